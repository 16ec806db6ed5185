/** Real money, or play money of a demo account. */
export type PlayMode = 'real' | 'demo'

/** What a game is opened with: money of the server, or the play money of this device (`offline/`). */
export type StageMode = PlayMode | 'offline'

export function readPlayMode(raw: unknown): PlayMode | undefined {
  return raw === 'real' || raw === 'demo' ? raw : undefined
}

export function readStageMode(raw: unknown): StageMode | undefined {
  return raw === 'offline' ? raw : readPlayMode(raw)
}
