// A game provider as small as one can be and still keep every rule: heads or tails, 98 % return. Copy it, change the game.
//
//   CASINO_URL=http://localhost:8080 PROVIDER_KEY_ID=… PROVIDER_SECRET=… node examples/provider/server.mjs
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { openJournal } from './journal.mjs'
import { createWallet, WalletRefusal, WalletSilence } from './wallet.mjs'

const { CASINO_URL = 'http://localhost:8080', PROVIDER_KEY_ID, PROVIDER_SECRET } = process.env
const { PORT = '9090', HOST = '127.0.0.1', JOURNAL = 'coin-journal.jsonl' } = process.env
if (!PROVIDER_KEY_ID || !PROVIDER_SECRET) {
  console.error('PROVIDER_KEY_ID and PROVIDER_SECRET are needed: npm run provider:key -- add PROVIDER')
  process.exit(2)
}

const wallet = createWallet({ url: CASINO_URL, keyId: PROVIDER_KEY_ID, secret: PROVIDER_SECRET })
const journal = openJournal(JOURNAL)
const stakes = [50, 100, 500, 1_000]
/** Centavos: a stake of 100 pays 196, half of the time. */
const prizeOf = stake => Math.floor((stake * 196) / 100)

/** Launch token → session, member and game; a page that is loaded anew comes with a new token. */
async function enter(token) {
  const { session, balance, currency, game_id: game } = await wallet.call('authenticate', { token })
  return { session, balance, currency, game }
}

async function play({ session, game }, { stake, side }) {
  const round = randomUUID()
  journal.begin({ round, session, bet: `bet-${round}` })
  const placed = { session, transaction_id: `bet-${round}`, round_id: round, game_id: game, amount: stake }
  try {
    await wallet.call('bet', placed)
  } catch (error) {
    // A refused bet took nothing; of one without an answer nobody knows, so it is taken back.
    if (error instanceof WalletRefusal) journal.end(round)
    else void finish({ round, session, bet: placed.transaction_id })
    throw error
  }
  const fell = randomInt(2) === 0 ? 'heads' : 'tails'
  const payout = fell === side ? prizeOf(stake) : 0
  // The outcome is decided and written down before it is paid: whatever happens now, it is this one.
  journal.begin({ round, session, bet: placed.transaction_id, payout })
  const { balance } = await settle({ round, session, payout })
  return { fell, payout, balance }
}

async function settle({ round, session, payout }) {
  const call = payout > 0 ? ['win', { amount: payout, is_final: true }] : ['end-round', {}]
  const answer = await wallet.call(call[0], {
    session,
    transaction_id: `end-${round}`,
    round_id: round,
    ...call[1],
  })
  journal.end(round)
  return answer
}

/** Ends what an earlier run left: an outcome that was decided is paid, a bet without one goes back. */
async function finish({ round, session, bet, payout }) {
  try {
    if (payout !== undefined) return await settle({ round, session, payout })
    await wallet.call('rollback', { session, transaction_id: `back-${round}`, bet_transaction_id: bet })
    journal.end(round)
  } catch (error) {
    // BET_NOT_FOUND: the bet never arrived, and now never will.
    if (error instanceof WalletRefusal) return journal.end(round)
    console.error(`round ${round} is still open: ${error.message}`)
    setTimeout(() => void finish({ round, session, bet, payout }), 30_000)
  }
}

const page = readFileSync(new URL('./public/index.html', import.meta.url))
const script = readFileSync(new URL('./public/game.js', import.meta.url))

async function answer(request) {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (request.method === 'GET' && pathname === '/play') return ['text/html; charset=utf-8', page]
  if (request.method === 'GET' && pathname === '/game.js') return ['text/javascript', script]
  if (request.method !== 'POST') return undefined
  const body = JSON.parse(await readBody(request))
  if (pathname === '/enter') return json(await enter(String(body.token)))
  if (pathname !== '/play') return undefined
  const { session, game, stake, side } = body
  if (!stakes.includes(stake) || (side !== 'heads' && side !== 'tails'))
    throw new WalletRefusal('BAD_REQUEST', 400)
  return json(await play({ session: String(session), game: String(game) }, { stake, side }))
}

const json = content => ['application/json', JSON.stringify(content)]

async function readBody(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 4_096) throw new WalletRefusal('BAD_REQUEST', 413)
  }
  return text
}

const server = createServer(async (request, response) => {
  try {
    const [type, content] = (await answer(request)) ?? ['text/plain', undefined]
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': 'no-store',
    })
    response.end(content ?? 'not found')
  } catch (error) {
    const status = error instanceof WalletRefusal ? error.status : error instanceof WalletSilence ? 503 : 400
    const word = error instanceof WalletRefusal ? error.word : status === 503 ? 'TRY_AGAIN' : 'BAD_REQUEST'
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: word }))
  }
})

for (const round of journal.unfinished()) void finish(round)
server.listen(Number(PORT), HOST, () => {
  console.log(`coin provider on http://${HOST}:${server.address().port}/play, wallet at ${CASINO_URL}`)
})
process.on('SIGTERM', () => server.close(() => process.exit(0)))
