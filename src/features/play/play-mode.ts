/** Real money, or play money of a demo account. */
export type PlayMode = 'real' | 'demo'

export function readPlayMode(raw: unknown): PlayMode | undefined {
  return raw === 'real' || raw === 'demo' ? raw : undefined
}
