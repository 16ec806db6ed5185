import { writeFileFault } from '../../contract/operations/file-fault.ts'
import { addProviderKey } from '../../server/features/games/provider/keys.ts'
import { importCatalogue } from '../../server/features/lobby/catalogue/files/import-catalogue.ts'
import { originalCode, writeOriginalCatalogue } from './catalogue.ts'

type Site = Parameters<typeof importCatalogue>[0] & Parameters<typeof addProviderKey>[0]
type Connected =
  | { readonly ok: true; readonly key: { readonly keyId: string; readonly secret: string } }
  | { readonly ok: false; readonly why: string }

/** What an operator does for a provider: its game into the catalogue, and a key for its server. */
export async function connectOriginal(site: Site, port: number): Promise<Connected> {
  const { faults } = await importCatalogue(site, {
    ...{ text: writeOriginalCatalogue(port), format: 'json' as const },
    ...{ withdrawMissing: false, isDryRun: false, administratorId: undefined },
  })
  if (faults.length > 0)
    return { ok: false, why: faults.map(({ field, why }) => `${field} ${writeFileFault(why)}`).join('; ') }
  const key = await addProviderKey(site, originalCode)
  return key === undefined ? { ok: false, why: `no provider ${originalCode}` } : { ok: true, key }
}
