/** Three dice in the order in which they were drawn, each 1 … 6. */
export type Throw = readonly [number, number, number]

/** All 216 throws, each as likely as the other. */
export const THROWS: readonly Throw[] = everyThrow()

const EVEN_MONEY = ['small', 'big', 'odd', 'even'] as const
export const PLAIN_KINDS = [...EVEN_MONEY, 'any_triple'] as const
export type PlainKind = (typeof PLAIN_KINDS)[number]

/** A place of the table: fields without a number, with one, or with two different faces. */
export type SicBoPlace =
  | { readonly kind: PlainKind }
  | { readonly kind: 'total'; readonly at: number }
  | { readonly kind: 'single' | 'double' | 'triple'; readonly at: number }
  | { readonly kind: 'pair'; readonly faces: readonly [number, number] }

const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS: readonly (readonly [number, number])[] = FACES.flatMap(low =>
  FACES.filter(high => high > low).map(high => [low, high] as const),
)
const TOTALS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 4)

/** All 52 places of the table. */
export const PLACES: readonly SicBoPlace[] = [
  ...PLAIN_KINDS.map(kind => ({ kind })),
  ...TOTALS.map(at => ({ kind: 'total' as const, at })),
  ...FACES.flatMap(at => [
    { kind: 'single' as const, at },
    { kind: 'double' as const, at },
    { kind: 'triple' as const, at },
  ]),
  ...PAIRS.map(faces => ({ kind: 'pair' as const, faces })),
]

/** The sum of the three dice, 3 to 18. */
export function totalOfThrow(dice: Throw): number {
  return dice[0] + dice[1] + dice[2]
}

function isTriple(dice: Throw): boolean {
  return dice[0] === dice[1] && dice[1] === dice[2]
}

/** How many of the three dice show that face. */
export function countFace(dice: Throw, face: number): number {
  return dice.filter(shown => shown === face).length
}

/** Whether a place wins on a throw. Small, big, odd and even lose on every triple. */
export function wins(place: SicBoPlace, dice: Throw): boolean {
  switch (place.kind) {
    case 'small':
      return !isTriple(dice) && totalOfThrow(dice) <= 10
    case 'big':
      return !isTriple(dice) && totalOfThrow(dice) >= 11
    case 'odd':
      return !isTriple(dice) && totalOfThrow(dice) % 2 === 1
    case 'even':
      return !isTriple(dice) && totalOfThrow(dice) % 2 === 0
    case 'any_triple':
      return isTriple(dice)
    case 'total':
      return totalOfThrow(dice) === place.at
    case 'single':
      return countFace(dice, place.at) >= 1
    case 'double':
      return countFace(dice, place.at) >= 2
    case 'triple':
      return countFace(dice, place.at) === 3
    case 'pair':
      return place.faces.every(face => dice.includes(face))
  }
}

function everyThrow(): readonly Throw[] {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.flatMap(one => faces.flatMap(two => faces.map(three => [one, two, three] as const)))
}
