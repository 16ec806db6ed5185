import { CLASSIC_THEMES } from '../games/classic/classic-themes.ts'
import type { PayoutChance } from '../games/payout-chance.ts'
import { simulateSlotChances } from '../games/slots/slot-chances.ts'
import type { SlotTheme } from '../games/slots/slot-theme.ts'
import { SLOT_THEMES } from '../games/slots/slot-themes.ts'

/**
 * `npm run slots:simulate -- ROUNDS [THEME…]`: plays so many rounds of each slot by the game's own rules and holds the mean against the counted
 * return (docs/games/slots.md). Ends with 1 when one of them is further away than chance explains.
 */
const [wanted, ...ids] = process.argv.slice(2)
const rounds = Number(wanted)
const themes = [...SLOT_THEMES, ...CLASSIC_THEMES].filter(({ id }) => ids.length === 0 || ids.includes(id))
if (!Number.isSafeInteger(rounds) || rounds < 1 || themes.length < Math.max(1, ids.length)) {
  console.error('Usage: npm run slots:simulate -- ROUNDS [THEME…]')
  process.exit(2)
}

/** Half of the 99 % interval, in standard errors. */
const interval = 2.5758
/** Passed by chance once in almost two million themes. */
const mostErrors = 5

for (const theme of themes) {
  const begun = performance.now()
  const random = createRandom(theme.rtpPpm)
  const played = simulateSlotChances(theme, rounds, below => Math.floor(random() * below))
  const { line, errors } = judge(theme, played)
  console.log(`${line}; ${Math.round((performance.now() - begun) / 1000)} s`)
  if (Math.abs(errors) > mostErrors) process.exitCode = 1
}

function judge({ id, rtpPpm, maxWin }: SlotTheme, played: readonly PayoutChance[]) {
  const sum = (of: (one: PayoutChance) => number) => played.reduce((all, one) => all + of(one), 0)
  const mean = sum(({ multiplier, chance }) => multiplier * chance)
  const deviation = Math.sqrt(sum(({ multiplier, chance }) => (multiplier - mean) ** 2 * chance))
  const error = deviation / Math.sqrt(rounds)
  const errors = (mean - rtpPpm / 1_000_000) / error
  const wins = sum(({ multiplier, chance }) => (multiplier > 0 ? chance : 0))
  const stopped = Math.round(sum(({ multiplier, chance }) => (multiplier >= maxWin ? chance : 0)) * rounds)
  const greatest = Math.max(...played.map(({ multiplier }) => multiplier))
  const percent = (share: number, digits: number) => (share * 100).toFixed(digits)
  const line = [
    `${id}: ${percent(mean, 3)} ± ${percent(interval * error, 3)} % (99 %), counted ${(rtpPpm / 10_000).toFixed(3)} %, ${errors.toFixed(1)} standard errors`,
    `wins ${percent(wins, 1)} %, deviation ${deviation.toFixed(1)}, greatest ${greatest} of ${maxWin}, stopped there ${stopped} of ${rounds.toLocaleString('en')}`,
  ].join('; ')
  return { line, errors }
}

/** sfc32: the same numbers on every machine, and enough of them for a thousand million rounds. */
function createRandom(seed: number): () => number {
  let [a, b, c, counter] = [seed, seed ^ 0x9e3779b9, 0x243f6a88, 1]
  const next = () => {
    const drawn = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + drawn) | 0
    return (drawn >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 20; warm += 1) next()
  return next
}
