import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { writeRoundFile } from '../../contract/games/round-file.ts'
import { isUuid } from '../../contract/is-uuid.ts'
import { exportRounds } from '../../server/features/games/rounds/export-rounds.ts'
import { createCatalogue } from '../../server/features/lobby/catalogue/service.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run rounds:export -- MEMBER FILE`: every round of a member, by account name or id, as `rounds:verify` reads it. A seed that still
 * runs stays sealed. The file is readable by its owner alone.
 */
const [who, path] = process.argv.slice(2)
if (who === undefined || path === undefined) {
  console.error('Usage: npm run rounds:export -- MEMBER FILE.json')
  process.exit(2)
}

await withDeps(async deps => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM member
    WHERE ${isUuid(who) ? sql`id = ${who}::uuid` : sql`name = ${who}`}`.execute(deps.db)
  const [member] = rows
  if (member === undefined) {
    console.error(`There is no member ${who}.`)
    process.exitCode = 1
    return
  }
  const file = await exportRounds({ ...deps, catalogue: createCatalogue(deps) }, member.id)
  writeFileSync(path, writeRoundFile(file), { mode: 0o600 })
  console.log(`${file.rounds.length} rounds written to ${path}`)
})
