import type { Setting } from './setting.ts'

export const messageSettings = {
  SMTP_URL: {
    says: '`smtp://` or `smtps://` of the mail server; required in production',
    example: 'smtps://user:password@mail.example',
    otherwise: 'letters are files in `DATA_DIR/letters`',
  },
  SMTP_CA: { says: 'file (PEM): the mail server’s own authority', otherwise: 'the public ones' },
  MAIL_FROM: { says: 'sender of letters' },
  SMS_URL: {
    says: 'Twilio’s Messages resource, or a provider that speaks it',
    example: 'https://api.twilio.com',
    otherwise: 'the sandbox in a demo',
  },
  SMS_ACCOUNT: { says: 'the account’s SID' },
  SMS_TOKEN: { says: 'its token', otherwise: 'made in a demo' },
  SMS_FROM: { says: 'a number, a name or a messaging service (`MG…`)', example: '+5511900000000' },
  RECOVERY_BY: { says: '`email`: phones recover no accounts, and no text message is sent' },
  VAPID_PRIVATE_KEY: {
    says: 'key of push notifications, P-256 (`openssl rand -hex 32`), kept for good: another key ends every subscription',
    otherwise: 'made in a demo; else none are sent',
  },
  VAPID_SUBJECT: {
    says: '`mailto:` or `https:` of the contact for push services',
    example: 'mailto:push@example.com',
  },
  PUSH_SANDBOX_URL: { says: 'a push service of tests', otherwise: 'the sandbox in a demo' },
} satisfies Record<string, Setting>

export const peerSettings = {
  REGISTRY_URL: {
    says: 'registry of the impeded; required under `br-spa` in production ([runbook](../operations/runbook.md#the-registry-of-the-impeded))',
    example: 'https://registry.example',
    otherwise: 'the sandbox in a demo',
  },
  REGISTRY_KEY: { says: 'its bearer', otherwise: 'made in a demo' },
  REGISTRY_TIMEOUT_MS: { says: 'how long an answer is waited for, ms' },
  REGISTRY_BENEFIT: {
    says: '`keep`: members from before whom it names for a social benefit stay open; only on the authority’s word',
  },
  IDENTITY_URL: {
    says: 'identity provider; required under `br-spa` in production',
    example: 'https://identity.example',
    otherwise: 'the sandbox in a demo',
  },
  IDENTITY_KEY: { says: 'its bearer', otherwise: 'made in a demo' },
  IDENTITY_TIMEOUT_MS: { says: 'how long an answer is waited for, ms' },
  IDENTITY_BEFORE: {
    says: '`play`, `withdrawal` or `none`; never later than the licence',
    example: 'play',
    otherwise: 'by licence',
  },
  BEACON: { says: 'the public beacon of shared tables; `sandbox` in a demo, refused in production' },
  BEACON_URL: { says: 'a relay of it' },
  BEACON_BESIDE_URL: { says: 'a second relay' },
  BEACON_TIMEOUT_MS: { says: 'how long a relay is waited for, ms' },
} satisfies Record<string, Setting>

export const demoSettings = {
  PIX_PORT: { says: 'port of the sandbox provider', example: '8090', otherwise: '`8090`' },
  PIX_HOST: { says: 'its address', example: '127.0.0.1', otherwise: '`127.0.0.1`' },
  PIX_PUBLIC_URL: {
    says: 'how other devices reach its pages ([its other variables](../../sandbox/README.md))',
    otherwise: '`http://HOST:PIX_PORT`',
  },
  PEOPLE_PORT: {
    says: 'port of the sandbox of registry, identity, push service, text messages and beacon',
    example: '8091',
    otherwise: 'any that is free',
  },
  ARARA_TEST: { says: '`1`: fixed captcha answer and generous limits for tests; refused in production' },
  CHROME_PATH: {
    says: 'the Chromium of the browser tests',
    example: '/usr/bin/chromium',
    otherwise: 'found or installed',
  },
  PYTHON_PATH: {
    says: 'the Python (3.9 or newer) that runs the second verifier in tests',
    example: '/usr/bin/python3',
    otherwise: 'found or installed',
  },
} satisfies Record<string, Setting>
