import type { ScenarioRow } from './network-faults.ts'

/** What a page asks for in its own time may be missed in all of its scenarios, now and then: beyond this share the journey was not cut. */
const mostMissedShare = 0.1

type Scenario = Pick<ScenarioRow, 'leg' | 'number' | 'cut' | 'breaches' | 'wasCut'>

interface Verdict<Row extends Scenario> {
  /** Scenarios with a breach. */
  readonly wrong: number
  /** What was to be cut and in none of its scenarios was. */
  readonly missed: readonly Row[]
  /** Without a breach, and cut where it was to be. */
  readonly isProof: boolean
}

/** What scenarios with a network fault prove. */
export function judgeScenarios<Row extends Scenario>(rows: readonly Row[]): Verdict<Row> {
  const nameOf = ({ leg, number }: Scenario) => `${leg} ${number}`
  const wereCut = new Set(rows.filter(row => row.wasCut).map(nameOf))
  const wanted = new Map(rows.filter(row => row.cut).map(row => [nameOf(row), row]))
  const missed = [...wanted].filter(([name]) => !wereCut.has(name)).map(([, row]) => row)
  const wrong = rows.filter(({ breaches }) => breaches.length > 0).length
  return { wrong, missed, isProof: wrong === 0 && missed.length <= wanted.size * mostMissedShare }
}
