import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chainOf } from '../../server/platform/audit/audit-log.ts'
import { anchorKeyOf } from '../../server/platform/audit-anchors/anchor.ts'
import { openAnchorPlace, readAnchorConfig } from '../../server/platform/audit-anchors/anchor-config.ts'
import { allAnchorLines } from '../../server/platform/audit-anchors/anchor-store.ts'
import { readDumpChain } from '../../server/platform/audit-anchors/dump-chain.ts'
import {
  type AuditVerdict,
  readLines,
  verifyAudit,
} from '../../server/platform/audit-anchors/verify-audit.ts'
import { readSecrets, secretsOf } from '../../server/platform/config/secrets-config.ts'
import { createDatabase } from '../../server/platform/database/connect.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { createSecrets } from '../../server/platform/secrets/secrets.ts'
import { keptSecrets } from '../run/kept-secrets.ts'

/**
 * `npm run audit:verify`: the audit log of the running database against its signed heads in the database and outside.
 * `-- --export FILE [--anchors FILE|URL] [--key PUBLIC_KEY]` does the same from an export, without a database;
 * `--from N` where the place outside begins with anchor N; `--public-key` prints the key that heads are signed with.
 * Ends with 0: whole. 1: changed, cut or replaced. 2: not checked. 3: whole, but no head outside is newer than two hours.
 */
const usage =
  'Usage: npm run audit:verify -- [--export FILE] [--anchors FILE|URL] [--key PUBLIC_KEY]… [--from N] [--public-key]'

const options = {
  export: { type: 'string' },
  anchors: { type: 'string' },
  key: { type: 'string', multiple: true },
  from: { type: 'string' },
  'public-key': { type: 'boolean' },
} as const

async function main(): Promise<number> {
  const { values } = parseArgs({ options, allowPositionals: false })
  const config = readSecrets({ ...process.env, APP_SECRET: appSecret() })
  const secrets = config === undefined ? undefined : secretsOf(config)
  // Heads of before a rotation are signed by the secret of then.
  const all = config === undefined ? [] : [config.appSecret, ...config.previousSecrets, config.hashSecret]
  const own = [...new Set(all)].map(secret => anchorKeyOf(createSecrets(secret)).publicKey)
  if (values['public-key'] === true) return printKey(own)
  const keys = [...own, ...(values.key ?? [])]
  if (keys.length === 0)
    throw new Error('Set APP_SECRET, or give --key: the public key that heads are signed with')
  const from = BigInt(values.from ?? '1')
  // Read first: what is there now, the database has too.
  const outside = await readLines(placeOf(values.anchors), from)
  const given = { outside, secrets, keys, from }
  const verdict = values.export === undefined ? await ofDatabase(given) : await ofExport(values.export, given)
  if (secrets === undefined) console.log('Without APP_SECRET only numbers and signed heads are compared.')
  return report(verdict)
}

type Given = Omit<Parameters<typeof verifyAudit>[0], 'chain' | 'keptLines' | 'at'>

const dataDir = () => process.env.DATA_DIR || 'data'

/** The operator's, or the one that a demo has made for itself. */
function appSecret(): string | undefined {
  const made = join(dataDir(), 'secrets.json')
  if (process.env.APP_SECRET || process.env.MODE === 'production' || !existsSync(made))
    return process.env.APP_SECRET || undefined
  return keptSecrets(made, ['APP_SECRET'], {}).APP_SECRET
}

function printKey(keys: readonly string[]): number {
  for (const key of keys) console.log(key)
  return keys.length === 0 ? 2 : 0
}

function placeOf(named: string | undefined) {
  const url = named === undefined || URL.canParse(named) ? named : pathToFileURL(named).href
  const read = readAnchorConfig({ ...process.env, ...(url !== undefined && { AUDIT_ANCHOR_URL: url }) })
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  return openAnchorPlace(read.config, fetch)
}

function ofDatabase(given: Given): Promise<AuditVerdict> {
  const place = {
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: dataDir(),
    onNotice: console.error,
  }
  return withOwnerUrl(place, async ownerUrl => {
    const db = createDatabase(ownerUrl, { max: 1, connectWithinMs: 10_000 })
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async tx =>
          verifyAudit({ ...given, chain: chainOf(tx), keptLines: await allAnchorLines(tx), at: new Date() }),
        )
    } finally {
      await db.destroy()
    }
  })
}

async function ofExport(file: string, given: Given): Promise<AuditVerdict> {
  const { chain, lines } = await readDumpChain(file)
  return verifyAudit({ ...given, chain, keptLines: lines, at: new Date() })
}

function report({ rows, anchors, faults, gaps }: AuditVerdict): number {
  for (const fault of faults) console.log(`BROKEN  ${fault}`)
  for (const gap of gaps) console.log(`OPEN    ${gap}`)
  console.log(`${rows} rows, ${anchors} signed heads outside`)
  if (faults.length > 0) return 1
  return gaps.length > 0 ? 3 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
