/** Drawn for this product (`public/pictures`); a member's choice is kept by its id. */
const count = 8
const idsOf = (list: 'male' | 'female') => Array.from({ length: count }, (_, at) => `${list}-${at + 1}`)

export const pictureIds = { male: idsOf('male'), female: idsOf('female') } as const

const known: ReadonlySet<string> = new Set([...pictureIds.male, ...pictureIds.female])

export function isPicture(id: string): boolean {
  return known.has(id)
}

/** An own path; `null` for no picture, and for one that is no longer drawn. */
export function pictureUrl(id: string | null): string | null {
  return id !== null && known.has(id) ? `/pictures/${id}.svg` : null
}
