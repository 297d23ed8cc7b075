/** The same eleven languages, talking of passwords and telling none. */
import { negatives } from '../group.mjs';

const talk = (language, lines) => negatives(`neg:talk-${language}`, lines);

export const negativeTalk = [
  talk('english', {
    forgot: 'I forgot my password again, can you send me the link please?',
    whiteboard: "don't write the wifi password on the whiteboard, visitors take photos",
    'is-long': 'the password is way too long to type on a phone',
    later: "I'll give you the login on Monday when we meet, not over chat",
  }),
  talk('german', {
    vergessen: 'Ich habe mein Passwort vergessen, kannst du es zurücksetzen?',
    'ist-falsch': 'Das Passwort ist falsch, obwohl ich es kopiert habe.',
    'am-telefon': 'Das Kennwort sage ich dir am Telefon, nicht hier.',
    schluessel: 'Der Schlüssel liegt unter der Matte und der Code für das Tor wechselt monatlich.',
  }),
  talk('spanish', {
    olvide: 'Olvidé mi contraseña y el enlace ya caducó.',
    'es-obligatoria': 'La contraseña es obligatoria y debe tener ocho caracteres.',
    clave: 'La clave está en escuchar a los usuarios.',
  }),
  talk('french', {
    oublie: "J'ai oublié mon mot de passe, tu peux m'aider ?",
    'est-incorrect': 'Le mot de passe est incorrect, veuillez réessayer.',
    cle: 'La clé est sous le paillasson et le code est affiché au secrétariat.',
  }),
  talk('portuguese', {
    esqueci: 'Esqueci minha senha e o token expirou.',
    'esta-no-cofre': 'A senha está no cofre, peça ao Bruno.',
    chave: 'A chave do sucesso é a paciência.',
  }),
  talk('italian', {
    dimenticata: 'Ho dimenticato la password, me la puoi reimpostare?',
    'deve-avere': 'La password deve avere almeno dodici caratteri.',
    chiave: 'La chiave è in portineria, il codice lo sa la segreteria.',
  }),
  talk('dutch', {
    vergeten: 'Ik ben mijn wachtwoord vergeten, kun je het resetten?',
    'is-verlopen': 'Het wachtwoord is verlopen en moet worden gewijzigd.',
    sleutel: 'De sleutel ligt bij de receptie.',
  }),
  talk('russian', {
    zabyl: 'Я забыл пароль, пришли ссылку для сброса.',
    neverny: 'Пароль неверный, попробуйте ещё раз.',
    'u-ohrany': 'Ключ у охраны, код от двери меняется каждую неделю.',
  }),
  talk('chinese', {
    wangji: '我忘记密码了，帮我重置一下。',
    cuowu: '密码错误，请重新输入。',
    guanjian: '关键是先写测试，密钥统一放在保险库里。',
  }),
  talk('japanese', {
    wasureta: 'パスワードを忘れたので、再設定のリンクを送ってください。',
    machigai: 'パスワードが間違っています。',
    kagi: '鍵は受付に預けてあります。',
  }),
  talk('korean', {
    ijeo: '비밀번호를 잊어버렸어요. 재설정 링크 보내 주세요.',
    teulrim: '비밀번호가 틀렸습니다.',
    yeolsoe: '열쇠는 경비실에 있고 출입 코드는 매달 바뀝니다.',
  }),
].flat();
