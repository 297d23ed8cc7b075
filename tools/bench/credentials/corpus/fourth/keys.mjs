/** Key names of the fourth set. */
const yes =
  `redisAuth db_passphrase SMTP_PASSWD ldapBindPassword bind_pw rootPassword sudoPass keystorePassword trustStorePassword
HMAC_KEY webhook_signing_secret slackWebhookUrl x-auth-token X-Vault-Token PRIVATE-TOKEN csrfSecret cookie_secret sessionSecret
NEXTAUTH_SECRET encryptionKey ENCRYPTION_KEY master_key RAILS_MASTER_KEY secretKeyBase jwtSigningKey accessKeySecret
AWS_SESSION_TOKEN azureClientSecret GOOGLE_CLIENT_SECRET stripeSecretKey TWILIO_AUTH_TOKEN telegramBotToken discord_token
NPM_TOKEN npmAuthToken _authToken pypi_password DOCKER_AUTH_CONFIG refreshToken id_token oauthToken accessToken
personalAccessToken deploy_token runnerToken registryPassword wifiPassword wpa_psk presharedKey psk snmpCommunity
recoveryCode backup_codes otpSecret totp_seed mnemonic seedPhrase passcode userPin Passwort mot_de_passe contraseña senha
пароль 密码 database_password`.split(/\s+/);
const yesDebatable = [
  'snmpCommunity',
  'userPin',
  'DOCKER_AUTH_CONFIG',
  'mnemonic',
  'slackWebhookUrl',
  'redisAuth',
];
const no =
  `tokenizerPath token_usage maxOutputTokens prompt_tokens tokensPerMinute token_type tokenExpiry refresh_token_expires_in
passwordMinLength password_policy passwordLastChanged forgotPasswordUrl hasPassword showPassword passwordFieldId
secretName secret_arn secretRef secretsManagerRegion keyId kid key_vault_name keyboardLayout keyframes foreignKey
partition_key sortKey cacheKey hotkey keyCode apiKeyName api_key_count apiKeyHeaderName publicKey public_key_url
ssh_fingerprint author authority authorUrl authMethod auth_mode authenticated authProvider compass bypass passRate
passthrough passed passage pinned pinCount spinner opinion sessionDuration session_count cookieDomain cookieConsent
cookie_policy credentialType credentials_provider monkeyPatch turkey hashAlgorithm certificatePath`.split(
    /\s+/,
  );
const noDebatable = ['kid', 'ssh_fingerprint'];

const entry = (credential, debatable) => (key) => ({
  key,
  credential,
  ...(debatable.includes(key) && { debatable: true }),
});

export const keys = [...yes.map(entry(true, yesDebatable)), ...no.map(entry(false, noDebatable))];
