import { WordSet } from './word-set.js';

/** Words that stand where a value would and are none: types, states, and what forms and manuals say. */
export const VOCABULARY: WordSet = new WordSet(
  'string str text number numeric bool boolean int integer float double object any void varchar char bytes byte array list map ' +
    'dict enum unknown never symbol date datetime uuid nvarchar blob optional required mandatory needed not none null nil undefined ' +
    'nan true false yes no on off empty blank missing invalid valid incorrect correct wrong expired expires revoked rotated ' +
    'enabled disabled allow allowed deny denied hidden visible secure insecure unsafe safe encrypted hashed plain plaintext ' +
    'default auto automatic manual basic bearer digest negotiate ntlm oauth oauth2 jwt saml ldap kerberos oidc sso mfa totp ' +
    'cookie cookies session header headers query body param params field input output value values key keys token tokens secret ' +
    'secrets password passwords passwd passphrase pass pin credential credentials login username user users email mail name ' +
    'account admin root guest anonymous public private shared internal external local remote test testing example sample demo ' +
    'dummy fake mock placeholder changeme change-me change_me replaceme todo tbd fixme redacted filtered masked removed hidden ' +
    'protected omitted truncated unset unchanged same here there below above inside see ask use using used set get new old current ' +
    'previous next first last store stored manager vault keychain keyring bitwarden keepass lastpass 1password env environment ' +
    'file path url uri link page form button label title prompt hint help info error errors warning message msg type types id ids ' +
    'foo bar baz qux foobar lorem ipsum abc xyz asdf qwerty letmein cpu gpu eof whitespace identifier ident literal keyword ' +
    'operator punctuation comment newline indent dedent n/a na tba self this that these those it its his her their your yours my ' +
    'mine our ours what which who whatever somewhere something anything nothing everything someone anyone in at to of for from by ' +
    'with without is are was were be been has have had will would should must can could may might do does did a an the and or but ' +
    'if when while until then than as so only also too very more most less least much many some all each every both either neither ' +
    'pending unknown confidential restricted classified sensitive common standard strong weak short long simple complex random ' +
    'critical high medium low severe major minor blocker fatal warn ' +
    'unique generated flag flags parameter parameters command commands options option arguments args argument string strings support prompt prompts required-field etc',
);

/** Words that names of credentials are made of, and nothing else than names. */
export const NAMING_WORDS: WordSet = new WordSet(
  'my the a an some super top new old your our app api client access auth user db database root admin service login default test ' +
    'private public shared session jwt hmac signing encryption refresh bearer strong very long secure valid invalid wrong confirm ' +
    'current enter type forgot reset show hide set get has is no not x password passwords passwd passphrase pass pwd token tokens ' +
    'secret secrets key keys apikey apikeys credential credentials creds id value here string name field input header cookie ' +
    'webhook url env var config repeat again please missing required master sandbox prod dev staging local fake dummy sample',
);

/** Words in the names of machines and their like. */
export const PLACES: WordSet = new WordSet(
  'app web api sql prod stage staging stag dev test srv server service services host hosts node nodes pod pods worker workstation ' +
    'master replica primary cluster cache redis postgres mysql mongo kafka queue lambda bucket volume disk region north south east ' +
    'west central zone rack switch router gateway proxy mail backup build runner agent job task sprint version chapter step phase ' +
    'level group team room floor printer laptop desktop vpn lan net core edge green blue canary min max minimum maximum length age size count limit timeout ttl',
);

/** What the names of files end in. */
export const EXTENSIONS: WordSet = new WordSet(
  'js ts jsx tsx mjs cjs mts cts json json5 jsonc jsonl yml yaml toml ini cfg conf env md mdx txt rst csv tsv xml htm html css scss less ' +
    'svg png jpg jpeg gif webp ico pdf doc docx xls xlsx ppt pptx zip gz tgz tar bz2 7z py rb rs go java kt swift php c h cpp hpp cs sh bash ' +
    'zsh ps1 bat sql db sqlite log lock pem crt cer key pub p12 pfx jks asc gpg wasm map vue svelte exe dll so jar war whl gem iso img bin ' +
    'dat bak tmp example sample template local deb rpm apk dmg msi patch diff snap tex ipynb gradle properties plist tf tfvars hcl graphql proto',
);
