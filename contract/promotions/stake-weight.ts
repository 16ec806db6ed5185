const whole = 1_000_000

/** Millionths of a stake that count towards a requirement, as `count_wagering` of the database counts them. */
export interface Requirement {
  /** `weighted`: whole on a game that keeps 5 % or more. `full`: whole on one that keeps 1 % or more. */
  readonly counting: 'full' | 'weighted'
  /** Percent by category of game; one that is not named counts whole. */
  readonly contribution: Readonly<Record<string, number>>
}

/** What of a stake on a game counts, in millionths. `edgePpm`: what the game keeps under best play, in millionths. */
export function stakeWeight(
  { counting, contribution }: Requirement,
  game: { readonly edgePpm: number; readonly category: string },
): number {
  const byEdge = Math.min(whole, game.edgePpm * (counting === 'full' ? 100 : 20))
  return Math.floor((byEdge * (contribution[game.category] ?? 100)) / 100)
}

/** A requirement of a promotion that weighs every category alike. */
export const weighted: Requirement = { counting: 'weighted', contribution: {} }

/** Centavos to be staked until so much counts; `undefined`: no stake counts. */
export function stakeFor(left: bigint, weight: number): bigint | undefined {
  if (weight === 0) return undefined
  const part = BigInt(weight)
  return (left * BigInt(whole) + part - 1n) / part
}

/** Centavos to be staked on a game that keeps 1 % until so much of a promotion's requirement counts. */
export const stakeAtOnePercent = (required: bigint): bigint =>
  stakeFor(required, stakeWeight(weighted, { edgePpm: 10_000, category: '' })) ?? required
