import type { KeyKind } from '../engine/key.js';
import type { Label } from '../rule.js';

// Separated by `|`, since some have blanks in them.

/** Pieces of names that credentials have, in lower case; they may stand in the middle of a name (`botToken`, `dbpassword`). */
export const KEYWORDS: string =
  'password|passwd|passphrase|passcode|passwort|pasword|passwrd|psswd|pass_|pass|pwd|pswd|psk|pw1|' +
  `pw2|pw:|pw=|pw |pw'|pw"|pw\\|pw&|secret|token|cred|credential|authorization|authorisation|` +
  'authentication|auth|bearer|jwt|cookie|otp|mnemonic|phrase|keytab|macaroon|xprv|session|sessionid|sessid|' +
  'key|pem|jwk|signature|assertion|answer|login|logon|log in|sign in|signin|community|id_rsa|' +
  'id_ed25519|ticket';

/** The same, but only where a word of a name begins: after a letter they are part of another word. */
export const KEYWORDS_AT_START: string = 'seed|sess|sid|salt|pepper|sig|pin|pat|code|hash|words|saml';

/** Names in other languages and fixed directives of configuration files, with what they stand for. */
export const NAMED_KEYS: readonly (readonly [KeyKind, Label, string])[] = [
  [
    'password',
    'PASSWORD',
    'requirepass|masterauth|convertto-securestring|passwort|kennwort|losungswort|contraseña|' +
      'contrasena|contrasenya|clave|senha|palavra-passe|mot de passe|mots de passe|motdepasse|mdp|' +
      'wachtwoord|parola|parolă|hasło|haslo|heslo|lösenord|losenord|salasana|jelszó|jelszo|şifre|' +
      'sifre|passord|adgangskode|kodeord|lozinka|geslo|mật khẩu|mat khau|kata sandi|парол|лозинка|密码|' +
      '密碼|口令|暗号|パスワード|合言葉|비밀번호|암호|패스워드|كلمة المرور|كلمة السر|סיסמה|סיסמא|κωδικός|पासवर्ड|รหัสผ่าน|비번|' +
      'jelszav|p/w|rocommunity|rwcommunity|sudo asks|when asked|when prompted|key content|p4ssw0rd|' +
      'passw0rd|パスフレーズ|رمز عبور|گذرواژه|كلمه السر|slaptažodis|parool|contrasinal|lykilorð|' +
      'kata laluan|পাসওয়ার্ড|پاس ورڈ|snmp-server community|ww:|ww van|ww voor|authtok|phrase secrète|phrase de passe|' +
      'frase de contraseña|frase secreta',
  ],
  [
    'pin',
    'PASSWORD',
    '暗証番号|puk|sms-tan|seu código|tu código|su código|il tuo codice|twój kod|ваш код|' +
      'code de vérification|code de sécurité|code de confirmation|code à usage unique|' +
      'código de verificación|código de verificação|código de un solo uso|código de seguridad|' +
      'código de segurança|bestätigungscode|sicherheitscode|verifizierungscode|codice di verifica|' +
      'codice di sicurezza|verificatiecode|beveiligingscode|код подтверждения|код підтвердження|' +
      'код доступа|kod weryfikacyjny|doğrulama kodu|verifieringskod|mã xác nhận|验证码|驗證碼|校验码|認証コード|' +
      "確認コード|인증번호|인증 코드|인증코드|code d'accès|código de acceso|código de acesso|codice di accesso|" +
      'zugangscode|toegangscode|kod dostępu|tan lautet|türcode|pincode|пин-код|code de la porte',
  ],
  [
    'weak',
    'PASSWORD',
    'unlock|decrypt|melde dich|anmeld|einlogg|connecte-toi|connectez-vous|inicia sesión|' +
      'iniciar sesión|accedi|inloggen|get in|connect as|ssh in|ssh as|entra con|entra com|entre com|logga in|logg inn|zaloguj|войди|войти|заход',
  ],
  ['token', 'PASSWORD', 'new value'],
  [
    'secret',
    'PASSWORD',
    'auth.user.info|u/p|zugangsdaten|anmeldedaten|identifiants|credenciales|credenciais|credenziali|inloggegevens|' +
      'доступы|учётные данные|учетные данные|ログイン情報|登录信息|登入資訊|로그인 정보',
  ],
  [
    'token',
    'TOKEN',
    'setup-key|setup_key|tokenet|tokenen|jeton|токен|令牌|トークン|토큰|zugangstoken|toegangstoken|adgangstoken|tilgangstoken|åtkomsttoken|ficha de acceso',
  ],
  [
    'token',
    'API_KEY',
    'schlüssel|schluessel|clé|clave de api|chave|chiave|llave|sleutel|ключ|密钥|密鑰|私钥|秘钥|鍵|キー|키는|키:|' +
      '키 |nyckel|nøgle|nøkkel|klíč|kulcs|cheia|klucz|avain|anahtar',
  ],
  ['secret', 'SECRET', 'geheimnis|geheim|secreto|segredo|segreto|секрет|秘密|シークレット|시크릿|机密'],
];
