/** Secrets in SQL. */
import { pos, S, t } from '../row.mjs';

const sql = (label, context, make, options) => pos('sql', label, context, make, options);

export const rows = [
  sql(
    'PASSWORD',
    'mysql-identified',
    (v) => t`CREATE USER '${v.name()}'@'%' IDENTIFIED BY '${S(v.pwSym())}';`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'mysql-plugin',
    (v) => t`ALTER USER '${v.name()}'@'localhost' IDENTIFIED WITH mysql_native_password BY '${S(v.pw())}';`,
  ),
  sql(
    'PASSWORD',
    'mysql-grant',
    (v) =>
      t`GRANT ALL PRIVILEGES ON shop.* TO '${v.name()}'@'10.%' IDENTIFIED BY '${S(v.pw())}' WITH GRANT OPTION;`,
  ),
  sql(
    'PASSWORD',
    'mysql-set-password',
    (v) => t`SET PASSWORD FOR '${v.name()}'@'%' = PASSWORD('${S(v.pw())}');`,
  ),
  sql(
    'PASSWORD',
    'pg-role',
    (v) => t`CREATE ROLE ${v.name()} LOGIN ENCRYPTED PASSWORD '${S(v.pwSym())}' VALID UNTIL '2027-01-01';`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'pg-alter',
    (v) => t`postgres=# ALTER USER ${v.name()} WITH PASSWORD '${S(v.pw())}';\nALTER ROLE`,
  ),
  sql(
    'PASSWORD',
    'pg-user-mapping',
    (v) => t`CREATE USER MAPPING FOR app SERVER s OPTIONS (user '${v.name()}', password '${S(v.pw())}');`,
  ),
  sql(
    'PASSWORD',
    'pg-dblink',
    (v) =>
      t`SELECT * FROM dblink('dbname=x user=${v.name()} password=${S(v.pw())}', 'select 1') AS t(a int);`,
  ),
  sql(
    'PASSWORD',
    'mssql-login',
    (v) => t`CREATE LOGIN [${v.name()}] WITH PASSWORD = N'${S(v.pwSym())}', CHECK_POLICY = ON;`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'oracle-user',
    (v) => t`CREATE USER ${v.name()} IDENTIFIED BY "${S(v.pw())}" DEFAULT TABLESPACE users;`,
  ),
  sql('PASSWORD', 'oracle-bare', (v) => t`ALTER USER ${v.name()} IDENTIFIED BY ${S(v.pw())} ACCOUNT UNLOCK;`),
  sql(
    'PASSWORD',
    'snowflake-user',
    (v) =>
      t`CREATE USER ${v.name()} PASSWORD='${S(v.pwSym())}' DEFAULT_ROLE=analyst MUST_CHANGE_PASSWORD=TRUE;`,
  ),
  sql(
    'PASSWORD',
    'clickhouse-user',
    (v) => t`CREATE USER ${v.name()} IDENTIFIED WITH plaintext_password BY '${S(v.pw())}';`,
  ),
  sql(
    'PASSWORD',
    'insert-values',
    (v) =>
      t`INSERT INTO accounts (email, password, role) VALUES ('${v.name()}@example.net', '${S(v.pwSym())}', 'admin');`,
    { times: 2 },
  ),
  sql('PASSWORD', 'update-set', (v) => t`UPDATE users SET password = '${S(v.pw())}' WHERE id = 7;`),
  sql(
    'API_KEY',
    'insert-api-key',
    (v) => t`INSERT INTO settings (name, value) VALUES ('stripe_api_key', '${S(v.b62(32))}');`,
  ),
  sql(
    'SECRET',
    'aws-copy',
    (v) =>
      t`COPY orders FROM 's3://b/o.csv' CREDENTIALS 'aws_access_key_id=${S(`AKIA${v.b32(16)}`)};aws_secret_access_key=${S(v.b64(30))}';`,
  ),
  sql(
    'SECRET',
    'snowflake-stage',
    (v) =>
      t`CREATE STAGE s URL='s3://b/' CREDENTIALS=(AWS_KEY_ID='${S(`AKIA${v.b32(16)}`)}' AWS_SECRET_KEY='${S(v.b64(30))}');`,
  ),
  sql(
    'SECRET',
    'duckdb-secret',
    (v) => t`CREATE SECRET s (TYPE s3, KEY_ID '${S(`AKIA${v.b32(16)}`)}', SECRET '${S(v.b64(30))}');`,
  ),
  sql(
    'PASSWORD',
    'mongo-createuser',
    (v) => t`db.createUser({ user: "${v.name()}", pwd: "${S(v.pwSym())}", roles: ["readWrite"] })`,
    { times: 2 },
  ),
  sql('PASSWORD', 'cypher', (v) => t`ALTER CURRENT USER SET PASSWORD FROM '${S(v.pw())}' TO '${S(v.pw())}';`),
  sql(
    'PASSWORD',
    'cassandra-role',
    (v) => t`CREATE ROLE ${v.name()} WITH PASSWORD = '${S(v.pw())}' AND LOGIN = true;`,
  ),
];
