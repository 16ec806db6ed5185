/** What the address of `/searchGames` says. */
export type SearchText = { q?: string }

/** Longer than any name of a game. */
export const longestQuery = 80

export function readSearchText(raw: Record<string, unknown>): SearchText {
  // The router reads a search for 777 as a number.
  const q = typeof raw.q === 'number' ? String(raw.q) : raw.q
  return typeof q === 'string' && q !== '' ? { q: q.slice(0, longestQuery) } : {}
}
