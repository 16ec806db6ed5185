/** What the server says does not fit, as it names it: `general.3.keep_betting > betting_needed`. */
export interface TermsFault {
  /** List, place in it and field, as far as they are named. */
  readonly path: readonly (string | number)[]
  /** Further fields that are part of it. */
  readonly others: readonly string[]
  /** What the first must not pass: a field or a figure. */
  readonly limit: string | undefined
}

const toPart = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

export function readFault(text: string): TermsFault {
  const [named = '', limit] = text.split(' > ')
  const [first = '', ...others] = named.split(/: |, /)
  return { path: first.split('.').map(toPart), others, limit }
}
