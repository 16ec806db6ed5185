import { mkdirSync, writeFileSync } from 'node:fs'
import { DOCUMENTED } from '../games/manifests.ts'
import { documentsFolder, listPages } from './fairness/list-pages.ts'
import { freezeVectors, vectorsFolder } from './fairness/vector-files.ts'
import { writeJson } from './fairness/write-json.ts'

/**
 * `npm run fairness:docs`: writes the page of every engine to docs/fairness, as JSON and as Markdown, from the manifests of the engines,
 * and adds test vectors that are missing. Vectors of the same version are never changed. Tests compare both.
 */
mkdirSync(vectorsFolder, { recursive: true })
const pages = listPages()
for (const { name, text } of pages) writeFileSync(new URL(name, documentsFolder), text)
console.log(`${pages.length} pages written to docs/fairness`)
for (const engine of DOCUMENTED.keys()) {
  const file = await freezeVectors(engine)
  writeFileSync(new URL(`${engine}.json`, vectorsFolder), writeJson(file))
  console.log(`${file.vectors.length} vectors of ${engine}`)
}
