// What every game of a provider shares: its page, its players' sessions, and rounds that keep every rule of the wallet.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { openJournal } from './journal.mjs'
import { createWallet, WalletRefusal, WalletSilence } from './wallet.mjs'

const page = readFileSync(new URL('./public/index.html', import.meta.url))
const script = readFileSync(new URL('./public/game.js', import.meta.url))

/**
 * Serves one game in a process of its own; resolves once it listens. The game is `{ name, stakes, choices: [{ id, label }], draw }`:
 * stakes in centavos, and `draw(stake, choice)` resolves to `{ payout, shown }`, centavos and what the player is told fell.
 */
export async function startProvider(game, { casinoUrl, keyId, secret, port, host, journalPath }) {
  const wallet = createWallet({ url: casinoUrl, keyId, secret })
  const rounds = createRounds(game, wallet, openJournal(journalPath))
  const server = createServer(async (request, response) => {
    try {
      const [type, content] = (await answer(request, game, rounds)) ?? ['text/plain', undefined]
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': type,
        'cache-control': 'no-store',
      })
      response.end(content ?? 'not found')
    } catch (error) {
      const status =
        error instanceof WalletRefusal ? error.status : error instanceof WalletSilence ? 503 : 400
      const word = error instanceof WalletRefusal ? error.word : status === 503 ? 'TRY_AGAIN' : 'BAD_REQUEST'
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: word }))
    }
  })
  rounds.finishOld()
  await new Promise(resolve => server.listen(port, host, resolve))
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
  console.log(`${game.name} on http://${host}:${server.address().port}/play, wallet at ${casinoUrl}`)
}

async function answer(request, game, rounds) {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (request.method === 'GET') {
    if (pathname === '/play') return ['text/html; charset=utf-8', page]
    if (pathname === '/game.js') return ['text/javascript', script]
    if (pathname === '/game.json')
      return json({ name: game.name, stakes: game.stakes, choices: game.choices })
    return undefined
  }
  if (request.method !== 'POST') return undefined
  const body = JSON.parse(await readBody(request))
  if (pathname === '/enter') return json(await rounds.enter(String(body.token)))
  if (pathname !== '/play') return undefined
  const { session, game: gameId, stake, choice } = body
  if (!game.stakes.includes(stake) || !game.choices.some(({ id }) => id === choice))
    throw new WalletRefusal('BAD_REQUEST', 400)
  return json(await rounds.play({ session: String(session), gameId: String(gameId) }, { stake, choice }))
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

function createRounds(game, wallet, journal) {
  /** Launch token → session, member and game; a reloaded page comes with a new token. */
  async function enter(token) {
    const { session, balance, currency, game_id } = await wallet.call('authenticate', { token })
    return { session, balance, currency, game: game_id }
  }

  async function play({ session, gameId }, { stake, choice }) {
    const round = randomUUID()
    journal.begin({ round, session, bet: `bet-${round}` })
    const placed = {
      session,
      transaction_id: `bet-${round}`,
      round_id: round,
      game_id: gameId,
      amount: stake,
    }
    try {
      await wallet.call('bet', placed)
    } catch (error) {
      // A refused bet took nothing; of one without an answer nobody knows, so it is taken back.
      if (error instanceof WalletRefusal) journal.end(round)
      else void finish({ round, session, bet: placed.transaction_id })
      throw error
    }
    const { payout, shown } = await game.draw(stake, choice)
    // The outcome is decided and written down before it is paid: whatever happens now, it is this one.
    journal.begin({ round, session, bet: placed.transaction_id, payout })
    const { balance } = await settle({ round, session, payout })
    return { shown, payout, balance }
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

  return {
    enter,
    play,
    finishOld: () => {
      for (const round of journal.unfinished()) void finish(round)
    },
  }
}
