/** Key names of the fifth set. */
const yes =
  `mysqlRootPassword PGPASSWORD MYSQL_PWD db_pwd dbPass admin_pw superuserPassword oldPassword new_password confirmPassword
passwordConfirmation password2 userPassword unix_password ftpPasswd imapPassword bindCredentials ldap_default_authtok
key_password storePassword pfxPassword certPassword p12_passphrase sshPassphrase gpgPassphrase borgPassphrase
signing_secret sharedSecret shared_secret_key hmacSecret COOKIE_SECRET jwt_secret jwtPrivateKey rsa_private_key
sshPrivateKey tlsPrivateKey clientKeyData secret_access_key s3SecretKey minioSecretKey storage_account_key
sas_token SharedAccessKey AccountKey sessionToken session_cookie authCookie rememberToken auth_ticket authorization
Authorization X-Amz-Security-Token x-goog-api-key Ocp-Apim-Subscription-Key Private-Token apiKeys API_TOKENS appKey
app_secret consumerSecret OAUTH_CLIENT_SECRET webhookSecret slack_signing_secret discordWebhookUrl sentryAuthToken
GH_TOKEN GITHUB_PAT gitlab_pat HF_TOKEN anthropicApiKey openrouter_key pinDigits unlockCode wpaPassphrase
wachtwoord hasło пароль_бд パスワード 비밀번호 senha_banco`.split(/\s+/);
const yesDebatable = ['pinDigits', 'unlockCode', 'discordWebhookUrl', 'openrouter_key', 'bindCredentials'];
const no =
  `tokenCount tokens tokenLimit token_budget inputTokens cachedTokens tokenize tokenizer_config eosToken pad_token_id
nextPageToken syntaxToken tokenColors passwordStrength password_expires_at passwordResetRequired password_attempts
isPasswordSet passwordHint passwordLabel password_file passwordCommand secretCount secret_id secretsPath secretStoreRef
isSecret keyPath keystore_path key_size keyLength keyType key_usage apiKeyId access_key_id publicKeyPem sshPublicKey
primary_key uniqueKey sortKeys idempotencyKey routingKey i18nKey translation_key keyPressed keyword_list keynote
keyring authorName authors author_id authType auth_url auth_enabled authority_key oauthProvider oauth_scopes sessionTimeout
session_id_length cookieName cookies_enabled credentialId credentialCount bypassCache passengers compassHeading
passive passport_country pwd_policy pinboard pinterest spinning certificate_arn saltRounds hashRounds nonceLength
signatureAlgorithm encrypted encryptionAlgorithm is_private privacyMode`.split(/\s+/);
const noDebatable = ['access_key_id', 'authority_key', 'pwd_policy', 'idempotencyKey', 'secret_id'];

const entry = (credential, debatable) => (key) => ({
  key,
  credential,
  ...(debatable.includes(key) && { debatable: true }),
});

export const keys = [...yes.map(entry(true, yesDebatable)), ...no.map(entry(false, noDebatable))];
