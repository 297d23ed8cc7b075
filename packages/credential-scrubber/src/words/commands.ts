/** How a flag carries its secret: as the next argument, glued to it, in either way, or in a pair behind a separator. */
export type Carries = 'next' | 'glued' | 'either' | ':' | '%' | ',' | '@';

/** A command and its flags. */
export interface Command {
  /** Separated by commas, since some are two words. */
  readonly names: string;
  readonly flags: Readonly<Record<string, Carries>>;
  /** What must stand among the arguments before the rest counts. */
  readonly needs?: RegExp;
  /** Which plain arguments are secrets, counted from 1. */
  readonly at?: readonly number[];
  /** From which number of plain arguments on the last of them is the secret. */
  readonly last?: number;
  /** How that last argument carries it. @default 'next' */
  readonly carries?: Carries;
  /** Whether any plain argument may be `user:password@host:path`. */
  readonly remote?: true;
}

/** Commands whose one-letter flags take a password, from their manual pages. */
export const COMMANDS: readonly Command[] = [
  { names: 'curl', flags: { '-u': ':', '--user': ':', '-U': ':', '--proxy-user': ':' } },
  {
    names: 'mysql,mysqldump,mysqladmin,mysqlimport,mariadb,mariadb-dump,mycli',
    flags: { '-p': 'glued', password: 'next' },
  },
  {
    names: 'docker,podman,buildah,skopeo,helm,oras,nerdctl,oc,argocd,cf,faas-cli',
    flags: { '-p': 'next' },
    needs: /^login$/,
  },
  { names: 'az', flags: { '-p': 'next' }, needs: /^(?:login|server|flexible-server)$/ },
  { names: 'sshpass', flags: { '-p': 'either' } },
  { names: 'redis-cli,valkey-cli', flags: { '-a': 'next' } },
  { names: 'smbclient,rpcclient,winexe,wmic,smbget', flags: { '-U': '%' } },
  {
    names: 'ldapsearch,ldapadd,ldapmodify,ldapdelete,ldappasswd,ldapwhoami',
    flags: { '-w': 'next', '-s': 'next', '-a': 'next' },
  },
  { names: 'sqlcmd,bcp,osql,isql', flags: { '-P': 'either' } },
  { names: 'keyvault secret set', flags: { '--value': 'next' } },
  { names: 'ssm put-parameter', flags: { '--value': 'next' }, needs: /pass|secret|token|key|pwd/i },
  { names: 'add-generic-password,add-internet-password', flags: { '-w': 'next' } },
  { names: 'unlock-keychain,create-keychain,security import', flags: { '-p': 'next', '-P': 'next' } },
  { names: 'oathtool', flags: {}, needs: /^(?:-b|--[th]otp)/, last: 1 },
  { names: 'mc alias set,mc config host add', flags: {}, needs: /^https?:/, last: 4 },
  { names: 'db2', flags: { using: 'next', USING: 'next' }, needs: /^user$/i },
  { names: 'rclone config create', flags: { pass: 'next' } },
  { names: 'networksetup', flags: {}, needs: /setairport/, at: [3] },
  { names: 'doctl auth', flags: { '-t': 'next' } },
  {
    names: 'mongo,mongosh,mongodump,mongorestore,mongoexport,mongoimport',
    flags: { '-p': 'next' },
  },
  {
    names: 'rabbitmqadmin,clickhouse-client,influx,mosquitto_pub,mosquitto_sub,crackmapexec,nxc,evil-winrm',
    flags: { '-p': 'next', '-P': 'next' },
  },
  {
    names: 'psexec,psexec64,paexec,plink,pscp,psftp',
    flags: { '-p': 'next', '-pw': 'next' },
  },
  {
    names: 'snmp-server user',
    flags: {
      sha: 'next',
      md5: 'next',
      '128': 'next',
      '192': 'next',
      '256': 'next',
      des: 'next',
      '3des': 'next',
    },
  },
  { names: 'radtest', flags: {}, at: [2, 5] },
  { names: 'wpa_passphrase,bw login', flags: {}, at: [2] },
  { names: 'ssh-keygen', flags: { '-N': 'next', '-P': 'next' } },
  { names: 'ipmitool', flags: { '-P': 'next' } },
  { names: 'zip,unzip,bsdtar', flags: { '-P': 'next' } },
  { names: '7z,7za,7zz,rar,unrar', flags: { '-p': 'glued', '-hp': 'glued' } },
  { names: 'lftp,ncftpput,ncftpget', flags: { '-u': ',', '-p': 'next' } },
  { names: 'snmpwalk,snmpget,snmpset,snmpbulkwalk', flags: { '-A': 'next', '-X': 'next' } },
  { names: 'xfreerdp,wfreerdp,mstsc', flags: { '/p:': 'glued' } },
  { names: 'openssl', flags: { '-k': 'next', '-K': 'next', '-passin': ':', '-passout': ':', '-pass': ':' } },
  {
    names: 'keytool',
    flags: {
      '-storepass': 'next',
      '-keypass': 'next',
      '-srcstorepass': 'next',
      '-deststorepass': 'next',
      '-srckeypass': 'next',
      '-destkeypass': 'next',
      '-new': 'next',
    },
  },
  { names: 'dotnet user-secrets set', flags: {}, needs: /pass|pwd|secret|token|key/i, last: 2 },
  { names: 'htpasswd', flags: {}, needs: /^-\w*b/, last: 2 },
  { names: 'rabbitmqctl', flags: {}, needs: /^(?:add_user|change_password|authenticate_user)$/, last: 3 },
  { names: 'poetry config,composer config', flags: {}, needs: /^http-basic/, last: 3 },
  { names: 'bundle config', flags: {}, needs: /^[\w.-]+:[^:/]+$/, last: 2, carries: ':' },
  { names: 'net use,NET USE', flags: {}, last: 1 },
  { names: 'git clone,git remote,scp,rsync,sftp', flags: {}, remote: true },
  { names: 'http,https,xh,etcdctl', flags: { '-a': ':', '--auth': ':', '--user': ':' } },
  {
    names: 'twine,rdesktop,cqlsh,hydra,cypher-shell,useradd,usermod,beeline,steghide,hdbsql,racadm',
    flags: { '-p': 'next' },
  },
  {
    names: 'dotnet nuget push,nuget push,nuget setapikey',
    flags: { '-k': 'next', '-ApiKey': 'next' },
  },
  { names: 'signtool,schtasks', flags: { '/p': 'next', '/rp': 'next' } },
  {
    names: 'nmcli,createUser',
    flags: { password: 'next', SHA: 'next', MD5: 'next', AES: 'next', DES: 'next' },
  },
  { names: 'aws configure set', flags: { aws_secret_access_key: 'next', aws_session_token: 'next' } },
];
