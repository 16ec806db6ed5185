import type { Setting } from './setting.ts'

export const siteSettings = {
  MODE: { says: '`production`: no seeds, no sandbox, no test flags, own secrets, explicit `LICENCE`' },
  HOST: { says: 'where the site listens' },
  PORT: { says: 'its port' },
  SITE_URL: {
    says: 'the address that players type, by https; required in production',
    example: 'https://www.example.bet.br',
    otherwise: '`http://localhost:PORT`',
  },
  API_BASE: {
    says: 'origin of all calls, without a path, sent to the app by `/config.json`; empty: the page’s own',
  },
  CORS_ORIGINS: { says: 'pages that may call the API, separated by spaces' },
  FRAME_ORIGINS: { says: 'origins that a game may be framed from, separated by spaces' },
  TRUSTED_PROXIES: { says: 'reverse proxies in front whose `X-Forwarded-For` is believed' },
  PRIVATE_PEERS: {
    says: 'hosts, addresses and networks (CIDR) that production may speak to without TLS',
    example: '10.0.0.0/8 registry.internal',
  },
  LANGUAGES: { says: 'what visitors may choose, in that order; also `vi`, `id`, `ms`, `th`, `tr`' },
  SECURITY_CONTACT: {
    says: '`mailto:` or `https:` of `/.well-known/security.txt`',
    example: 'mailto:security@example.bet.br',
    otherwise: '`OPERATOR_CONTACT`',
  },
  FOOTBALL_PACE: { says: 'how many times as fast the virtual league plays, for a show: 60 at most' },
} satisfies Record<string, Setting>

export const licenceSettings = {
  LICENCE: {
    says: '`curacao` or `br-spa` ([what each decides](../operations/licences.md)); required in production',
    example: 'curacao',
    otherwise: '`curacao` in a demo',
  },
  OPERATOR_NAME: {
    says: 'who operates, in the footer; the first six are required under `br-spa` in production',
  },
  OPERATOR_CNPJ: { says: 'CNPJ of 14 characters, without dots' },
  OPERATOR_LICENCE: { says: 'number and date of the authorisation' },
  OPERATOR_ADDRESS: { says: 'postal address' },
  OPERATOR_CONTACT: { says: 'customer service' },
  OPERATOR_OMBUDSMAN: { says: 'ombudsman' },
  OPERATOR_ADR: {
    says: 'page of the independent body that decides complaints, shown under *Complaints*',
    otherwise: 'the authority itself is named',
  },
} satisfies Record<string, Setting>

export const storageSettings = {
  DATA_DIR: { says: 'everything that must not be lost: database, secrets, demo accounts' },
  DATABASE_URL: {
    says: 'another PostgreSQL ≥ 15: the role that owns the tables and migrates',
    example: 'postgresql://arara_owner:secret@db.example:5432/arara',
    otherwise: 'the embedded one',
  },
  APP_DATABASE_URL: {
    says: 'the role that serves, where the owner may not create it; it must own nothing',
    example: 'postgresql://arara_app:secret@db.example:5432/arara',
    otherwise: 'a role made by the start',
  },
  DATABASE_POOL: { says: 'connections of one server process at most' },
  APP_SECRET: {
    says: 'root of all keys, 32 characters or more (`openssl rand -hex 32`); required in production',
    otherwise: 'made in a demo',
  },
  APP_SECRET_PREVIOUS: {
    says: 'after a change of `APP_SECRET`: the old ones, until `npm run secrets:rotate` is done ([secrets](../security/secrets.md))',
  },
  APP_SECRET_HASHES: { says: 'the very first `APP_SECRET`, for good', otherwise: '`APP_SECRET`' },
  WEB_DIR: { says: 'the built players’ app' },
  BACKOFFICE_DIR: { says: 'the built back office' },
} satisfies Record<string, Setting>

export const backofficeSettings = {
  BACKOFFICE_PORT: {
    says: 'a listener of its own ([deploy](../operations/deploy.md#the-back-office-on-its-own-host))',
    example: '8081',
    otherwise: 'beside the players’ pages',
  },
  BACKOFFICE_HOST: { says: 'its address', example: '10.0.0.5', otherwise: '`HOST`' },
  BACKOFFICE_URL: {
    says: 'where administrators open it',
    example: 'https://admin.example.bet.br',
    otherwise: '`SITE_URL`',
  },
  BACKOFFICE_RP_ID: {
    says: 'the host that administrators’ passkeys belong to',
    example: 'admin.example.bet.br',
    otherwise: 'the host of `BACKOFFICE_URL`',
  },
  BACKOFFICE_ALLOW: {
    says: 'addresses and networks that it is served to',
    example: '10.0.0.0/8',
    otherwise: 'all',
  },
  BACKOFFICE_TRUSTED_PROXIES: { says: 'reverse proxies in front of its listener', otherwise: '`0`' },
  ADMIN_PROBATION_HOURS: {
    says: 'hours in which a new, re-enrolled or re-roled administrator approves nothing',
    example: '72',
    otherwise: '`72`, in a demo `0`',
  },
} satisfies Record<string, Setting>

export const observationSettings = {
  METRICS_TOKEN: { says: 'bearer of `/metrics`, 16 characters or more', otherwise: 'loopback alone' },
  LOG_LEVEL: { says: '`fatal`, `error`, `warn`, `info`, `debug` or `silent`; in a demo `warn`' },
  AUDIT_ANCHOR_URL: {
    says: 'where hourly signed heads of the audit log are kept: `file:///…` or an object store ([audit log](../security/audit-log.md))',
    example: 'https://bucket.s3.sa-east-1.amazonaws.com/arara',
    otherwise: '`DATA_DIR/audit-anchors.jsonl`',
  },
  AUDIT_ANCHOR_KEY_ID: { says: 'access key of that object store (S3)' },
  AUDIT_ANCHOR_KEY_SECRET: { says: 'its secret' },
  AUDIT_ANCHOR_REGION: { says: 'its region' },
  CLAMAV_URL: {
    says: 'clamd that scans uploads ([uploads](../security/uploads.md))',
    example: 'unix:///run/clamav/clamd.ctl',
    otherwise: 'nothing is scanned, and the log says so',
  },
  CLAMAV_TIMEOUT_MS: { says: 'how long a scan may take, ms' },
} satisfies Record<string, Setting>
