import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Round } from '../../../contract/lobby/games.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { type EngineId, isEngineId, loadGame } from '../../../games/engines.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { isWholeCheckRight, verifyRound } from '../../../src/features/games/fairness/verify-round.ts'
import { betOf, stepsOf } from '../../support/game-bets.ts'

const serverSeed = 'c0ffee'.repeat(11).slice(0, 64)
const hash = createHash('sha256').update(serverSeed).digest('hex')

/** A round as the server would have played and sent it; `jsonb` returns keys in an order of its own. */
async function playRound(
  engine: EngineId,
  gameId: string,
  stake: string,
  nonce: number,
  steps: readonly object[] = [],
) {
  const game = await loadGame(engine, gameId)
  const prepared = game?.prepareBet(betOf(engine, gameId, stake))
  if (!game || !prepared?.ok) throw new Error(`${gameId} refused its bet`)
  const input = { serverSeed, clientSeed: 'sorte', nonce, game: gameId }
  let round = await prepared.value.start(openDraw(input))
  for (const step of steps) {
    const next = game.step(round.state, step)
    if (next.ok) round = next.value
  }
  if (!round.done) {
    const closed = game.close(round.state)
    if (closed.ok) round = closed.value
  }
  const shuffled: unknown = JSON.parse(JSON.stringify(round.view), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  )
  const reported: Round = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    game_id: gameId,
    mode: 'real',
    state: 'settled',
    stake: round.stake,
    payout: round.payout,
    steps: steps.length,
    view: shuffled,
    seed_hash: hash,
    client_seed: 'sorte',
    nonce,
    server_seed: serverSeed,
    started_at: '2026-11-20T15:00:00Z',
    settled_at: '2026-11-20T15:00:01Z',
  }
  return reported
}

async function checkOf(round: Round, engine: EngineId) {
  const verification = await verifyRound(round, engine)
  if (verification.kind !== 'checked') throw new Error(`not checked: ${verification.kind}`)
  return verification.check
}

/** Games of shared rounds are looked at in `fairness-shared.test.ts`. */
const alone = listCatalogue().flatMap(({ id, engine, minBet }) =>
  isEngineId(engine) ? [{ id, engine, minBet }] : [],
)

const stakeOf = (minBet: bigint) => (Number(minBet) / 100).toFixed(2)

describe('the verifier', () => {
  it.each(alone)('agrees with every settled round of $id', async ({ id, engine, minBet }) => {
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const steps = stepsOf(engine, nonce)
      const round = await playRound(engine, id, stakeOf(minBet), nonce, steps)
      expect(isWholeCheckRight(await checkOf(round, engine))).toBe(true)
    }
  })

  it('agrees with a minefield that was left before any tile was turned', async () => {
    const round = await playRound('mines', 'mina-de-esmeraldas', '2.00', 3)
    expect(round.payout).toBe(200n)
    expect(isWholeCheckRight(await checkOf(round, 'mines'))).toBe(true)
  })

  it('agrees with a hand of cards that was left, and ended by the server', async () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const round = await playRound('blackjack', 'vinte-e-um-da-arara', '2.00', nonce)
      expect(isWholeCheckRight(await checkOf(round, 'blackjack'))).toBe(true)
    }
  })

  it('agrees with hands and runs that the server ended for a member who was gone', async () => {
    for (let nonce = 0; nonce < 6; nonce += 1) {
      const hand = await playRound('video-poker', 'poker-da-arara', '2.00', nonce)
      expect(isWholeCheckRight(await checkOf(hand, 'video-poker'))).toBe(true)
      const untouched = await playRound('hi-lo', 'maior-ou-menor', '2.00', nonce, [{ action: 'skip' }])
      expect(untouched.payout).toBe(200n)
      expect(isWholeCheckRight(await checkOf(untouched, 'hi-lo'))).toBe(true)
    }
  })

  it('agrees with a minefield that was cleared to its last tile', async () => {
    const steps = Array.from({ length: 25 }, (_, cell) => ({ action: 'reveal', cell }))
    const cleared = await Promise.all(
      Array.from({ length: 40 }, (_, nonce) => playRound('mines', 'ceu-de-baloes', '1.00', nonce, steps)),
    )
    for (const round of cleared) expect(isWholeCheckRight(await checkOf(round, 'mines'))).toBe(true)
  })

  it('agrees with a tower that was left before any door was opened, or climbed to its roof', async () => {
    const left = await playRound('tower', 'torre-de-copacabana', '2.00', 3)
    expect(left.payout).toBe(200n)
    expect(isWholeCheckRight(await checkOf(left, 'tower'))).toBe(true)
    const climbs = Array.from({ length: 8 }, () => ({ action: 'climb', door: 0 }))
    const rounds = await Promise.all(
      Array.from({ length: 80 }, (_, nonce) =>
        playRound('tower', 'torre-de-copacabana', '2.00', nonce, climbs),
      ),
    )
    expect(rounds.some(round => round.payout > 0n)).toBe(true)
    for (const round of rounds) expect(isWholeCheckRight(await checkOf(round, 'tower'))).toBe(true)
  })

  it('sees a seed that is not the promised one', async () => {
    const round = await playRound('dice', 'dados-da-arara', '2.00', 1)
    const check = await checkOf({ ...round, seed_hash: hash.replace(/^./, '0') }, 'dice')
    expect(check.isHashRight).toBe(false)
    expect(isWholeCheckRight(check)).toBe(false)
  })

  it('sees an outcome that does not follow from the seeds', async () => {
    const round = await playRound('roulette', 'roleta-arara', '1.00', 1)
    const check = await checkOf({ ...round, nonce: 2 }, 'roulette')
    expect(check.isOutcomeRight).toBe(false)
  })

  it('sees a payout that was cut by a centavo', async () => {
    const round = await playRound('slots', 'floresta-da-arara', '1.00', 5)
    const check = await checkOf({ ...round, payout: round.payout + 1n }, 'slots')
    expect(check.isOutcomeRight).toBe(true)
    expect(check.isPayoutRight).toBe(false)
  })

  it('says of a running seed that it is sealed, and of a game it does not know that it is unknown', async () => {
    const round = await playRound('dice', 'dados-da-arara', '2.00', 1)
    expect(await verifyRound({ ...round, server_seed: null }, 'dice')).toEqual({ kind: 'sealed' })
    expect(await verifyRound(round, null)).toEqual({ kind: 'unknown-game' })
    expect(await verifyRound({ ...round, view: { roll: 'x' } }, 'dice')).toEqual({ kind: 'unknown-game' })
  })
})
