import type { RoundFile } from '../../../../contract/games/round-file.ts'
import type { PlayDeps } from './play-deps.ts'
import { toRound } from './round-view.ts'
import { listRounds } from './store.ts'

const page = 500

/** Every round of a member, newest first, with what the member may see of it: no seed that still runs. */
export async function exportRounds(
  { db, secrets, catalogue, clock }: Pick<PlayDeps, 'db' | 'secrets' | 'catalogue' | 'clock'>,
  memberId: string,
): Promise<RoundFile> {
  const rounds: RoundFile['rounds'] = []
  let before: string | undefined
  for (;;) {
    const rows = await listRounds(db, memberId, { before, since: undefined, limit: page })
    for (const row of rows) {
      const found = await catalogue.find(row.game_id)
      rounds.push({ engine: found?.row.engine ?? null, round: await toRound(secrets, catalogue, row) })
    }
    before = rows.at(-1)?.id
    if (before === undefined || rows.length < page) return { made_at: clock.now().toISOString(), rounds }
  }
}
