import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { writeCatalogueFile } from '../../server/features/lobby/catalogue/files/write-file.ts'
import { readCatalogue } from '../../server/features/lobby/catalogue/store.ts'
import { withDeps } from '../run/with-deps.ts'

/** `npm run catalogue:export -- FILE.json|FILE.csv`: every game, closed ones included; JSON holds the providers too. */
const [path] = process.argv.slice(2)
const format =
  path === undefined ? undefined : (['json', 'csv'] as const).find(one => extname(path) === `.${one}`)
if (path === undefined || format === undefined) {
  console.error('Usage: npm run catalogue:export -- FILE.json|FILE.csv')
  process.exit(2)
}

await withDeps(async deps => {
  const rows = await readCatalogue(deps.db)
  writeFileSync(path, writeCatalogueFile(rows, format))
  console.log(`${rows.games.length} games of ${rows.providers.length} providers written to ${path}`)
})
