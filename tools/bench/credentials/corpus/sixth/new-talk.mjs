/** People telling a password in passing, in eleven languages. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { brief, mild, opaque, plain, strong } from './secrets.mjs';

const say = (language, makers, options) =>
  positives(`told-in-passing-${language}`, 'told-password', makers, options);

export const talk = [
  say('english', {
    'oh-and': (v) =>
      t`oh and before I forget, you get into the NAS as ${v.name()} with ${S(plain(v))}, no 2FA there`,
    'wifi-kids': (v) => t`we're at the cabin till Sunday, wifi pw ${S(plain(v))} in case the kids ask again`,
    'reused-it': (v) => t`I just reused ${S(plain(v))} as the admin password, don't judge me`,
    'voice-typed': (v) =>
      t`so the login is ${v.name()} and the password is ${S(strong(v))} all lower case after the first letter`,
    'old-new': (v) => t`old password was ${S(plain(v))}, new one's ${S(plain(v))}`,
    'if-asks': (v) => t`If it asks for a key, paste ${S(opaque(v, 32))} and hit enter.`,
  }),
  say('german', {
    'ach-ja': (v) =>
      t`Ach ja, fürs Gäste-WLAN brauchst du noch das Passwort: ${S(plain(v))}. Steht sonst auch am Kühlschrank.`,
    'hab-geaendert': (v) =>
      t`Hab das Root-Passwort auf ${S(strong(v))} geändert, sag bitte ${v.name()} Bescheid.`,
    zugangsdaten: (v) => t`Zugangsdaten fürs Portal: Benutzer ${v.name()}, PW ${S(mild(v))}`,
    'ist-noch': (v) => t`Das Kennwort vom Drucker ist immer noch "${S(brief(v))}", oder?`,
    schluessel: (v) =>
      t`Der API-Schlüssel vom Wetterdienst lautet ${S(v.hex(32))}, bitte in den Tresor legen.`,
  }),
  say('spanish', {
    'se-me-olvidaba': (v) =>
      t`Se me olvidaba: la contraseña del NAS es ${S(plain(v))} y el usuario es ${v.name()}.`,
    'entra-con': (v) =>
      t`Entra con ${v.name()}@${v.org()}.example y la clave ${S(mild(v))}, luego la cambiamos.`,
    'puse-de': (v) => t`Le puse de contraseña ${S(plain(v))} al panel de pruebas.`,
    'dos-puntos': (v) => t`Usuario: soporte\nContraseña: ${S(strong(v))}\nNo lo compartas, por favor.`,
  }),
  say('french', {
    'au-fait': (v) => t`Au fait, le mot de passe du wifi invité, c'est ${S(plain(v))}.`,
    'j-ai-mis': (v) => t`J'ai mis « ${S(strong(v))} » comme mot de passe sur le serveur de recette.`,
    identifiants: (v) => t`Identifiants : ${v.name()} / ${S(mild(v))} (à changer à la première connexion)`,
    'cle-api': (v) =>
      t`La clé d'API de la météo : ${S(v.hex(32))}. Elle est limitée à mille appels par jour.`,
  }),
  say('portuguese', {
    'a-senha-e': (v) => t`A senha do roteador é ${S(plain(v))}, anota aí porque ninguém lembra.`,
    'mudei-para': (v) => t`Mudei a senha do banco para ${S(mild(v))} depois do incidente.`,
    'usa-essa': (v) => t`usuário: ${v.name()}\nsenha: ${S(plain(v))}\nse não entrar me chama`,
    'chave-api': (v) => t`A chave da API de frete é ${S(opaque(v, 32))}; vence em dezembro.`,
  }),
  say('italian', {
    dimenticavo: (v) => t`Dimenticavo: la password del wifi dell'ufficio è ${S(plain(v))}.`,
    'ho-messo': (v) => t`Ho messo ${S(strong(v))} come password di root, ricordati di cambiarla.`,
    credenziali: (v) => t`Credenziali del gestionale: utente ${v.name()}, password ${S(mild(v))}.`,
    'la-chiave': (v) => t`La chiave segreta del gateway di pagamento è "${S(opaque(v, 40))}".`,
  }),
  say('dutch', {
    trouwens: (v) => t`Trouwens, het wachtwoord van de NAS is ${S(plain(v))}, niet doorvertellen.`,
    'veranderd-in': (v) => t`Ik heb het wachtwoord van de database veranderd in ${S(mild(v))}.`,
    inloggen: (v) => t`Je kunt inloggen als ${v.name()} met wachtwoord ${S(plain(v))}`,
    'ww-kort': (v) => t`ww van de wifi: ${S(plain(v))}`,
  }),
  say('russian', {
    kstati: (v) => t`Кстати, пароль от вайфая в офисе — ${S(plain(v))}, логин не нужен.`,
    pomenyal: (v) => t`Я поменял пароль root на ${S(strong(v))}, передай ${v.name()}.`,
    'login-parol': (v) => t`логин: ${v.name()}\nпароль: ${S(mild(v))}\nпотом удали это сообщение`,
    klyuch: (v) => t`Ключ API для доставки: ${S(opaque(v, 32))}. Никому не пересылай.`,
  }),
  say('chinese', {
    'dui-le': (v) => t`对了，会议室 wifi 的密码是${S(plain(v))}，别忘了告诉客户。`,
    'gai-cheng': (v) => t`我把数据库密码改成 ${S(mild(v))} 了，你那边也更新一下。`,
    zhanghao: (v) => t`账号：${v.name()}\n密码：${S(strong(v))}\n首次登录要改密码`,
    miyao: (v) => t`地图服务的密钥是 ${S(v.hex(32))}，先用这个测试。`,
  }),
  say('japanese', {
    chinamini: (v) => t`ちなみに、ゲスト用Wi-Fiのパスワードは${S(plain(v))}です。`,
    henkou: (v) => t`管理者のパスワードを ${S(mild(v))} に変更しました。共有は不要です。`,
    'id-pass': (v) => t`ID：${v.name()}\nパスワード：${S(strong(v))}`,
    apikey: (v) => t`天気APIのキーは「${S(opaque(v, 32))}」を使ってください。`,
  }),
  say('korean', {
    cham: (v) => t`참, 사무실 와이파이 비밀번호는 ${S(plain(v))} 입니다.`,
    bakkwosseo: (v) => t`DB 비밀번호를 ${S(mild(v))}(으)로 바꿨어요. 배포 설정도 고쳐 주세요.`,
    gyejeong: (v) => t`계정: ${v.name()}\n비밀번호: ${S(strong(v))}`,
    kikey: (v) => t`결제 API 키는 ${S(opaque(v, 36))} 이거 쓰시면 돼요.`,
  }),
].flat();
