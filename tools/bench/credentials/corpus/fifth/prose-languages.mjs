/** Sentences in other languages, put in other ways than in the fourth set. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, sentence, simple, symbol, tricky } from './made-up.mjs';

const makers = {
  de: {
    'zuerst-wert': (v) => t`${S(symbol(v))} ist das Passwort fürs Intranet.`,
    'habe-gesetzt': (v) => t`Ich habe das Passwort von ${v.name()} auf ${S(simple(v))} gesetzt.`,
    'pw-kurz': (v) => t`PW vom Gäste-WLAN: ${S(label(v))}`,
    anfuehrung: (v) => t`Das Root-Kennwort heißt »${S(tricky(v))}«.`,
    'zugang-mit': (v) => t`Zugang zum Testsystem: Nutzer demo, Kennwort ${S(simple(v))}`,
    'schluessel-lautet': (v) => t`Der geheime Schlüssel lautet ${S(v.b62(32))} und darf nicht ins Repo.`,
    tan: (v) => t`Ihre TAN lautet ${S(v.digits(6))}. Gültig bis 14:32 Uhr.`,
  },
  fr: {
    'valeur-dabord': (v) => t`${S(simple(v))}, c'est le mot de passe du wifi invité`,
    'j-ai-mis': (v) => t`J'ai mis ${S(symbol(v))} comme mot de passe pour le compte de Rosa.`,
    'nouveau-mdp': (v) => t`Nouveau MDP : ${S(tricky(v))}`,
    'secret-client': (v) => t`Le secret client de l'application est "${S(v.b62(40))}".`,
    'code-acces': (v) => t`Voici ton code d'accès temporaire : ${S(v.digits(8))}`,
    'phrase-secrete': (v) => t`La phrase secrète de la clé SSH est « ${S(sentence(v))} ».`,
  },
  es: {
    puse: (v) => t`Puse ${S(symbol(v))} como contraseña, avísame si no entra.`,
    'pass-coloquial': (v) => t`la pass del router: ${S(label(v))}`,
    'contrasena-actual': (v) => t`Contraseña actual → ${S(symbol(v))}`,
    credenciales: (v) => t`Te paso las credenciales: usuario ${v.name()}, clave ${S(simple(v))}`,
    'clave-api': (v) => t`Nuestra clave de API es ${S(v.hex(40))}, no la subas al repo.`,
    'codigo-verificacion': (v) => t`${S(v.digits(6))} es tu código de verificación de Northwind.`,
  },
  pt: {
    coloquei: (v) => t`coloquei ${S(symbol(v))} como senha provisória`,
    'senha-wifi-casa': (v) => t`Wi-Fi da casa: rede Sobrado, senha ${S(label(v))}`,
    'login-senha': (v) => t`login/senha: ${v.name()}/${S(simple(v))}`,
    'token-acesso': (v) => t`O token de acesso do integrador é ${S(v.b62(40))}.`,
    codigo: (v) => t`Seu código de verificação é ${S(v.digits(6))}`,
  },
  it: {
    'ho-impostato': (v) => t`Ho impostato ${S(symbol(v))} come password dell'amministratore.`,
    'la-pw': (v) => t`la pw del wifi è ${S(label(v))}`,
    'accedi-con': (v) => t`Accedi con utente ${v.name()} e password ${S(simple(v))}`,
    'chiave-api': (v) => t`Chiave API: ${S(v.hex(32))}`,
    'codice-verifica': (v) => t`Il tuo codice di verifica è ${S(v.digits(6))}`,
  },
  nl: {
    'heb-ingesteld': (v) => t`Ik heb het wachtwoord ingesteld op ${S(symbol(v))}.`,
    ww: (v) => t`ww van de NAS: ${S(simple(v))}`,
    'waarde-eerst': (v) => t`${S(simple(v))} is het wachtwoord van het gastnetwerk`,
    token: (v) => t`Het toegangstoken voor de koppeling is ${S(v.b62(36))}`,
    code: (v) => t`Je verificatiecode is ${S(v.digits(6))}`,
  },
  pl: {
    ustawilem: (v) => t`Ustawiłem hasło na ${S(symbol(v))}, zmień po zalogowaniu.`,
    klucz: (v) => t`Klucz API do map: ${S(v.hex(32))}`,
    kod: (v) => t`Twój kod weryfikacyjny to ${S(v.digits(6))}`,
  },
  tr: {
    'sifre-olarak': (v) => t`Şifre olarak ${S(simple(v))} kullan.`,
    dogrulama: (v) => t`Doğrulama kodunuz: ${S(v.digits(6))}`,
  },
  sv: {
    'bytte-till': (v) => t`Jag bytte lösenordet till ${S(symbol(v))} igår.`,
    nyckel: (v) => t`API-nyckeln är ${S(v.b62(32))}`,
  },
  ru: {
    postavil: (v) => t`Поставил пароль ${S(symbol(v))}, потом сменишь`,
    znachenie: (v) => t`${S(simple(v))} — это пароль от гостевого вайфая`,
    'login-parol': (v) => t`Логин/пароль: ${v.name()}/${S(simple(v))}`,
    token: (v) => t`Токен бота: ${S(`${v.digits(10)}:AAE${v.url64(32)}`)}`,
    odnorazovyi: (v) => t`Ваш одноразовый пароль ${S(v.digits(6))}`,
    kavychki: (v) => t`пароль root "${S(tricky(v))}" (в кавычках)`,
  },
  uk: {
    zminyv: (v) => t`Змінив пароль на ${S(symbol(v))}.`,
    kod: (v) => t`Код підтвердження ${S(v.digits(6))}`,
  },
  zh: {
    'ba-mima': (v) => t`我把后台密码设成 ${S(symbol(v))} 了`,
    'mima-shi-space': (v) => t`路由器的管理密码是 ${S(label(v))}，贴在背面`,
    'zhanghao-slash': (v) => t`测试账号/密码：${v.name()}/${S(simple(v))}`,
    token: (v) => t`接口的 token 是 ${S(v.b62(36))}`,
    kouling: (v) => t`压缩包口令「${S(simple(v))}」`,
    yanzheng: (v) => t`验证码 ${S(v.digits(6))}，请勿泄露给他人。`,
  },
  ja: {
    settei: (v) => t`初期パスワードは「${S(symbol(v))}」で設定しました。`,
    wifi: (v) => t`Wi-Fiのパスワード→${S(label(v))}`,
    'id-pw': (v) => t`ID: ${v.name()} / PW: ${S(simple(v))}`,
    himitsu: (v) => t`シークレットキーは ${S(v.b62(40))} です`,
    wanntaimu: (v) => t`ワンタイムパスワードは${S(v.digits(6))}です。`,
  },
  ko: {
    byeongyeong: (v) => t`관리자 비밀번호를 ${S(symbol(v))} 로 변경했어요`,
    amho: (v) => t`압축 파일 암호: ${S(simple(v))}`,
    gyejeong: (v) => t`테스트 계정은 ${v.name()} / ${S(simple(v))} (비번) 입니다`,
    token: (v) => t`액세스 토큰은 ${S(v.b62(40))} 입니다.`,
    injeung: (v) => t`인증번호는 [${S(v.digits(6))}] 입니다.`,
  },
  rare: {
    cs: (v) => t`Heslo k databázi je ${S(symbol(v))}.`,
    da: (v) => t`Adgangskoden til serveren er ${S(simple(v))}.`,
    no: (v) => t`Passordet til gjestenettet er ${S(label(v))}`,
    fi: (v) => t`Palvelimen salasana on ${S(symbol(v))}.`,
    ro: (v) => t`Parola de la baza de date este ${S(simple(v))}.`,
    hu: (v) => t`A szerver jelszava: ${S(symbol(v))}`,
    el: (v) => t`Ο κωδικός πρόσβασης είναι ${S(simple(v))}.`,
    vi: (v) => t`Mật khẩu wifi là ${S(label(v))} nhé`,
    id: (v) => t`Kata sandi admin: ${S(simple(v))}`,
    ar: (v) => t`كلمة المرور: ${S(simple(v))}`,
    he: (v) => t`הסיסמה של השרת היא ${S(simple(v))}`,
    hi: (v) => t`वाई-फ़ाई का पासवर्ड ${S(simple(v))} है`,
  },
};

export const rows = Object.entries(makers).flatMap(([language, each]) =>
  positives(`prose:${language}`, 'password', each),
);
