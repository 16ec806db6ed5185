import { manifestOf } from '../../games/manifests.ts'

function exampleOf(engine: string) {
  const { example } = manifestOf(engine)
  if (example === undefined) throw new Error(`${engine} has no example of a bet`)
  return example
}

/** What a member does at each kind of game. */
export function betOf(engine: string, gameId: string, stake: string): object {
  return exampleOf(engine).bet(gameId, stake)
}

/** A short round of a game that takes steps, another one each time. */
export function stepsOf(engine: string, nonce: number): readonly object[] {
  return exampleOf(engine).steps?.(nonce) ?? []
}
