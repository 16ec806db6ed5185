import { randomBytes } from 'node:crypto'
import { startProvider } from '../examples/provider/provider.mjs'
import { DICE_THEMES } from '../games/dice/dice-themes.ts'
import { openDraw } from '../games/fairness/draw.ts'
import { seedHash } from '../games/fairness/seed-hash.ts'
import { originalId } from './provider-original/catalogue.ts'
import { connectOriginal } from './provider-original/connect-original.ts'
import { createOutsideDice } from './provider-original/outside-dice.ts'
import { withDeps } from './run/with-deps.ts'

/**
 * `npm run provider:original -- URL`: one of our originals, the dice, as a provider outside: a process of its own that reaches the
 * running casino at URL by `/provider/v1` alone. Without PROVIDER_KEY_ID and PROVIDER_SECRET it first does the operator's part on the
 * house of DATA_DIR: its game into the catalogue, and a key. FRAME_ORIGINS of both names the origin of its page.
 */
const [casinoUrl] = process.argv.slice(2)
const { PORT = '9090', HOST = '127.0.0.1', JOURNAL = 'original-journal.jsonl' } = process.env
const { PROVIDER_KEY_ID: ownKeyId, PROVIDER_SECRET: ownSecret } = process.env
const theme = DICE_THEMES[0]
if (casinoUrl === undefined || !URL.canParse(casinoUrl) || theme === undefined) {
  console.error('Usage: FRAME_ORIGINS=http://localhost:9090 npm run provider:original -- URL')
  process.exit(2)
}

let key = ownKeyId && ownSecret ? { keyId: ownKeyId, secret: ownSecret } : undefined
if (key === undefined) {
  await withDeps(async deps => {
    const connected = await connectOriginal(deps, Number(PORT))
    if (connected.ok) key = connected.key
    else console.error(`The game could not be brought in: ${connected.why}`)
  })
}
if (key === undefined) process.exit(1)

/** Its own seed, as any provider has its own randomness; its SHA-256 hash is printed at the start, and it lasts as long as the process. */
const serverSeed = randomBytes(32).toString('hex')
let nonce = 0
const nextDraw = () => {
  nonce += 1
  return openDraw({ serverSeed, clientSeed: 'fora', nonce, game: theme.id })
}
console.log(`seed ${await seedHash(serverSeed)} (SHA-256), game ${originalId}`)
const place = { casinoUrl, ...key, port: Number(PORT), host: HOST, journalPath: JOURNAL }
await startProvider(createOutsideDice(theme, nextDraw), place)
