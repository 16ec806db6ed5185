import { mistakesOfDatabaseUrl } from './database-url.ts'
import { isThisMachine, type PrivatePeers, readPrivatePeers } from './private-peers.ts'
import { secretFault } from './secret-strength.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * What production refuses in an environment, parsed or not: one sentence a mistake, each beginning with its variable.
 * Looks at the texts themselves, so that a list is whole even where a variable has the wrong form.
 */
export function mistakesOfProduction(given: Given): string[] {
  if (given.MODE !== 'production') return []
  const peers = readPrivatePeers(textOf(given, 'PRIVATE_PEERS'))
  return [
    ...mistakesOfBeginning(given),
    ...mistakesOfMessages(given),
    ...mistakesOfSecrets(given),
    ...peers.unreadable.map(part => `PRIVATE_PEERS ${part} is no host, address or network`),
    ...mistakesOfPeerUrls(given, peers),
    ...mistakesOfOwnUrls(given),
    ...mistakesOfDatabaseUrl('DATABASE_URL', textOf(given, 'DATABASE_URL')),
  ]
}

const textOf = (given: Given, name: string) => {
  const value = given[name]
  return typeof value === 'string' ? value : ''
}

function mistakesOfBeginning(given: Given): string[] {
  const mistakes: string[] = []
  if (given.ARARA_TEST === '1') mistakes.push('ARARA_TEST is refused in production')
  if (given.LICENCE === undefined) mistakes.push('LICENCE must be set in production: curacao or br-spa')
  if (textOf(given, 'SITE_URL') === '') {
    mistakes.push('SITE_URL must be set in production: the address that players type')
  }
  return mistakes
}

/** Registrations wait for a code, and members recover their accounts by one. */
function mistakesOfMessages(given: Given): string[] {
  const mistakes: string[] = []
  if (textOf(given, 'SMTP_URL') === '') {
    mistakes.push('SMTP_URL must be set in production: codes and warnings go out by e-mail')
  }
  if (textOf(given, 'SMS_URL') === '' && textOf(given, 'RECOVERY_BY') !== 'email') {
    mistakes.push(
      'SMS_URL must be set in production where phones recover accounts; RECOVERY_BY=email says that they do not',
    )
  }
  return mistakes
}

const drawnSecrets = [
  ...['APP_SECRET', 'APP_SECRET_HASHES', 'PIX_WEBHOOK_SECRET', 'METRICS_TOKEN', 'VAPID_PRIVATE_KEY'],
]
const shortestWebhookSecret = 32

/** Secrets that others choose (a provider's client secret, a gateway's token) are theirs to judge. */
function mistakesOfSecrets(given: Given): string[] {
  const mistakes = Object.keys(given)
    .filter(name => /WEBHOOK_SECRET$/.test(name))
    .filter(name => textOf(given, name).length < shortestWebhookSecret)
    .map(name => `${name} must have ${shortestWebhookSecret} characters or more in production`)
  for (const name of drawnSecrets) {
    const secret = textOf(given, name)
    const fault = secret.length < 16 ? undefined : secretFault(secret)
    if (fault !== undefined) mistakes.push(`${name} ${sentences[fault]}: draw one with openssl rand -hex 32`)
  }
  return mistakes
}

const sentences = {
  repeats: 'repeats itself or counts up',
  words: 'is made of words',
} as const

/** Addresses of this product itself, which its players, operators and providers open. */
const ownUrls: ReadonlySet<string> = new Set([
  'SITE_URL',
  'API_BASE',
  'PIX_WEBHOOK_URL',
  'PAYMENT_PAY_PAGE',
  'BACKOFFICE_URL',
])
const notPeers: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL'])

/** Every other variable that ends in `_URL` names a peer: a new one is within the rule from its first day. */
function mistakesOfPeerUrls(given: Given, peers: PrivatePeers): string[] {
  return Object.keys(given)
    .filter(name => name.endsWith('_URL') && !ownUrls.has(name) && !notPeers.has(name))
    .filter(name => isReadableOnTheWay(textOf(given, name), peers))
    .map(name => `${name} must be encrypted (https) in production, or its host stand in PRIVATE_PEERS`)
}

const encrypted: ReadonlySet<string> = new Set(['https:', 'smtps:', 'rediss:'])
const local: ReadonlySet<string> = new Set(['unix:', 'file:'])

function isReadableOnTheWay(text: string, peers: PrivatePeers): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, searchParams } = new URL(text)
  if (encrypted.has(protocol) || local.has(protocol)) return false
  // smtp:// insists on STARTTLS beyond this machine, unless its URL says otherwise.
  if (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'false') return false
  return !isThisMachine(hostname) && !peers.includes(hostname)
}

function mistakesOfOwnUrls(given: Given): string[] {
  const listed = (name: string) =>
    textOf(given, name)
      .split(/[\s,]+/)
      .filter(Boolean)
  const pages = [...ownUrls].flatMap(name => listed(name).map(text => ({ name, text })))
  const origins = ['CORS_ORIGINS', 'FRAME_ORIGINS'].flatMap(name =>
    listed(name).map(text => ({ name, text })),
  )
  const plain = [...pages, ...origins].filter(({ text }) => isPlainAndElsewhere(text))
  const own = new Set(['SITE_URL', 'API_BASE', 'BACKOFFICE_URL'].flatMap(name => originsOf(listed(name))))
  const frames = originsOf(listed('FRAME_ORIGINS')).filter(origin => own.has(origin))
  return [
    ...plain.map(({ name, text }) => `${name} must be https in production: ${text}`),
    ...frames.map(
      origin =>
        `FRAME_ORIGINS must not name this site itself (${origin}): a framed game could act for the player`,
    ),
  ]
}

const originsOf = (texts: readonly string[]) =>
  texts.filter(text => URL.canParse(text)).map(text => new URL(text).origin)

function isPlainAndElsewhere(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !isThisMachine(hostname)
}
