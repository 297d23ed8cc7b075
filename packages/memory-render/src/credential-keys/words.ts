/**
 * The vocabulary that a key name is judged with. Words are lower case and without accents; a part of
 * several words is joined by `_`. Collected from vendors' configuration pages, framework defaults and
 * OAuth / HTTP standards.
 */

const list = (text: string): readonly string[] => Object.freeze(text.trim().split(/\s+/));

/** Parts that still name a credential when an unknown word follows (`password_bob`). */
export const STRONG_PARTS: readonly string[] = list(`
  password passwd passwrd pasword psswd passw passphrase passcode pass_word pass_phrase pass_code
  passwort kennwort contrasena senha wachtwoord mot_de_passe пароль 密码 密碼 パスワード 비밀번호`);

/** Parts that name a credential unless a word follows that is not in the neutral lists (`token_bucket`). */
export const PLAIN_PARTS: readonly string[] = list(`
  pwd pswd psw psk puk mpin secret token credential cred authorization authorisation bearer jwt cookie otp totp otpauth
  mnemonic keytab macaroon xprv sessid phpsessid jsessionid dsn
  api_key access_key access_key_id secret_key private_key signing_key sign_key signature_key
  encryption_key encrypt_key decryption_key decrypt_key cipher_key crypto_key crypt_key fernet_key
  master_key root_key account_key service_account_key service_key service_role_key sa_key
  auth_key authentication_key authorization_key session_key shared_key preshared_key pre_shared_key
  symmetric_key hmac_key aes_key des_key rsa_key dsa_key ec_key ecdsa_key ed25519_key pgp_key gpg_key
  ssh_key ssl_key tls_key https_key deploy_key deployment_key license_key licence_key product_key
  activation_key registration_key enrollment_key join_key provisioning_key bootstrap_key unseal_key
  recovery_key backup_key security_key subscription_key application_key app_key consumer_key client_key
  server_key admin_key write_key ingest_key ingestion_key insert_key instrumentation_key integration_key
  sdk_key functions_key function_key webhook_key bot_key merchant_key partner_key developer_key
  machine_key validation_key wallet_key vault_key wifi_key wpa_key wep_key network_key wrapping_key
  jwt_key sas_key otp_key totp_key mfa_key stream_key nonce_key logged_in_key secure_auth_key sending_key
  priv_key cert_key certificate_key dkim_key tsig_key asc_key spend_key spending_key authenticator_key
  apns_key pem_key azure_storage_key cosmos_db_key id_token_hint csrfmiddlewaretoken enc_key sess_id
  otpauth_url otpauth_uri jdbc_url connection_url connection_uri rabbitmq_url broker_url
  key_pem key_material private_pem private_jwk id_rsa id_ed25519 ntlm_hash nt_hash
  recovery_code backup_code scratch_code otp_code totp_code mfa_code tfa_code 2fa_code two_factor_code
  one_time_code verification_code auth_code authorization_code authentication_code access_code
  security_code unlock_code login_code sms_code device_code reset_code activation_code pin_code
  door_code gate_code alarm_code safe_code
  lock_code entry_code keypad_code garage_code safe_combination lock_combination code_verifier oauth_verifier
  seed_phrase recovery_phrase secret_phrase mnemonic_phrase backup_phrase wallet_phrase seed_words
  recovery_words wallet_seed master_seed hd_seed secret_seed private_seed otp_seed totp_seed
  auth_header authorization_header cookie_header cookie_jar auth_string auth_ticket kerberos_ticket
  client_assertion saml_assertion saml_response security_answer secret_answer secret_word service_account_json dockerconfigjson dockercfg
  session_id connection_string connection_str conn_string conn_str community_string snmp_community
  database_url database_uri db_url db_uri mongo_url mongo_uri mongodb_url mongodb_uri postgres_url
  postgresql_url mysql_url redis_url amqp_url sas_url sas_uri shared_access_signature
  slack_webhook slack_webhook_url discord_webhook discord_webhook_url teams_webhook teams_webhook_url`);

/** Parts that name a credential only at the end, and alone or behind one of their qualifiers (`smtp_pass`). */
export const BARE_PARTS: readonly string[] = list(
  'pass pw auth authentication pin salt pepper signature sig sid pat',
);

/** What may stand right before a bare part; `pass`, `pw`, `pat` and `signature` take services too, the first two systems and roles as well. */
export const BARE_QUALIFIERS: Readonly<Record<string, readonly string[]>> = Object.freeze({
  pass: list(
    'my your new old current confirm confirmation repeat temp temporary default key store keystore truststore',
  ),
  pat: list('my personal ext gh ado user bot ci'),
  auth: list('basic http proxy registry redis rediscli npm docker x'),
  authentication: [],
  pin: list(
    'card sim user door security device unlock account transaction payment upi car ledger garage atm debit credit login admin wallet bank lock gate alarm parental voicemail',
  ),
  salt: list(
    'password passwd pw hash auth secure nonce in crypto encryption cipher session security secret jwt cookie user',
  ),
  pepper: list('password passwd pw hash auth devise secret'),
  signature: list(
    'x line hub slack oauth api webhook hmac request amz goog google oss cos obs access twilio stripe svix hook jwt aws url cloudfront auth',
  ),
  sig: list('x sas hmac webhook access'),
  sid: list('connect session cookie php'),
});

/** What may stand right before every bare part. */
export const BARE_PREFIXES: readonly string[] = list('x my new old prod');

/** What must stand right before a plural `tokens`, which is a count otherwise. */
export const TOKENS_QUALIFIERS: readonly string[] = list(`
  access refresh auth api bearer session bot id oauth oauth2 jwt personal device push security secret
  service csrf xsrf invite reset authentication deploy registration revoked issued active`);

/** Services whose `<service>_key` is an API key. */
export const SERVICES: readonly string[] = list(`
  openai anthropic claude gemini groq mistral cohere deepseek openrouter perplexity together fireworks
  replicate huggingface hf elevenlabs deepgram assemblyai stability xai grok voyage jina tavily serper
  serpapi exa firecrawl langsmith langchain langfuse helicone pinecone weaviate qdrant cerebras nvidia
  dashscope moonshot zhipu qwen minimax aws azure gcp gcloud google firebase maps mapbox openweather
  openweathermap stripe paypal braintree adyen razorpay plaid klarna twilio sendgrid mailgun mailchimp
  mandrill postmark resend brevo sparkpost vonage nexmo slack discord telegram whatsapp facebook
  instagram linkedin twitter github gitlab bitbucket npm pypi nuget rubygems cargo datadog dd newrelic
  sentry rollbar bugsnag honeycomb grafana splunk loggly algolia meilisearch meili typesense mixpanel
  amplitude posthog intercom zendesk hubspot salesforce shopify cloudflare fastly heroku netlify vercel
  digitalocean linode vultr hetzner aliyun alibaba tencent baidu supabase planetscale turso cosmos
  cosmosdb rapidapi alchemy infura etherscan moralis coinbase binance kraken finnhub alphavantage
  giphy unsplash pexels tomtom youtube spotify twitch tmdb omdb steam virustotal shodan snyk sonar
  codecov circleci travis launchdarkly pagerduty opsgenie contentful airtable notion asana trello
  dropbox okta auth0 clerk fcm gcm gmail outlook icloud netflix zoom`);

/** Words that may stand between a service and its `key`, besides the environments (`AZURE_SPEECH_KEY`). */
export const PRODUCTS: readonly string[] = list(
  'search speech translator cognitive vision language storage db rest',
);

/** Systems whose `<system>_pass` is a password. */
export const SYSTEMS: readonly string[] = list(`
  db database mysql mariadb postgres postgresql pg psql mssql sqlserver oracle sql mongo mongodb redis
  clickhouse cassandra elastic elasticsearch kibana neo4j influx influxdb couchdb snowflake smtp imap
  pop pop3 mail email ftp sftp ssh ldap ad kerberos radius tacacs snmp mqtt amqp kafka rabbitmq rabbit
  nats zookeeper etcd consul vault nomad docker dockerhub registry kubernetes k8s helm jenkins jira
  confluence sonarqube nexus artifactory minio s3 wordpress wp jdbc odbc samba smb nas vpn wifi wlan wpa
  router modem camera cctv bank cpanel vnc rdp irc sasl proxy ansible become sudo su nginx tomcat`);

/** Whose password a `<role>_pass` is. */
export const ROLES: readonly string[] = list(`
  user usr admin administrator root superuser owner guest login account client server service app
  application bot host hostname remote api web http https basic auth master bind cert ca pfx jks trust
  encrypt archive zip pdf wallet backup`);

/** Words that say which environment; they change nothing. */
export const ENVIRONMENTS: readonly string[] = list(`
  prod production prd dev development stage staging stg test testing qa uat sandbox live demo preview
  canary ci local eu us emea apac`);

/** Words that say how a value is written or which of several it is; they change nothing. */
export const VALUE_WORDS: readonly string[] = list(`
  value val raw plain plaintext cleartext clear text string str data content contents bytes binary bin
  blob pem der b64 base base64 base64url hex json encoded encrypted encryption enc hash hashed digest confirm
  confirmation again repeat retype new old current previous original temp temporary tmp initial default
  main backup secondary primary alternate fallback one two a b v x wif pkcs1 pkcs8 rsa ec ed25519 openssh ppk p12 pfx armored
  bech32 ciphertext decrypted decoded unmasked full override overrides global shared
  my your the`);

/** Before a part: the name says whether, how many or what to do, and holds no secret. */
export const VETOES_BEFORE: readonly string[] = list(`
  is are was were has have had does did should must can could will would needs need require requires
  required allow allows allowed enable enables enabled disable disables disabled show hide toggle validate
  invalid missing expired revoke rotate generate skip ignore without with supports no non max min maximum
  minimum num number count total avg average mean remaining persist automount accept accepts accepted ask
  use uses using mask redact scrub sanitize detect placeholder wrong incorrect failed obtain`);

/** As the first word of a name, with the part right behind it: a callback, a getter, a setter. */
export const VETOES_FIRST: readonly string[] = list('on get set fetch');

/** Right before one part only; those of `password` go for all strong parts, and one word may stand between. */
export const VETOES_BEFORE_PART: Readonly<Record<string, readonly string[]>> = Object.freeze({
  token: list(`page next prev previous pagination paging cursor continuation continue sync resume start
    starting end stop eos bos pad unk mask sep cls special prompt completion input output cached cache
    reasoning thinking bad first last design color colour css theme style syntax lexer parser parse
    cancellation cancel abort subword word text image audio video context generated vocab estimated
    used per budget chunk overlap window nft erc erc20 erc721 native governance utility lp reward quote
    swap fee gas wrapped stable idempotency idempotent deduplication dedupe fencing concurrency
    delimiter separator class sentence unknown mention visual nonterminal terminal soft marker
    colon comma dot brace bracket paren semicolon equals plus minus asterisk slash percent bar caret tilde
    ampersand question exclamation backtick than operator literal identifier punctuation punctuator jsx
    comment alias anchor newline whitespace indent dedent error unexpected keyword
    delta scroll checkpoint iterator offset position batch list history change sequence version etag
    progress sampled predicted target draft candidate base`),
  secret: list('top trade open victorias pull existing'),
  secret_key: list('top'),
  credential: list('academic teaching professional medical nursing educational verifiable degree'),
  authorization: list('prior pre work employment travel treatment referral insurance preauth'),
  cookie: list('party fortune chocolate'),
  bearer: list('ring cup pall standard bad'),
  password: list(`reset remember save forgot forgotten forget lost change update check send create delete
    remove copy weak common compare`),
  ssh_key: ['public'],
  rsa_key: ['public'],
  ec_key: ['public'],
  pgp_key: ['public'],
  gpg_key: ['public'],
  signing_key: ['public'],
  encryption_key: ['public'],
  client_key: ['public'],
  server_key: ['public', 'application'],
  key_pem: ['public'],
  key_material: ['public'],
});

/**
 * After a strong part: the name is about the credential. `-ing` stands for every word with that ending.
 */
export const VETOES_AFTER: readonly string[] = list(`
  id ids name names count counts counter counters number num length len size maxlength minlength limit limits min max minimum maximum policy
  policies rule rules type types kind format algorithm algo alg method methods mode scheme strength score
  level entropy age expiry expires expire ttl timeout lifetime until since at on date datetime time
  timestamp day days history attempts attempt retries retry tries error errors message messages msg label
  labels hint title placeholder description desc help url urls uri link links path paths file files filename dir
  directory folder location source provider manager managers generator validator checker meter field fields input inputs
  form screen page view dialog modal button toggle icon column columns index table status state flag optional set
  reset resets change changes rotate rotation check prompt command cmd ref refs reference arn version env var variable
  param parameter property attribute prefix suffix pattern regex regexp charset owner by from template
  flow event events callback handler handlers hook hooks grant login logins auth authentication hasher encoder
  iterations rounds cost exists present match matches valid invalid ok confidence placeholder settings
  setting options option config configuration schema util utils helper helpers service lifetime reuse
  usage info metadata meta details stats rate category categories list group groups store storage cache
  reminder reminders tip tips faq guide docs doc instructions shown hidden sent weak strong lockout grace
  period interval window char chars characters symbols digit digits letters uppercase lowercase special mask
  dirty checklist breach breaches leak leaks audit sync backend driver plugin engine recovery update updates
  mismatch comparison question dictionary wordlist cracker attack theme section step steps tab legend wrapper
  container component widget row cell box element selector class style color order priority trigger listener
  context dto entity model interface exception failure failures success fail warning warnings notice alert
  tooltip popup banner submit image locale language setup wizard route controller repository mapper serializer
  resolver guard strategy adapter module library tool tools
  less -ed -ing -able -ible -ity -ment -ments -tion -tions -sion -ness -less`);

/** Read as one word and never as a credential, however it could be cut. */
export const ORDINARY_WORDS: readonly string[] = list(
  'oauth oauth2 oldpwd passkey passport onepassword 1password lastpass keepass',
);
