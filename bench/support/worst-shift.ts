import type { Figure } from './figure.ts'

/** What moved without a press on one of A's visits. */
export interface Shift {
  /** Its page and state. */
  readonly where: string
  /** The median of its runs. */
  readonly cls: number
}

/** Every page stands still, in every state: the aim is that of the visit that moves most. */
export function worstShift(shifts: readonly Shift[]): Figure {
  const { where, cls } = shifts.reduce((worst, one) => (one.cls > worst.cls ? one : worst))
  return {
    title: 'A: CLS',
    value: cls,
    unit: '',
    aim: { atMost: 0.02 },
    detail: `${where}; the worst median of ${shifts.length} visits`,
  }
}
