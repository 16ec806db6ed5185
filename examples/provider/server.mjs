// A game provider as small as one can be and still keep every rule: heads or tails, 98 % return. Copy it, change the game.
//
//   CASINO_URL=http://localhost:8080 PROVIDER_KEY_ID=… PROVIDER_SECRET=… node examples/provider/server.mjs
import { randomInt } from 'node:crypto'
import { startProvider } from './provider.mjs'

const { CASINO_URL = 'http://localhost:8080', PROVIDER_KEY_ID, PROVIDER_SECRET } = process.env
const { PORT = '9090', HOST = '127.0.0.1', JOURNAL = 'coin-journal.jsonl' } = process.env
if (!PROVIDER_KEY_ID || !PROVIDER_SECRET) {
  console.error('PROVIDER_KEY_ID and PROVIDER_SECRET are needed: npm run provider:key -- add PROVIDER')
  process.exit(2)
}

const coin = {
  name: 'Cara ou Coroa',
  stakes: [50, 100, 500, 1_000],
  choices: [
    { id: 'heads', label: 'Cara' },
    { id: 'tails', label: 'Coroa' },
  ],
  /** Centavos: a stake of 100 pays 196, half of the time. */
  draw(stake, choice) {
    const fell = coin.choices[randomInt(2)]
    return { payout: fell.id === choice ? Math.floor((stake * 196) / 100) : 0, shown: fell.label }
  },
}

await startProvider(coin, {
  casinoUrl: CASINO_URL,
  keyId: PROVIDER_KEY_ID,
  secret: PROVIDER_SECRET,
  port: Number(PORT),
  host: HOST,
  journalPath: JOURNAL,
})
