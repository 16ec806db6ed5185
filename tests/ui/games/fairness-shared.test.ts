import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SaltSource } from '../../../contract/games/salt-source.ts'
import type { Round } from '../../../contract/lobby/games.ts'
import { CRASH_THEMES } from '../../../games/crash/crash-themes.ts'
import type { SharedEngineId } from '../../../games/engines.ts'
import { beacons, timeOfPulse } from '../../../games/fairness/beacons.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { loadSharedGame } from '../../../games/shared-games.ts'
import { sandboxPulse } from '../../../sandbox/people/beacon.ts'
import { isWholeCheckRight, verifyRound } from '../../../src/features/games/fairness/verify-round.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const [anchor = '', ...seeds] = Array.from({ length: 12 }).reduce<string[]>(
  links => [sha256(links[0] ?? ''), ...links],
  ['c0ffee'.repeat(11).slice(0, 64)],
)

interface Bet {
  readonly engine: SharedEngineId
  readonly bet: object
  readonly byHand?: number | undefined
}
const crash = { engine: 'crash', bet: { stake: '2.00', autoCashOut: 150 } } as const

/** A bet of a shared round as the server tells it; of crash, taken out by hand at `byHand` if that was reached. */
async function sharedRound(
  gameId: string,
  place: number,
  { engine, bet, byHand }: Bet,
  salt = 'sal',
): Promise<Round> {
  const game = await loadSharedGame(engine, gameId)
  const seed = seeds[place - 1] ?? ''
  const input = { serverSeed: seed, clientSeed: salt, nonce: place, game: gameId }
  const outcome = await game?.drawOutcome(openDraw(input))
  const prepared = game?.prepareBet(bet)
  const settled = prepared?.ok ? game?.settle(prepared.value.bet, outcome, byHand) : undefined
  if (!settled?.ok) throw new Error('not settled')
  return {
    id: '0197a5a0-0000-7000-8000-000000000001',
    game_id: gameId,
    mode: 'real',
    state: 'settled',
    stake: settled.value.stake,
    payout: settled.value.payout,
    steps: 0,
    view: settled.value.view,
    seed_hash: seeds[place - 2] ?? anchor,
    client_seed: salt,
    nonce: place,
    server_seed: seed,
    shared: { number: 1_000 + place, anchor },
    started_at: '2026-11-20T15:00:00Z',
    settled_at: '2026-11-20T15:00:01Z',
  }
}

/** The sandbox's value of that round, of a chain that was anchored a second before it. */
function saltOf(round: number) {
  const { signature, randomness: salt } = sandboxPulse(round)
  const anchored_at = new Date(timeOfPulse(beacons.sandbox, round) - 1_000).toISOString()
  return { salt, source: { beacon: 'sandbox', round, signature, anchored_at } }
}

async function checkOf(round: Round, engine: SharedEngineId = 'crash') {
  const verification = await verifyRound(round, engine)
  if (verification.kind !== 'checked') throw new Error(`not checked: ${verification.kind}`)
  return verification.check
}

it.each(CRASH_THEMES)(
  'every round of a chain of $id agrees, by hand and automatically, up to its anchor',
  async ({ id }) => {
    for (let place = 1; place <= seeds.length; place += 1) {
      for (const byHand of [undefined, 101]) {
        expect(isWholeCheckRight(await checkOf(await sharedRound(id, place, { ...crash, byHand })))).toBe(
          true,
        )
      }
    }
  },
)

const chips = (...kinds: readonly string[]) => ({ chips: kinds.map(kind => ({ kind, stake: '5.00' })) })
const card = [
  ...[1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18],
  ...[48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65],
]
const others: readonly (readonly [string, Bet])[] = [
  ['roleta-ao-vivo', { engine: 'live-roulette', bet: chips('red', 'low') }],
  ['roleta-francesa-ao-vivo', { engine: 'live-roulette', bet: chips('black', 'high') }],
  ['bacara-ao-vivo', { engine: 'live-baccarat', bet: chips('player', 'tie') }],
  ['bingo-da-vila', { engine: 'bingo-room', bet: { cardStake: '1.00', cards: [card] } }],
  ['cinco-da-sorte', { engine: 'five-draw', bet: { stake: '2.00', picks: [1, 2, 3, 4, 5] } }],
  ['bacara-imperial-ao-vivo', { engine: 'live-baccarat', bet: chips('banker', 'player_pair') }],
]

it.each(others)('rounds of %s agree up to their anchor, and a changed one does not', async (id, bet) => {
  for (let place = 1; place <= seeds.length; place += 1) {
    const round = await sharedRound(id, place, bet)
    expect(isWholeCheckRight(await checkOf(round, bet.engine))).toBe(true)
    expect(isWholeCheckRight(await checkOf({ ...round, nonce: place + 1 }, bet.engine))).toBe(false)
    expect(await checkOf({ ...round, payout: round.payout + 1n }, bet.engine)).toMatchObject({
      isPayoutRight: false,
    })
  }
})

it('a seed of another chain, a shifted place, another outcome and a short payment are each found', async () => {
  const round = await sharedRound('foguete-arara', 5, { ...crash, byHand: 101 })
  expect(await checkOf({ ...round, shared: { number: 1, anchor: 'ff'.repeat(32) } })).toMatchObject({
    isHashRight: true,
    isAnchorRight: false,
  })
  expect(await checkOf({ ...round, nonce: 6 })).toMatchObject({ isAnchorRight: false, isOutcomeRight: false })
  expect(await checkOf({ ...round, seed_hash: anchor })).toMatchObject({ isHashRight: false })
  expect(await checkOf({ ...round, payout: round.payout + 1n })).toMatchObject({ isPayoutRight: false })
  const view = typeof round.view === 'object' ? { ...round.view, crash: 999 } : undefined
  expect(await checkOf({ ...round, view })).toMatchObject({ isOutcomeRight: false })
  for (const change of [{ nonce: 6 }, { seed_hash: anchor }, { payout: 1n }]) {
    expect(isWholeCheckRight(await checkOf({ ...round, ...change }))).toBe(false)
  }
})

it('a round of a salted chain agrees by the beacon’s signed value, and by no other', async () => {
  const { source, salt } = saltOf(5_000)
  const round = await sharedRound('foguete-arara', 4, crash, salt)
  const salted = (change: Partial<SaltSource>): Round => ({
    ...round,
    shared: { number: 1, anchor, salted_by: { ...source, ...change } },
  })
  expect(isWholeCheckRight(await checkOf(salted({})))).toBe(true)
  const other = sandboxPulse(5_001)
  const wrong = [
    { signature: other.signature },
    // The value is that of its signature, which is of another round.
    { round: 5_001 },
    { beacon: 'somewhere-else' },
    { beacon: 'drand-quicknet' },
    { anchored_at: new Date(timeOfPulse(beacons.sandbox, 5_000)).toISOString() },
    { anchored_at: 'no instant' },
    { signature: 'no signature' },
    { round: -1 },
  ]
  for (const change of wrong) {
    const check = await checkOf(salted(change))
    expect(check).toMatchObject({ isSaltRight: false, isOutcomeRight: true })
    expect(isWholeCheckRight(check)).toBe(false)
  }
})

it('a round from before salts were a beacon’s is checked as ever', async () => {
  const check = await checkOf(await sharedRound('foguete-arara', 4, crash))
  expect(check.isSaltRight).toBeUndefined()
  expect(isWholeCheckRight(check)).toBe(true)
})

it('a bet that was given back has nothing to check, and one whose seed is not revealed yet waits', async () => {
  const round = await sharedRound('foguete-arara', 3, crash)
  expect(await verifyRound({ ...round, state: 'rolled_back' }, 'crash')).toEqual({ kind: 'open' })
  expect(await verifyRound({ ...round, server_seed: null }, 'crash')).toEqual({ kind: 'sealed' })
})
