/** Output and files of pipelines, infrastructure code and containers. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { gitlabRoutable } from './checksums.mjs';
import { mild, opaque, plain, strong } from './secrets.mjs';

const ci = positives('ci-output', 'ci-output', {
  'gha-group-env': (v) =>
    t`2026-07-02T08:11:09.1432211Z ##[group]Run ./deploy.sh\n2026-07-02T08:11:09.1440123Z env:\n2026-07-02T08:11:09.1440871Z   DEPLOY_KEY: ${S(opaque(v, 40))}\n2026-07-02T08:11:09.1441402Z ##[endgroup]`,
  'gha-set-x': (v) =>
    t`+ curl -fsS -H 'Authorization: Bearer ${S(v.jwt())}' https://api.${v.org()}.example/deploys\n+ echo done\ndone`,
  'gha-inline-yaml': (v) =>
    t`      - uses: docker/login-action@v3\n        with:\n          registry: registry.${v.org()}.example\n          username: robot\n          password: ${S(plain(v))}`,
  'gitlab-vars': (v) =>
    t`variables:\n  SONAR_HOST_URL: https://sonar.${v.org()}.example\n  SONAR_TOKEN: "${S(`sqp_${v.hex(40)}`)}"\n  GIT_DEPTH: "0"`,
  'gitlab-clone-log': (v) =>
    t`Getting source from Git repository\nfatal: unable to access 'https://gitlab-ci-token:${S(`glcbt-64_${v.url64(20)}`)}@gitlab.${v.org()}.example/x/y.git/': The requested URL returned error: 403`,
  'gitlab-runner-toml': (v) =>
    t`[[runners]]\n  name = "builder-3"\n  url = "https://gitlab.${v.org()}.example"\n  token = "${S(gitlabRoutable(v, 'glrt-t1_'))}"\n  executor = "docker"`,
  'jenkins-console': (v) =>
    t`[Pipeline] sh\n+ mvn -B deploy -Dnexus.user=ci -Dnexus.password=${S(plain(v))}\n[INFO] Scanning for projects...`,
  'azure-pipelines': (v) =>
    t`- script: az login --service-principal -u ${v.uuid()} -p ${S(`${v.b62(3)}8Q~${v.url64(34)}`)} --tenant ${v.uuid()}`,
  'circle-config': (v) =>
    t`      - run:\n          name: Publish\n          command: npx ovsx publish -p ${S(v.uuid())} dist/ext.vsix`,
  'vercel-cli': (v) =>
    t`$ vercel deploy --prod --yes --token=${S(opaque(v, 24))}\nVercel CLI 44.2.0\nhttps://site-${v.low(9)}.vercel.app`,
});

const iac = positives('iac-output', 'iac-output', {
  'tf-output-json': (v) =>
    t`{\n  "db_password": {\n    "sensitive": true,\n    "type": "string",\n    "value": "${S(strong(v))}"\n  }\n}`,
  'tf-output-raw': (v) => t`$ terraform output -raw admin_password\n${S(opaque(v, 20))}`,
  'tf-tfvars': (v) =>
    t`region           = "eu-central-1"\ndb_master_pass   = "${S(strong(v))}"\nhcloud_token     = "${S(opaque(v, 64))}"`,
  'tf-state': (v) =>
    t`"attributes": {\n  "length": 24,\n  "result": "${S(`${v.b62(11)}!${v.b62(12)}`)}",\n  "special": true\n},\n"type": "random_password"`,
  'tf-plan-diff': (v) =>
    t`  ~ environment {\n      ~ variables = {\n          ~ "SMTP_PASSWORD" = "${S(plain(v))}" -> "${S(plain(v))}"\n        }\n    }`,
  'pulumi-show-secrets': (v) =>
    t`Outputs:\n    adminUser  : "root"\n    dbPassword : "${S(opaque(v, 18))}"\n    endpoint   : "${v.host()}:3306"`,
  'pulumi-config-set': (v) =>
    t`pulumi config set --secret cloudflare:apiToken ${S(`cfut_${v.b62(40)}${v.hex(8)}`)} --stack prod`,
  'helm-values': (v) =>
    t`postgresql:\n  auth:\n    username: keycloak\n    password: ${S(mild(v))}\n    postgresPassword: ${S(plain(v))}`,
  'helm-set': (v) =>
    t`helm upgrade -i gitea gitea/gitea --set gitea.admin.password=${S(plain(v))} --set persistence.size=20Gi`,
  'helm-notes': (v) =>
    t`NOTES:\n1. Get your 'admin' user password by running:\n   kubectl get secret grafana -o jsonpath="{.data.admin-password}" | base64 -d\n   ${S(v.b62(40))}`,
  'ansible-inventory': (v) =>
    t`[switches]\nsw1 ansible_host=${v.ip()} ansible_user=admin ansible_password=${S(plain(v))} ansible_network_os=ios`,
  'ansible-diff': (v) =>
    t`--- before: /etc/app/app.ini\n+++ after: /etc/app/app.ini\n@@ -2 +2 @@\n-db_password = ${S(plain(v))}\n+db_password = ${S(mild(v))}`,
  'cloud-init': (v) =>
    t`#cloud-config\nchpasswd:\n  expire: false\n  users:\n    - {name: ops, password: ${S(plain(v))}, type: text}`,
  'cdk-param': (v) =>
    t`cdk deploy DbStack --parameters MasterUserPassword=${S(opaque(v, 20))} --require-approval never`,
  'packer-hcl': (v) =>
    t`source "vsphere-iso" "win" {\n  vcenter_server = "vc.${v.org()}.example"\n  username       = "packer@vsphere.local"\n  password       = "${S(strong(v))}"\n}`,
  'crossplane-out': (v) =>
    t`status:\n  atProvider:\n    connectionDetails:\n      username: adminuser\n      password: ${S(opaque(v, 27))}`,
});

const containers = positives('container-secret', 'container-secret', {
  'compose-map': (v) =>
    t`services:\n  mq:\n    image: rabbitmq:4-management\n    environment:\n      RABBITMQ_DEFAULT_USER: orders\n      RABBITMQ_DEFAULT_PASS: ${S(plain(v))}\n      RABBITMQ_ERLANG_COOKIE: "${S(v.up(20))}"`,
  'compose-command': (v) =>
    t`  cache:\n    image: valkey/valkey:8\n    command: ["valkey-server", "--requirepass", "${S(plain(v))}", "--appendonly", "yes"]`,
  'compose-healthcheck': (v) =>
    t`    healthcheck:\n      test: ["CMD", "mysqladmin", "ping", "-uroot", "-p${S(plain(v))}"]\n      interval: 10s`,
  'k8s-secret-multi': (v) =>
    t`kind: Secret\nmetadata: {name: oauth}\ndata:\n  client-id: ${v.b64of('portal')}\n  client-secret: ${S(v.b64of(opaque(v)))}\n  cookie-secret: ${S(v.b64of(opaque(v, 24)))}`,
  'kubectl-get-json': (v) =>
    t`$ kubectl get secret db -o json | jq .data\n{\n  "password": "${S(v.b64of(strong(v)))}",\n  "username": "${v.b64of('app')}"\n}`,
  'kubectl-create': (v) =>
    t`kubectl create secret generic smtp --from-literal=user=robot --from-literal=password='${S(strong(v))}' -n mail`,
  'kubectl-docker': (v) =>
    t`kubectl create secret docker-registry regcred --docker-server=ghcr.io --docker-username=${v.name()} --docker-password=${S(v.withCrc('ghp_', 30))}`,
  'k8s-env-literal': (v) =>
    t`        env:\n        - name: S3_ENDPOINT\n          value: https://s3.${v.org()}.example\n        - name: S3_SECRET_KEY\n          value: ${S(opaque(v, 40))}`,
  'kubeconfig-exec': (v) =>
    t`users:\n- name: admin@lab\n  user:\n    client-certificate: /etc/lab/admin.crt\n    client-key-data: ${S(`LS0tLS1CRUdJTiBFQyBQUklWQVRF${v.b64(120)}`)}`,
  'swarm-join': (v) => t`docker swarm join --token ${S(`SWMTKN-1-${v.low(50)}-${v.low(25)}`)} ${v.ip()}:2377`,
  'k3s-token': (v) =>
    t`# cat /var/lib/rancher/k3s/server/node-token\n${S(`K10${v.hex(64)}::server:${v.hex(32)}`)}`,
  'talos-config': (v) =>
    t`machine:\n  token: ${S(`${v.low(6)}.${v.low(16)}`)}\n  type: worker\n  kubelet: {}`,
});

export const infra = [ci, iac, containers].flat();
