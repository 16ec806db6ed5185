import { drawings, waysOfHits } from '../../../../games/keno/keno-odds.ts'

export interface PaidHits {
  readonly hits: number
  /** What they pay, in hundredths of the stake. */
  readonly hundredths: number
  readonly chance: number
}

/** The rows of a table that pay anything. */
export function paidHits(pays: readonly number[], picks: number): readonly PaidHits[] {
  return pays
    .map((hundredths, hits) => ({
      hits,
      hundredths,
      chance: Number(waysOfHits(picks, hits)) / Number(drawings()),
    }))
    .filter(({ hundredths }) => hundredths > 0)
}
