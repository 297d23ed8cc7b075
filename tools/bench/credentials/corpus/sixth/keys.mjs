/** Key names of the sixth set. */
const yes =
  `masterPassword rootPasswd superAdminPassword postgresPassword POSTGRES_PASSWORD MARIADB_ROOT_PASSWORD redisAuth requirepass
bindPassword bind_pw trustStorePassword storePass keyPass signingPassword uploadKeystorePassword p12Password
proxy_password ntlmPassword sudoPassword becomePass vncPassword wifiPassword wpa_psk preSharedKey vaultPassphrase
gpg_passphrase pgpPrivateKey hostKeyPrivate deployKeyPrivate service_account_private_key clientKeyPem
oauthToken personalAccessToken PAT_TOKEN deploy_token runnerToken registrationToken job_token ciToken npmToken NODE_AUTH_TOKEN
pypiToken hfToken HUGGING_FACE_HUB_TOKEN openai_key OPENAI_KEY GEMINI_API_KEY mistralApiKey vector_db_api_key
supabaseServiceRoleKey service_role_key clerkSecretKey AUTH_SECRET BETTER_AUTH_SECRET nextauth_secret SECRET_KEY_BASE
rails_master_key APP_SECRET appSecretKey consumer_secret apiSecret partnerSecret webhook_signing_secret hmac_key
jwt_signing_key cookieSecret cookie_secret session_secret csrf_secret encryptionPassphrase dataEncryptionKey fernetKey
kmsPlaintextKey unsealKey rootToken X-Vault-Token X-Api-Token x-gitlab-token X-Shopify-Access-Token
xApiKey subscriptionKey sharedAccessSignature connectionPassword smtpPassword mailPass imap_pass ftpPass sshPass
totpSeed otp_secret two_factor_secret backup_codes recoveryCode recoveryKey mnemonic seedPhrase walletPrivateKey
kennwort zugangstoken mot_de_passe contraseña clave_api senha parola_chiave wachtwoordDb пароль 密码 api密钥 暗証番号 비밀번호`.split(
    /\s+/,
  );
const yesDebatable = [
  'hostKeyPrivate',
  'openai_key',
  'sharedAccessSignature',
  'mnemonic',
  'redisAuth',
  'clave_api',
  'zugangstoken',
  'parola_chiave',
  'wachtwoordDb',
  '暗証番号',
];
const no =
  `tokenUsage token_usage outputTokens reasoning_tokens tokensUsed tokenBudget max_completion_tokens tokenBucketSize
tokenEndpoint token_endpoint tokenUrl tokenExpiresAt token_expiry tokenIssuer tokenScopes tokenName token_id tokenizerPath
stopTokens bosTokenId designTokens colorToken nextPageToken pageTokenField syncToken
passwordField passwordInput passwordMinLength password_min_length passwordChangedAt passwordExpiresInDays passwordRequired
usePassword forgotPasswordUrl password_strength_score passwordManager secretRef secretKeyRef secret_arn secretVersion
secretNamespace secretsManagerEnabled secretSanta isSecretBallot keyVaultName keyVaultUri keyring_backend keyAlias
keyAlgorithm key_rotation_days key_length keyFingerprint keyCount keyStrokes keyframes keyboardLayout keyPrefix keyspace
cacheKeyPrefix routing_key dedupKey composite_key sortKeyName i18n_key translationKey monkeyPatch turkeyCount
apiKeyName apiKeyHeader api_key_created_at apiKeyPrefix sshPublicKey public_key_pem authorName co_authors authorizationUrl
authorization_endpoint authType authMode auth_enabled authenticatorAttachment credentialSource credentialsPath credentials_file
cookieDomain cookie_max_age cookieBanner sessionLength sessionName session_ttl bearerFormat basicAuthEnabled
certificateExpiry certificateSubject passingGrade pass_percentage passThrough passage compassBearing bypassList surpassed
pinned pin_count pinterest_board pingInterval codeReview codecName seedValue random_seed mnemonicLabel recoveryEmail
signatureVersion signedHeaders saltLength encryptionEnabled privateNetwork isPrivateKeyEncrypted`.split(
    /\s+/,
  );
const noDebatable = ['seedValue', 'token_id', 'syncToken', 'mnemonicLabel', 'signedHeaders', 'apiKeyPrefix'];

const entry = (credential, debatable) => (key) => ({
  key,
  credential,
  ...(debatable.includes(key) && { debatable: true }),
});

export const keys = [...yes.map(entry(true, yesDebatable)), ...no.map(entry(false, noDebatable))];
