import { describe, expect, it } from 'vitest'
import { writeAmount } from '../../games/amount.ts'
import { listCatalogue } from '../../games/catalogue.ts'
import type { Game } from '../../games/engine.ts'
import { isEngineId, isSharedEngineId, loadGame } from '../../games/engines.ts'
import { FISH_THEMES } from '../../games/fish/fish-themes.ts'
import { agreeBet } from '../../games/play-round.ts'
import type { SharedGame } from '../../games/shared-game.ts'
import { loadSharedGame } from '../../games/shared-games.ts'
import { createTowerGame } from '../../games/tower/tower-game.ts'
import { TOWER_THEMES } from '../../games/tower/tower-themes.ts'
import { betOf } from '../support/game-bets.ts'

/** What a bet can choose, at one stake: bets that a game does not know are refused by it. */
function betsAt(engine: string, id: string, stake: string): readonly object[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const chips = (...places: readonly object[]) => places.map(place => ({ chips: [{ ...place, stake }] }))
  switch (engine) {
    case 'dice':
      return [10, 98, 99, 100, 200, 1_000, 2_000, 5_000].flatMap(target =>
        ['under', 'over'].map(direction => ({
          stake,
          direction,
          target: direction === 'over' ? 9_999 - target : target,
        })),
      )
    case 'limbo':
      return [101, 200, 10_000, 1_000_000].map(target => ({ stake, target }))
    case 'mines':
      return upTo(24).map(mines => ({ stake, mines }))
    case 'tower':
      return ['easy', 'medium', 'hard', 'expert', 'master'].map(difficulty => ({ stake, difficulty }))
    case 'penalty':
      return [2, 3, 5].map(corners => ({ stake, corners }))
    case 'plinko':
      return upTo(16).flatMap(rows => ['low', 'medium', 'high'].map(risk => ({ stake, rows, risk })))
    case 'keno':
      return upTo(10).flatMap(count =>
        ['low', 'medium', 'high'].map(risk => ({ stake, risk, picks: upTo(count) })),
      )
    case 'video-bingo':
      return upTo(4).map(cards => ({ stake, cards }))
    case 'fish':
      return FISH_THEMES.flatMap(({ prey, shots }) =>
        prey.flatMap(({ species }) => shots.map(shot => ({ stake: writeAmount(shot), species }))),
      )
    case 'roulette':
    case 'live-roulette':
      return chips(
        { kind: 'inside', numbers: [17] },
        { kind: 'inside', numbers: [0] },
        { kind: 'red' },
        { kind: 'dozen', at: 1 },
      )
    case 'sic-bo':
      return chips(
        { kind: 'triple', at: 6 },
        { kind: 'any_triple' },
        { kind: 'total', at: 4 },
        { kind: 'big' },
        { kind: 'single', at: 1 },
      )
    case 'baccarat':
    case 'live-baccarat':
      return chips(...['player', 'banker', 'tie', 'player_pair', 'banker_pair'].map(kind => ({ kind })))
    case 'race':
      return chips(
        ...upTo(6).flatMap(first =>
          upTo(6).map(second => ({ kind: 'exacta', first: first - 1, second: second - 1 })),
        ),
        ...upTo(6).flatMap(runner => ['win', 'place'].map(kind => ({ kind, runner: runner - 1 }))),
      )
    case 'crash':
      return [
        { stake, autoCashOut: null },
        { stake, autoCashOut: 150 },
      ]
    case 'five-draw':
      return [{ stake, picks: upTo(5) }]
    default:
      return [betOf(engine, id, stake)]
  }
}

async function gameOf(engine: string, id: string): Promise<Game | SharedGame | undefined> {
  if (isEngineId(engine)) return loadGame(engine, id)
  return isSharedEngineId(engine) ? loadSharedGame(engine, id) : undefined
}

const originals = listCatalogue().filter(({ topMultiple }) => topMultiple !== null)

describe('the top multiple that an original states', () => {
  it.each(originals.map(({ engine, id }) => [id, engine] as const))(
    'of %s is what its greatest bet pays at most, and no bet pays more',
    async (id, engine) => {
      const game = await gameOf(engine, id)
      if (game === undefined) throw new Error(`no ${id}`)
      const { minBet, maxBet } = game.limits
      let greatest = 0
      for (const stake of [minBet, minBet * 3n, (minBet + maxBet) / 2n, maxBet, 10_000n, 3_000n, 100n]) {
        for (const body of betsAt(engine, id, writeAmount(stake))) {
          const bet = game.prepareBet(body)
          if (!bet.ok) continue
          const { stake: staked, maximumPayout } = bet.value
          expect(maximumPayout * 100n).toBeLessThanOrEqual(staked * BigInt(game.topMultiple))
          greatest = Math.max(greatest, Number((maximumPayout * 10_000n) / staked) / 100)
        }
      }
      // Cut to centavos, a small stake promises a little less.
      expect(greatest).toBeGreaterThan(game.topMultiple * 0.995)
    },
  )

  it('of the ice tower is paid on its roof', async () => {
    const theme = TOWER_THEMES.find(({ id }) => id === 'torre-de-gelo')
    if (theme === undefined) throw new Error('no tower')
    const game = createTowerGame(theme)
    const traps = Array.from({ length: theme.floors }, () => [1, 2, 3])
    let now: unknown = { bet: { stake: '1.00', difficulty: 'master' }, traps, picks: [], ending: 'open' }
    let round: object | undefined
    for (let floor = 0; floor < theme.floors; floor += 1) {
      const climbed = game.step(now, { action: 'climb', door: 0 })
      if (!climbed.ok) throw new Error(climbed.refusal)
      round = climbed.value
      now = climbed.value.state
    }
    expect(round).toMatchObject({ done: true, payout: 6_488_064n })
    expect(game.topMultiple).toBe(6_488_064)
  })
})

describe('the bound of a round', () => {
  const maxWin = 50_000_000n

  it.each(originals.map(({ engine, id }) => [id, engine] as const))(
    'refuses no stake of %s that wins within it, and every one that could win more',
    async (id, engine) => {
      const game = await gameOf(engine, id)
      if (game === undefined) throw new Error(`no ${id}`)
      const site = { ...game.limits, maxWin }
      for (const body of betsAt(engine, id, writeAmount(game.limits.maxBet))) {
        const bet = game.prepareBet(body)
        if (!bet.ok) continue
        const { stake, maximumPayout } = bet.value
        const agreed = agreeBet(game, site, stake, body)
        expect(agreed.ok).toBe(maximumPayout <= maxWin)
        if (agreed.ok || !('stake' in body)) continue
        expect(agreed.refusal).toBe('win_above_limit')
        // What the refusal names is taken, to a centavo, and hardly more is.
        const most = agreed.limits.maxBet
        const at = (amount: bigint) => {
          const one = game.prepareBet({ ...body, stake: writeAmount(amount) })
          return one.ok ? one.value.maximumPayout : undefined
        }
        expect([at(most) ?? 0n, at(most - 1n) ?? 0n].some(payout => payout <= maxWin)).toBe(true)
        expect(at(most + 2n) ?? maxWin + 1n).toBeGreaterThan(maxWin)
      }
    },
  )
})
