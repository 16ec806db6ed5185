import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import { createDiceGame } from '../../../../games/dice/dice-game.ts'
import { winningRolls } from '../../../../games/dice/dice-odds.ts'
import { DICE_THEMES } from '../../../../games/dice/dice-themes.ts'
import { HI_LO_THEMES } from '../../../../games/hi-lo/hi-lo-themes.ts'
import { MINES_THEMES } from '../../../../games/mines/mines-themes.ts'
import { createRouletteGame } from '../../../../games/roulette/roulette-game.ts'
import { INSIDE_BETS } from '../../../../games/roulette/roulette-table.ts'
import { ROULETTE_THEMES } from '../../../../games/roulette/roulette-themes.ts'
import { createSlotGame } from '../../../../games/slots/slot-game.ts'
import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import { VIDEO_POKER_THEMES } from '../../../../games/video-poker/video-poker-themes.ts'
import { toneOf } from '../../../../src/common/play/outcome-words.ts'
import { fitStake, stakeLadder } from '../../../../src/common/play/stakes.ts'
import { chipText } from '../../../../src/features/games/chips/chip-disc.tsx'
import { pileUp, totalOf } from '../../../../src/features/games/chips/laid-chips.ts'
import {
  divideAt,
  fitDivide,
  rangeOf,
  targetOf,
  winnersOf,
} from '../../../../src/features/games/dice/dice-divide.ts'
import { rollText } from '../../../../src/features/games/dice/roll-text.ts'
import { tenthsText } from '../../../../src/features/games/plinko/tenths-text.ts'
import { feltCells, keyOfSpot } from '../../../../src/features/games/roulette/spots.ts'
import { factorText } from '../../../../src/features/games/words/factor-text.ts'
import { pointText } from '../../../../src/features/games/words/point-text.ts'
import { timesText } from '../../../../src/features/games/words/times-text.ts'
import { writeMoneyIn } from '../../../../src/i18n/format-money.ts'

const ranges = [
  ...[...SLOT_THEMES, ...CLASSIC_THEMES].map(theme => ({
    id: theme.id,
    ...theme.limits,
    step: BigInt(theme.lines),
  })),
  ...[...DICE_THEMES, ...MINES_THEMES, ...VIDEO_POKER_THEMES, ...HI_LO_THEMES].map(theme => ({
    id: theme.id,
    ...theme.limits,
    step: 1n,
  })),
]

describe('stakes', () => {
  it.each(ranges)('of $id rise from limit to limit in whole steps', range => {
    const ladder = stakeLadder(range)
    expect(ladder[0]).toBe(range.minBet)
    expect(ladder.at(-1)).toBe(fitStake(range.maxBet, range))
    for (const [index, stake] of ladder.entries()) {
      expect(stake % range.step).toBe(0n)
      expect(stake > (ladder[index - 1] ?? 0n)).toBe(true)
    }
    expect(ladder.length).toBeGreaterThan(8)
  })

  it('of a slot are taken by its engine, every rung', () => {
    for (const theme of [...SLOT_THEMES, ...CLASSIC_THEMES]) {
      const game = createSlotGame(theme)
      for (const stake of stakeLadder({ ...theme.limits, step: BigInt(theme.lines) })) {
        expect(game.prepareBet({ stake: formatCentavos(stake) }).ok).toBe(true)
      }
    }
  })

  it('are never fitted upwards, save to the least one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ranges), fc.bigInt(0n, 1_000_000n), (range, wanted) => {
        const stake = fitStake(wanted, range)
        expect(stake % range.step).toBe(0n)
        expect(stake >= range.minBet && stake <= range.maxBet).toBe(true)
        expect(stake <= wanted || stake === range.minBet).toBe(true)
      }),
    )
  })
})

describe('the scale of the dice', () => {
  it('counts the same winners as the engine, on both sides of every cut, and offers no cut that it refuses', () => {
    for (const theme of DICE_THEMES) {
      const game = createDiceGame(theme)
      const stake = formatCentavos(theme.limits.maxBet)
      for (const direction of ['under', 'over'] as const) {
        const { from, to } = rangeOf(theme, direction)
        for (const at of [from, Math.floor((from + to) / 2), to]) {
          const divide = { direction, at }
          const target = targetOf(divide)
          expect(winnersOf(divide)).toBe(winningRolls({ direction, target }))
          expect(divideAt(direction, target)).toEqual(divide)
          expect(game.prepareBet({ stake, direction, target }).ok).toBe(true)
        }
      }
    }
  })

  it('keeps a cut within the range of the side it moves to', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DICE_THEMES),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('under' as const, 'over' as const),
        (theme, at, direction) => {
          const winners = winnersOf(fitDivide(theme, { direction, at }))
          expect(winners >= theme.fewest && winners <= theme.most).toBe(true)
        },
      ),
    )
  })
})

describe('the felt', () => {
  it('shows 49 fields, each once, and the engine takes a chip on each and on every inside bet', () => {
    expect(new Set(feltCells.map(({ spot }) => keyOfSpot(spot))).size).toBe(49)
    expect(new Set(feltCells.map(cell => cell.upright)).size).toBe(49)
    expect(new Set(feltCells.map(cell => cell.lying)).size).toBe(49)
    const inside = INSIDE_BETS.map(numbers => ({ kind: 'inside' as const, numbers }))
    for (const theme of ROULETTE_THEMES) {
      const game = createRouletteGame(theme)
      const stake = formatCentavos(theme.limits.minBet)
      for (const spot of [...feltCells.map(cell => cell.spot), ...inside]) {
        expect(game.prepareBet({ chips: [{ ...spot, stake }] }).ok).toBe(true)
      }
    }
  })

  it('piles chips of one field up and loses none of them', () => {
    const red = { kind: 'red' as const }
    const laid = [
      { spot: red, stake: 100n },
      { spot: { kind: 'dozen' as const, at: 1 }, stake: 50n },
      { spot: red, stake: 500n },
    ]
    expect([...pileUp(laid, keyOfSpot).values()].map(pile => pile.stake)).toEqual([600n, 50n])
    expect(totalOf(laid)).toBe(650n)
  })

  it.each([
    [50n, '0,50'],
    [100n, '1'],
    [250n, '2,50'],
    [50_000n, '500'],
    [100_000n, '1k'],
    [250_000n, '2,5k'],
    [1_000_000n, '10k'],
    [100_100n, '1.001'],
  ])('writes %s centavos upon a chip as %s', (stake, text) => {
    expect(chipText(stake)).toBe(text)
  })
})

describe('words about an outcome', () => {
  it.each([
    [200n, 0n, 'lost'],
    [200n, 199n, 'back'],
    [200n, 200n, 'back'],
    [200n, 201n, 'won'],
  ] as const)(
    'a stake of %s and a payout of %s is %s: nothing at or under the stake is celebrated',
    (stake, payout, tone) => {
      expect(toneOf({ stake, payout })).toBe(tone)
    },
  )

  it('cut a multiplier, never round it up', () => {
    expect(timesText('1.9899')).toBe('1,98')
    expect(timesText('12345.6789')).toBe('12.345,67')
  })

  it('write every multiplier, roll and slot in the figures of the page', () => {
    const written = () => [
      timesText('12345.6789'),
      pointText(234),
      factorText(1_205n),
      tenthsText(5),
      rollText(705),
    ]
    onTestFinished(() => writeMoneyIn('pt'))
    expect(written()).toEqual(['12.345,67', '2,34×', '12,05×', '0,5', '07,05'])
    for (const language of ['en', 'zh_cn', 'ms', 'th'] as const) {
      writeMoneyIn(language)
      expect(written()).toEqual(['12,345.67', '2.34×', '12.05×', '0.5', '07.05'])
    }
  })
})
