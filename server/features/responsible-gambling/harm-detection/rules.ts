import { formatCentavos } from '../../../../contract/centavos.ts'
import type {
  FoundMarker,
  HarmLevel,
  HarmMarker,
} from '../../../../contract/responsible-gambling/harm-cases.ts'

/** What one night's look stands on (`harm_facts`, migration 228); money in centavos. */
export interface HarmFacts {
  /** Of the last seven days, of the four weeks before them, of the last 28 days. */
  readonly deposited_week: bigint
  readonly deposited_before: bigint
  readonly deposited_month: bigint
  /** Of play, in the last fortnight; of them between midnight and six. */
  readonly minutes: bigint
  readonly night_minutes: bigint
  /** Days of four hours and more in the last fortnight; days with any play of the last 28. */
  readonly long_days: bigint
  readonly play_days: bigint
  /** Of the member's own money, in 28 days; below zero they are ahead. */
  readonly lost_month: bigint
  /** Deposits within an hour of the one before, in a fortnight; deposits that came to nothing, in a week. */
  readonly repeated_deposits: bigint
  readonly failed_deposits: bigint
  /** Wishes for a higher limit, and for none, in 30 days. */
  readonly raised_limits: bigint
  readonly removed_limits: bigint
  /** Tickets of which a person of the desk said that they speak of harm, in 30 days. */
  readonly spoken_harm: bigint
}

/** The first row that is reached counts; rows go from the gravest down. docs/compliance/harm-detection.md tells the same table. */
const thresholds = {
  repeated_deposits: [
    [6, 30],
    [3, 20],
  ],
  failed_deposits: [
    [8, 15],
    [4, 10],
  ],
  long_days: [
    [5, 25],
    [2, 15],
  ],
  play_days: [[25, 10]],
  raised_limits: [
    [3, 20],
    [1, 10],
  ],
  removed_limits: [
    [2, 25],
    [1, 15],
  ],
  // A person's judgement, not a count: one alone puts the member before the desk.
  spoken_harm: [
    [2, 35],
    [1, 25],
  ],
} as const satisfies Record<string, readonly (readonly [least: number, points: number])[]>

function pointsOf(rows: readonly (readonly [number, number])[], count: bigint): number {
  return rows.find(([least]) => count >= BigInt(least))?.[1] ?? 0
}

/** Below these sums a share says nothing. */
const leastWeek = 20_000n
const leastLoss = 100_000n
const graveLoss = 500_000n
const leastNight = 120n

/** What speaks for a talk, each with its figures and its points, the gravest first. */
export function markersOf(facts: HarmFacts): readonly FoundMarker[] {
  const found: readonly FoundMarker[] = [
    marker('growing_deposits', growth(facts), {
      week: formatCentavos(facts.deposited_week),
      usual: formatCentavos(facts.deposited_before / 4n),
    }),
    marker('repeated_deposits', pointsOf(thresholds.repeated_deposits, facts.repeated_deposits), {
      times: Number(facts.repeated_deposits),
    }),
    marker('failed_deposits', pointsOf(thresholds.failed_deposits, facts.failed_deposits), {
      times: Number(facts.failed_deposits),
    }),
    marker('night_play', night(facts), {
      minutes: Number(facts.night_minutes),
      percent: percent(facts.night_minutes, facts.minutes),
    }),
    marker('long_sessions', pointsOf(thresholds.long_days, facts.long_days), {
      days: Number(facts.long_days),
    }),
    marker('daily_play', pointsOf(thresholds.play_days, facts.play_days), { days: Number(facts.play_days) }),
    marker('heavy_losses', losses(facts), {
      lost: formatCentavos(facts.lost_month),
      deposited: formatCentavos(facts.deposited_month),
    }),
    marker('raised_limits', pointsOf(thresholds.raised_limits, facts.raised_limits), {
      times: Number(facts.raised_limits),
    }),
    marker('removed_limits', pointsOf(thresholds.removed_limits, facts.removed_limits), {
      times: Number(facts.removed_limits),
    }),
    marker('spoke_of_harm', pointsOf(thresholds.spoken_harm, facts.spoken_harm), {
      times: Number(facts.spoken_harm),
    }),
  ]
  return found.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points)
}

const marker = (kind: HarmMarker, points: number, facts: FoundMarker['facts']): FoundMarker => ({
  kind,
  points,
  facts,
})

const percent = (part: bigint, whole: bigint) => (whole <= 0n ? 0 : Number((part * 100n) / whole))

/** Against the average of the four weeks before. A member without deposits in them is new, and new is no growth. */
function growth({ deposited_week: week, deposited_before: before }: HarmFacts): number {
  if (week < leastWeek || before === 0n) return 0
  if (week * 4n >= before * 4n) return 30
  return week * 4n >= before * 2n ? 20 : 0
}

function night({ night_minutes: minutes, minutes: all }: HarmFacts): number {
  if (minutes < leastNight || percent(minutes, all) < 30) return 0
  return minutes >= leastNight * 2n ? 20 : 15
}

/** Nearly all that was brought is lost; or so much that it is no matter how much was brought. */
function losses({ lost_month: lost, deposited_month: deposited }: HarmFacts): number {
  if (lost >= graveLoss) return 25
  return lost >= leastLoss && lost * 10n >= deposited * 9n ? 15 : 0
}

const levelAt = { watch: 25, high: 50 }

export function scoreOf(markers: readonly FoundMarker[]): {
  readonly score: number
  readonly level: HarmLevel
} {
  const score = markers.reduce((sum, { points }) => sum + points, 0)
  const level = score >= levelAt.high ? 'high' : score >= levelAt.watch ? 'watch' : 'calm'
  return { score, level }
}

type ClosedBy = 'score' | 'person' | undefined

/** What a night's look makes of the offers: a high score closes them, calm opens what a score closed, a person's word stays. */
export function offersAfter(level: HarmLevel, closedBy: ClosedBy): ClosedBy {
  if (closedBy === 'person') return 'person'
  if (level === 'high') return 'score'
  return level === 'calm' ? undefined : closedBy
}
