import type { PayoutChance } from '../payout-chance.ts'
import type { Chip } from './roulette-schemas.ts'
import { columnNumbers, dozenNumbers, evenMoneyNumbers, POCKETS } from './roulette-table.ts'

/** The numbers a chip covers. */
export function coveredBy(chip: Chip): readonly number[] {
  switch (chip.kind) {
    case 'inside':
      return chip.numbers
    case 'column':
      return columnNumbers(chip.at)
    case 'dozen':
      return dozenNumbers(chip.at)
    default:
      return evenMoneyNumbers(chip.kind)
  }
}

/** Centavos a chip pays on a pocket, stake included: 36 ÷ covered numbers, a whole factor for every bet. */
export function chipPayout(chip: Chip, pocket: number, laPartage: boolean): bigint {
  const covered = coveredBy(chip)
  if (covered.includes(pocket)) return (chip.stake * 36n) / BigInt(covered.length)
  const isHalved = laPartage && pocket === 0 && covered.length === 18
  return isHalved ? chip.stake / 2n : 0n
}

/** Centavos of all chips on each of the 37 pockets. */
export function payoutsByPocket(chips: readonly Chip[], laPartage: boolean): readonly bigint[] {
  return Array.from({ length: POCKETS }, (_, pocket) =>
    chips.reduce((sum, chip) => sum + chipPayout(chip, pocket, laPartage), 0n),
  )
}

/** What a stake on red comes back with. */
export function redChances(laPartage: boolean): readonly PayoutChance[] {
  const pockets = payoutsByPocket([{ kind: 'red', stake: 100n }], laPartage)
  return pockets.map(paid => ({ multiplier: Number(paid) / 100, chance: 1 / pockets.length }))
}
