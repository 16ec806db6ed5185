import type { LateSync } from '../../app/app-context.ts'

/** After a bet that a reality check refused: whether the check is known here now, and stands before the game automatically. */
export async function pullCheck(sync: Pick<LateSync, 'pull'>): Promise<boolean> {
  const { kind } = await sync.pull('play-session', { force: true })
  return kind === 'applied' || kind === 'unchanged'
}
