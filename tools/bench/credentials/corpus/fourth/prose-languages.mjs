/** The same in other languages. */
import { positives } from '../group.mjs';
import { accented, bang, human, phrase, plain, spaced } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const latin = {
  de: {
    lautet: (v) => t`Das Kennwort für den Drucker lautet ${S(human(v))}.`,
    'ist-jetzt': (v) => t`Das Admin-Passwort ist jetzt ${S(plain(v))}, bitte nicht weitergeben!`,
    zugangsdaten: (v) => t`Zugangsdaten Kundenportal:\nBenutzer: ${v.name()}\nPasswort: ${S(human(v))}`,
    wlan: (v) => t`WLAN-Schlüssel im Ferienhaus: ${S(v.digits(16))}`,
    'mit-dem-passwort': (v) =>
      t`Melde dich als root mit dem Passwort „${S(spaced(v))}“ an und starte den Dienst neu.`,
    geheimzahl: (v) => t`Die PIN der EC-Karte ist ${S(v.digits(4))}, steht auch im Tresor.`,
    umlaut: (v) => t`Neues Passwort von ${v.name()}: ${S(accented(v))}`,
  },
  fr: {
    est: (v) => t`Le mot de passe du serveur de sauvegarde est ${S(human(v))}.`,
    'deux-points-espace': (v) => t`Identifiant : ${v.name()}\nMot de passe : ${S(human(v))}`,
    guillemets: (v) => t`Connecte-toi avec le mot de passe « ${S(plain(v))} » puis change-le.`,
    mdp: (v) => t`le mdp wifi c'est ${S(plain(v))}, tout attaché`,
    'cle-api': (v) => t`La clé d'API du fournisseur météo : ${S(v.hex(32))}`,
    'code-verification': (v) =>
      t`Votre code de vérification est ${S(v.digits(6))}. Il expire dans 5 minutes.`,
  },
  es: {
    'la-contrasena': (v) => t`La contraseña del panel es ${S(human(v))}, cámbiala cuando puedas.`,
    'clave-wifi': (v) => t`Clave del wifi de la oficina: ${S(plain(v))}`,
    'usuario-y': (v) => t`Entra con usuario ${v.name()} y contraseña ${S(human(v))}.`,
    'sigue-siendo': (v) => t`la contraseña de la base de datos sigue siendo ${S(human(v))}`,
    'token-de-acceso': (v) => t`El token de acceso para el bot es ${S(v.b62(36))}`,
    codigo: (v) => t`Tu código de un solo uso es ${S(v.digits(6))}`,
  },
  pt: {
    'a-senha': (v) => t`A senha do roteador é ${S(plain(v))}, não mude sem avisar.`,
    'senha-dois-pontos': (v) => t`Usuário: ${v.name()}\nSenha: ${S(human(v))}`,
    'palavra-passe': (v) => t`A palavra-passe do portal passou a ser ${S(human(v))}.`,
    chave: (v) => t`guarda aí: chave da API ${S(v.b62(32))}`,
    'trocou-para': (v) => t`A Inês trocou a senha do banco de dados para ${S(human(v))} ontem.`,
  },
  it: {
    'la-password': (v) => t`La password del NAS è ${S(human(v))}.`,
    'parola-ordine': (v) => t`Nome utente: ${v.name()}\nParola d'accesso: ${S(plain(v))}`,
    credenziali: (v) => t`Credenziali di prova: ${v.name()} / ${S(human(v))}`,
    'chiave-segreta': (v) => t`Ecco la chiave segreta del webhook: ${S(v.b62(32))}`,
    'codice-pin': (v) => t`Il codice PIN della carta è ${S(v.digits(5))}, imparalo a memoria.`,
  },
  nl: {
    'het-wachtwoord': (v) => t`Het wachtwoord van de beheerder is ${S(human(v))}.`,
    'inloggen-met': (v) => t`Je kunt inloggen met gebruikersnaam ${v.name()} en wachtwoord ${S(plain(v))}.`,
    'wifi-code': (v) => t`wifi-wachtwoord: ${S(plain(v))} (hoofdlettergevoelig)`,
    sleutel: (v) => t`De geheime sleutel voor de betaalprovider is ${S(v.b62(40))}.`,
    wachtzin: (v) => t`Wachtwoordzin van de back-up: "${S(phrase(v, 4))}"`,
  },
  pl: {
    haslo: (v) => t`Hasło do serwera testowego to ${S(human(v))}.`,
    'haslo-dwukropek': (v) => t`Login: ${v.name()}\nHasło: ${S(plain(v))}`,
  },
  tr: {
    sifre: (v) => t`Yönetici şifresi: ${S(human(v))}`,
    'parola-olarak': (v) => t`Wi-Fi parolası ${S(plain(v))}, misafirlere verebilirsin.`,
  },
  sv: {
    losenordet: (v) => t`Lösenordet till databasen är ${S(human(v))}.`,
    'losenord-kort': (v) => t`Användarnamn ${v.name()}, lösenord ${S(plain(v))}`,
  },
};

const other = {
  ru: {
    'parol-ot': (v) => t`Пароль от админки: ${S(human(v))}`,
    'parol-tire': (v) => t`логин ${v.name()}, пароль — ${S(plain(v))}`,
    pomenyal: (v) => t`Я поменял пароль базы на ${S(human(v))}, старый больше не работает.`,
    klyuch: (v) => t`Вот ключ API для карт: ${S(v.hex(32))}`,
    kod: (v) => t`Код подтверждения: ${S(v.digits(6))}. Никому его не сообщайте.`,
    'cyrillic-password': (v) => t`Пароль от вайфая «${S(`балалайка${v.int(100, 999)}`)}», без пробелов.`,
  },
  uk: {
    parol: (v) => t`Пароль до сервера резервних копій: ${S(human(v))}`,
    kluch: (v) => t`Секретний ключ для платежів — ${S(v.b62(36))}`,
  },
  zh: {
    'mima-shi': (v) => t`数据库的密码是${S(human(v))}，别忘了`,
    'mima-colon': (v) => t`账号：${v.name()}\n密码：${S(plain(v))}`,
    wifi: (v) => t`办公室的WiFi密码改成了 ${S(plain(v))} 。`,
    miyao: (v) => t`这是阿里云的密钥：${S(v.b62(30))}`,
    yanzhengma: (v) => t`【招商银行】您的验证码为${S(v.digits(6))}，5分钟内有效。`,
    traditional: (v) => t`管理員密碼為「${S(human(v))}」，請盡快更改。`,
  },
  ja: {
    'pasuwado-wa': (v) => t`管理画面のパスワードは ${S(human(v))} です。`,
    'pasuwado-colon': (v) => t`ユーザー名：${v.name()}\nパスワード：${S(plain(v))}`,
    'ni-henkou': (v) => t`パスワードを「${S(human(v))}」に変更しました。`,
    'api-key': (v) => t`APIキーは${S(v.b62(32))}になります`,
    ninshou: (v) => t`認証コード: ${S(v.digits(6))}（有効期限10分）`,
  },
  ko: {
    bimil: (v) => t`서버 비밀번호는 ${S(human(v))} 입니다.`,
    'bimil-colon': (v) => t`아이디: ${v.name()}\n비밀번호: ${S(plain(v))}`,
    wifi: (v) => t`와이파이 비번 ${S(plain(v))} 이에요`,
    key: (v) => t`API 키: ${S(v.b62(32))} 로 설정해 주세요`,
    injeung: (v) => t`[Web발신] 인증번호 ${S(v.digits(6))} 를 입력해 주세요.`,
  },
};

const mixed = {
  'de-en-chat': (v) => t`hab dir den account angelegt, username ${v.name()}, passwort erstmal ${S(bang(v))}`,
  'ja-slack': (v) => t`stg の DB パスワード → ${S(human(v))}（root）`,
  'zh-config-note': (v) => t`# redis 密码 ${S(plain(v))}`,
  'fr-note': (v) => t`Accès FTP client : hôte ftp.${v.org()}.example, login web, mdp : ${S(human(v))}`,
};

export const rows = [
  ...Object.entries({ ...latin, ...other }).flatMap(([language, makers]) =>
    positives(`prose:${language}`, 'password', makers, { disputed: ['geheimzahl', 'codice-pin'] }),
  ),
  ...positives('prose:mixed-language', 'password', mixed),
];
