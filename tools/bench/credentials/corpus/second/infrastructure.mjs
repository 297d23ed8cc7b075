/** Secrets in what sets up machines and clusters: Terraform, containers, service managers, web servers. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('config', label, context, make, options);

export const rows = [
  p(
    'PASSWORD',
    'terraform-resource',
    (v) => t`resource "aws_db_instance" "main" {
  identifier = "${v.slug()}"
  username   = "admin"
  password   = "${S(v.pwSym())}"
  engine     = "postgres"
}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'terraform-tfvars',
    (v) => t`region        = "eu-west-1"\ndb_password   = "${S(v.pw())}"\ninstance_size = "small"`,
  ),
  p(
    'SECRET',
    'terraform-variable-default',
    (v) => t`variable "client_secret" {\n  type    = string\n  default = "${S(v.url64(34))}"\n}`,
  ),
  p(
    'PASSWORD',
    'terraform-state',
    (v) =>
      t`      "attributes": {\n        "bcrypt_hash": null,\n        "id": "none",\n        "length": 20,\n        "result": "${S(v.b62(20))}",\n        "special": true\n      },\n      "type": "random_password"`,
    { debatable: true },
  ),
  p(
    'TOKEN',
    'terraformrc',
    (v) => t`credentials "app.terraform.io" {\n  token = "${S(`${v.b62(14)}.atlasv1.${v.b62(67)}`)}"\n}`,
  ),
  p('PASSWORD', 'dockerfile-arg', (v) => t`FROM golang:1.24\nARG REGISTRY_PASSWORD=${S(v.pw())}\nRUN make`, {
    times: 2,
  }),
  p(
    'PASSWORD',
    'dockerfile-env-multi',
    (v) => t`ENV APP_ENV=prod \\\n    DB_USER=${v.name()} \\\n    DB_PASS="${S(v.pw())}" \\\n    PORT=8080`,
  ),
  p(
    'TOKEN',
    'dockerfile-run',
    (v) =>
      t`RUN pip install --index-url https://build:${S(v.b62(24))}@pypi.${v.org()}.example/simple internal-lib`,
  ),
  p(
    'PASSWORD',
    'compose-map',
    (v) =>
      t`services:\n  cache:\n    image: bitnami/redis:7\n    environment:\n      REDIS_PASSWORD: ${S(v.pw())}\n      ALLOW_EMPTY_PASSWORD: "no"`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'k8s-secret-data',
    (v) =>
      t`apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${v.slug()}\ntype: Opaque\ndata:\n  username: ${v.b64of('admin')}\n  password: ${S(v.b64of(`${v.pwSym()}\n`))}`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'k8s-secret-stringdata-block',
    (v) =>
      t`kind: Secret\nstringData:\n  config.yaml: |\n    listen: 0.0.0.0:80\n    admin_password: ${S(v.pw())}\n    workers: 4`,
  ),
  p(
    'SECRET',
    'k8s-dockerconfigjson',
    (v) =>
      t`type: kubernetes.io/dockerconfigjson\ndata:\n  .dockerconfigjson: ${S(v.b64of(JSON.stringify({ auths: { 'r.example.net': { auth: v.b64of(`ci:${v.b62(20)}`) } } })))}`,
  ),
  p(
    'PASSWORD',
    'docker-config-auth',
    (v) =>
      t`{"auths":{"https://index.docker.io/v1/":{"auth":"${S(v.b64of(`${v.name()}:${v.pw()}`))}"}},"credsStore":""}`,
  ),
  p(
    'PASSWORD',
    'helm-values',
    (v) =>
      t`postgresql:\n  auth:\n    username: ${v.name()}\n    postgresPassword: "${S(v.pw())}"\n    database: shop\nreplicaCount: 2`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'systemd-environment-multi',
    (v) => t`[Service]\nEnvironment=MODE=prod "API_SECRET=${S(v.url64(32))}" LOG=info\nRestart=always`,
  ),
  p(
    'PASSWORD',
    'systemd-dropin',
    (v) =>
      t`# /etc/systemd/system/app.service.d/override.conf\n[Service]\nEnvironment=SMTP_PASSWORD=${S(v.pw())}`,
  ),
  p(
    'TOKEN',
    'nginx-header',
    (v) =>
      t`location /api/ {\n    proxy_set_header Authorization "Bearer ${S(v.url64(40))}";\n    proxy_pass http://backend;\n}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'nginx-basic',
    (v) => t`proxy_set_header Authorization "Basic ${S(v.b64of(`${v.name()}:${v.pw()}`))}";`,
  ),
  p('TOKEN', 'nginx-if-key', (v) => t`if ($http_x_api_key != "${S(v.b62(32))}") {\n    return 403;\n}`, {
    debatable: true,
  }),
  p(
    'PASSWORD',
    'haproxy-userlist',
    (v) => t`userlist admins\n    user ${v.name()} insecure-password ${S(v.pw())}`,
  ),
  p('PASSWORD', 'haproxy-stats', (v) => t`    stats auth ${v.name()}:${S(v.pw())}`),
];
