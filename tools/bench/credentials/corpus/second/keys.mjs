/** Key names: does a field of this name hold a credential? */

const yes =
  `adminPassword adminPass rootPassword root_pw userPwd dbPass db_pass DB_PWD mysqlPassword PGPASSWORD mysql_root_password
redisPassword REDIS_PASS rabbitmq_password ldapBindPassword bind_password bindPw smtpPassword mailPassword imapPassword ftpPassword
wifiPassword wpa_passphrase psk presharedKey PresharedKey pre_shared_key newPassword new_password password1 password2
repeatPassword confirm_password passwordConfirmation password_confirmation tempPassword initialPassword defaultPassword
plaintextPassword encryptedPassword ansible_become_pass ansible_ssh_pass sudoPassword proxyPassword keyPassphrase sshPassphrase
gpgPassphrase truststorePassword keyStorePass ssl_key_password pfxPassword certificatePassword
appSecret app_secret consumerSecret consumer_secret oauthClientSecret oauth_client_secret azureClientSecret AZURE_CLIENT_SECRET
webhookSigningSecret hmacSecret hmac_key jwtSigningKey JWT_SECRET_KEY cookieSecret session_secret SESSION_SECRET nextauthSecret
secretKeyBase secret_key_base apiSecret api_secret APISecret API_SECRET_KEY botSecret slack_signing_secret totpSecret
userToken accessTokenSecret access_token_secret oauthToken oauth_token oauth2_token personalAccessToken personal_access_token
patToken githubPat GITLAB_PRIVATE_TOKEN npmToken NPM_TOKEN npmAuthToken _authToken deployToken deploy_token ciJobToken
installationToken registration_token registrationToken apiToken api_token API_TOKEN apitoken telegramBotToken TELEGRAM_BOT_TOKEN
discordToken slackToken SLACK_BOT_TOKEN hfToken HF_TOKEN vaultToken VAULT_TOKEN consulToken influxToken sonar_token
refresh-token access-token auth-token bearer_token bearer-token rememberToken remember_token resetToken
password_reset_token invite_token magicLinkToken verificationToken
apiKeyV2 api_key_v2 apiKeySecret api-key-secret anthropicApiKey ANTHROPIC_API_KEY OPENAI_KEY openai_key stripeKey STRIPE_SECRET
stripeSecretKey googleApiKey GOOGLE_MAPS_KEY mapsApiKey sendgridApiKey twilioAuthToken TWILIO_AUTH_TOKEN mailgun_api_key
algoliaAdminKey subscriptionKey subscription-key Ocp-Apim-Subscription-Key functionKey storageKey storage_account_key
sharedAccessKey SharedAccessKey primaryAccessKey awsSecretKey aws_secret_key secret_access_key AWS_SECRET_KEY s3SecretKey
minioSecretKey encryption-key dataEncryptionKey data_encryption_key aesKey aes_key masterEncryptionKey unsealKey unseal_key
rsaPrivateKey sshPrivateKey ssh-private-key tlsPrivateKey pemPrivateKey privkey priv_key walletPrivateKey seedPhrase seed_phrase
mnemonic recoveryPhrase recovery_phrase recoveryCode backupCodes backup_codes X-Vault-Token X-GitHub-Token Private-Token
x-goog-api-key x-functions-key X-Shopify-Access-Token X-CSRF-Secret set_cookie setCookie authCookie session_cookie
basicAuthPassword http_password httpPasswd authorizationHeader sasl_password saslPassword SASL_PASSWORD`.split(
    /\s+/,
  );

const no =
  `monkeyPatch monkeyId keyboardLayout keyboard_shortcut keystroke keyPressed keydown keyup keynote keyword_list keywordsCount
keyRange keyType key_type keyLength key_length keySize keyVersion keyRotationDays keyAlias keyring keyFormat keyColumn
keyIndex keyOrder keyspace keyPrefix keyLabel primaryKeyColumn primary_keys uniqueKey unique_key indexKey sortKeys groupKey
partition_key shardKey routingKey routing_key mapKey dictKey lookupKey translationKey i18nKey messageKey storageKeyPrefix
publicKey_id publicKeyUrl keyServerUrl hostKeyAlgorithms tokenLength token_length tokenExpiry token_expires_at tokenExpiresIn tokenUrl
tokenEndpoint token_endpoint tokenName token_name tokenCountLimit inputTokens input_tokens outputTokens output_tokens cachedTokens
reasoningTokens tokensUsed tokens_used token_usage tokenUsage tokenBudget tokenPrice tokenSymbol tokenDecimals tokenIndex tokenIds
token_ids tokenize tokenizerPath tokenization tokenKind maxNewTokens max_output_tokens stopTokens specialTokens pad_token_id
eos_token_id passwordField password_field passwordLabel passwordHint password_hint passwordMinLength password_min_length
passwordExpired password_expired passwordChangedAt password_changed_at passwordStrength passwordRequired isPasswordSet
forgotPasswordUrl resetPasswordUrl showPassword passwordVisible passwordManager passwordless passwordAttempts
secretArn secret_arn secretId secret_id secretRef secretPath secret_path secretVersion secretManagerUrl secretsEnabled
secretarial secretion credentialId credential_id credentialsFile credentials_file credentialSource credentialProvider
credentialStore authorName author_email authorUrl authoritative authored authorize_url authorizationUrl authorizationEndpoint
authType auth_type authMode authEnabled auth_enabled authDomain authProviderId authUrl auth_url authenticated authenticator
oauthProvider oauthScopes oauthCallbackUrl sessionTimeout session_timeout sessionName sessionStart sessionStorage sessionsCount
cookieName cookieDomain cookie_path cookieMaxAge cookieBanner cookieEnabled bearerFormat passage passageId passport_number
passthrough passThreshold pass_rate passesCount trespass compassHeading bypassCache underpass password_policy_id
apiKeyId apiKeyName api_key_name apiKeyHeader apiKeyPrefix api_key_prefix apiKeysUrl hasApiKey apiKeyCreatedAt apiUrlKey
signatureVersion signatureMethod certificateArn certPath privateKeyPath private_key_path privateKeyFile sshKeyPath ssh_key_name
kmsKeyId kms_key_id kmsKeyArn idempotencyKey dedupeKey cacheKeyPrefix turkeyCount jockey whiskey hotkeys malarkey
pinned pinnedAt pinCode_enabled spinner pinterest saltLake basalt codename hashtag hashRate nonceLength`.split(
    /\s+/,
  );

const unsure = {
  yes: `databaseUrl DATABASE_URI mongoUri mongodb_uri redisUrl REDIS_URL amqpUrl sentryDsn jdbcUrl connectionUri webhookUrl
slackWebhookUrl session sess_id jsessionid phpsessid PHPSESSID csrfToken X-CSRF-Token nonceKey deviceToken fcmToken
licence_key serialKey otp otpCode pinCode cvv signedUrl sas pwHash hashedPassword password_digest`.split(
    /\s+/,
  ),
  no: `clientKey client_key publishableKey publishable_key publicToken siteKey accessKey deployKeyId appKey app_id
keyMaterial key1 keyValue hash digest signature checksum x-request-token tokens`.split(/\s+/),
};

/** All second-set key names with their verdicts. */
export const keys = [
  ...yes.map((key) => ({ key, credential: true })),
  ...no.map((key) => ({ key, credential: false })),
  ...unsure.yes.map((key) => ({ key, credential: true, debatable: true })),
  ...unsure.no.map((key) => ({ key, credential: false, debatable: true })),
];
