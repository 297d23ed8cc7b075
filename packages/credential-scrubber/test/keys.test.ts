import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCredentialPart } from '../src/keys/find-part.js';
import { DEFAULT_CREDENTIAL_KEY_PARTS, isCredentialKey } from '../src/keys/is-credential-key.js';
import { createKeyDecision } from '../src/keys/key-decision.js';

interface Row {
  readonly key: string;
  readonly credential: boolean;
  readonly debatable?: boolean;
}

const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('./fixtures/credential-keys.json', import.meta.url), 'utf8'),
);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

describe('isCredentialKey', () => {
  test('agrees with every row of the corpus, the debatable ones too', () => {
    expect(rows.filter(({ key, credential }) => isCredentialKey(key) !== credential)).toEqual([]);
  });

  test.each(
    words(`
      SPRING_DATASOURCE_PASSWORD spring.datasource.password ConnectionStrings:Default RABBITMQ_ERLANG_COOKIE
      AWSSecretAccessKey AWSAccessKeyId awsSecretAccessKey Ocp-Apim-Subscription-Key X-Goog-Api-Key X-Vault-Token
      PRIVATE-TOKEN JOB-TOKEN _authToken stripeLiveKey AZURE_SPEECH_KEY azureStorageKey twilioAuthToken GITHUB_PAT
      JWTSecret jwtSigningKey IDToken userIDToken APIKeys dbPASSWORD PassWord toKEN aPiKeY oauth2RefreshToken
      pass1 password2 token_v2 API_KEY_PROD token_github passwordHash password_confirmation secretKeyBase
      ansible_become_pass smtpPass PGPASSWORD MYSQL_PWD rootpw wpa_psk preSharedKey snmpCommunity
      dbpassword authtoken clientsecret accesskeyid acmepassword csrfmiddlewaretoken
      resetToken passwordResetToken authTokens refresh_tokens api_keys secrets recoveryCodes seedPhrase
      contraseña Passwort пароль データベースパスワード 密码 비밀번호`),
  )('%s is a credential', (key) => {
    expect(isCredentialKey(key)).toBe(true);
  });

  test.each(
    words(`
      tokens totalTokens cached_tokens tokenBudget max_output_tokens eos_token padToken nextPageToken deltaToken
      cancellationToken designTokens tokenEndpoint token_endpoint_auth_method accessTokenExpiresAt refresh_token_expires_in
      onTokenRefresh commaToken passwordStrength passwordMinLength failedPasswordAttempts passwordless showPassword
      isPasswordSet PASSWORD_HASHERS pwdLastSet secretsManagerEndpoint secretKeyRef clientSecretExpiresAt topSecret
      imagePullSecrets automountServiceAccountToken withCredentials credentialsPath authorizationEndpoint
      requiresAuthorization authoredBy auth_uri twoFactorAuth oauthProvider keyVaultName private_key_id kmsKeyArn
      ssh_key_path apiKeyPrefix publicKeyPem stripePublishableKey recaptchaSiteKey Sec-WebSocket-Key Idempotency-Key
      redis_key routingKey storageKey jiraKey compositeKey keySize boardingPass bandpass passThreshold ledPin pinMode
      sea_salt black_pepper saltRounds emailSignature functionSignature accountSid sidebar country_code promoCode
      random_seed commitHash jwksUri jwtPayload cookieDomain acceptCookies fortuneCookie onepassword_account passkeys`),
  )('%s is none', (key) => {
    expect(isCredentialKey(key)).toBe(false);
  });

  test.each([
    ['long s', '\u017fecret'],
    ['Kelvin sign', 'to\u212aen'],
    ['Kelvin sign in a compound', 'api\u212aey'],
    ['Kelvin sign in an unknown word', 'broo\u212as_pass_phrase'],
    ['Kelvin sign behind a part', 'secret_\u212aey_fallbac\u212as'],
    ['dotless i', 'ap\u0131_key'],
    ['fullwidth', '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44'],
    ['mathematical bold', '\u{1d42d}\u{1d428}\u{1d424}\u{1d41e}\u{1d427}'],
    ['Cyrillic letters', 'р\u0430ssw\u043erd'],
    ['Greek letters', '\u03a4\u039fKEN'],
    ['small capitals', 'ᴛᴏᴋᴇɴ'],
    ['accents', 'pássword'],
    ['combining strokes', 'p\u0336assword'],
    ['a zero-width space', 'pass\u200bword'],
    ['a soft hyphen', 'to\u00adken'],
  ])('reads %s as what it looks like', (_what, key) => {
    expect(isCredentialKey(key)).toBe(true);
  });

  test('a word of another script is not read as Latin', () => {
    expect(['ключ', 'сом', 'κλειδί', 'авторизация'].filter(isCredentialKey)).toEqual([]);
  });

  test('is linear and bounded on hostile names', () => {
    for (const piece of [
      'pass',
      'token_bucket_',
      'x_password_id_',
      'aB',
      'key_',
      'API',
      '密',
      'passw',
      '\u0301',
    ]) {
      expect(typeof isCredentialKey(piece.repeat(20_000))).toBe('boolean');
    }
  });

  test('the last words of a very long path count', () => {
    expect(isCredentialKey(`${'config.'.repeat(1000)}password`)).toBe(true);
  });
});

describe('DEFAULT_CREDENTIAL_KEY_PARTS', () => {
  test('is frozen, without repeats, in words joined by an underscore', () => {
    expect(Object.isFrozen(DEFAULT_CREDENTIAL_KEY_PARTS)).toBe(true);
    expect(new Set(DEFAULT_CREDENTIAL_KEY_PARTS).size).toBe(DEFAULT_CREDENTIAL_KEY_PARTS.length);
    for (const part of DEFAULT_CREDENTIAL_KEY_PARTS)
      expect(part).toMatch(/^[\p{Ll}\p{Lo}ー\d]+(?:_[\p{Ll}\d]+){0,2}$/u);
  });

  test('every part is found by its own name, or behind a qualifier', () => {
    const qualified: Readonly<Record<string, string>> = {
      pat: 'github_pat',
      pw: 'root_pw',
      pepper: 'password_pepper',
    };
    for (const part of DEFAULT_CREDENTIAL_KEY_PARTS) {
      expect([part, findCredentialPart(qualified[part] ?? part)]).toEqual([part, part]);
    }
  });
});

describe('createKeyDecision', () => {
  const keys = rows.map(({ key }) => key);

  test('undefined and null are the built-in set', () => {
    for (const options of [
      {},
      { keyParts: undefined },
      { keyParts: null },
      { keyParts: null, extraKeyParts: null },
    ]) {
      expect(keys.map(createKeyDecision(options).isCredentialKey)).toEqual(keys.map(isCredentialKey));
    }
  });

  test('the default, spread, is the default', () => {
    const spread = createKeyDecision({ keyParts: [...DEFAULT_CREDENTIAL_KEY_PARTS] });
    expect(keys.map(spread.isCredentialKey)).toEqual(keys.map(isCredentialKey));
  });

  test('an empty iterable switches the scan off', () => {
    for (const keyParts of [[], new Set<string>()]) {
      expect(keys.filter(createKeyDecision({ keyParts }).isCredentialKey)).toEqual([]);
    }
  });

  test('a part of the caller is searched anywhere, in any case', () => {
    const { isCredentialKey: decide, findPart } = createKeyDecision({
      keyParts: ['nickname', 'ssn|tax_?id'],
    });
    expect(decide('myNickNames')).toBe(true);
    expect(findPart('TAXID')).toBe('ssn|tax_?id');
    expect(decide('assn')).toBe(true);
    expect(decide('password')).toBe(false);
  });

  test('a fragment that only the older mode understands is one', () => {
    expect(createKeyDecision({ keyParts: ['my\\-note'] }).isCredentialKey('x-my-note')).toBe(true);
  });

  test('a built-in part decides by words, alone or beside others', () => {
    const { isCredentialKey: decide } = createKeyDecision({ keyParts: ['token', 'nickname'] });
    expect(decide('botToken')).toBe(true);
    expect(decide('max_tokens')).toBe(false);
    expect(decide('tokenizer')).toBe(false);
    expect(decide('password')).toBe(false);
  });

  test('an addition to the default only adds', () => {
    const { isCredentialKey: decide } = createKeyDecision({
      keyParts: [...DEFAULT_CREDENTIAL_KEY_PARTS, 'nickname'],
    });
    expect(keys.filter((key) => decide(key) !== isCredentialKey(key))).toEqual([]);
    expect(decide('xnicknamex')).toBe(true);
  });

  test('extra parts are words', () => {
    const { isCredentialKey: decide, findPart } = createKeyDecision({
      extraKeyParts: ['ssn', 'taxNumber', 'internal-note'],
    });
    expect(
      words('ssn userSSN ssns tax_number TAXNUMBER internalNotes internal_note_2 password').filter(
        (key) => !decide(key),
      ),
    ).toEqual([]);
    expect(words('assn ssn_count has_ssn taxNumberType note monkey internal').filter(decide)).toEqual([]);
    expect(findPart('customerTaxNumber')).toBe('tax_number');
  });

  test('extra parts stand beside a switched-off set', () => {
    const { isCredentialKey: decide } = createKeyDecision({ keyParts: [], extraKeyParts: ['ssn'] });
    expect(decide('ssn')).toBe(true);
    expect(decide('password')).toBe(false);
  });

  test.each([
    ['keyParts', { keyParts: 'token' }],
    ['keyParts', { keyParts: 5 }],
    ['keyParts', { keyParts: [5] }],
    ['keyParts', { keyParts: ['('] }],
    ['keyParts', { keyParts: [''] }],
    ['keyParts', { keyParts: ['a*'] }],
    ['extraKeyParts', { extraKeyParts: 'ssn' }],
    ['extraKeyParts', { extraKeyParts: ['--'] }],
    ['extraKeyParts', { extraKeyParts: ['one two three four'] }],
  ])('refuses misuse of %s: %j', (option, options) => {
    const build = () => Reflect.apply(createKeyDecision, undefined, [options]);
    expect(build).toThrow(TypeError);
    expect(build).toThrow(expect.objectContaining({ code: `invalid-option:${option}` }));
  });
});
