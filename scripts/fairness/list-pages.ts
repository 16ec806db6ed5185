import { DOCUMENTED } from '../../games/manifests.ts'
import { beaconPage } from './beacon-page.ts'
import { indexJson, pageJson } from './page-json.ts'
import { markdownPages } from './page-markdown.ts'
import { writeJson } from './write-json.ts'

export const documentsFolder = new URL('../../docs/fairness/', import.meta.url)

interface Page {
  /** Of the file in docs/fairness. */
  readonly name: string
  readonly text: string
}

/** Every generated page, as it has to stand in docs/fairness. */
export function listPages(): readonly Page[] {
  const manifests = Array.from(DOCUMENTED.values(), ({ document }) => document)
  return [
    { name: 'index.json', text: writeJson(indexJson(manifests)) },
    { name: 'beacons.json', text: writeJson(beaconPage()) },
    ...manifests.flatMap(manifest => [
      { name: `${manifest.engine}.json`, text: writeJson(pageJson(manifest)) },
      ...markdownPages(manifest),
    ]),
  ]
}
