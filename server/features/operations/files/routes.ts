import { exportCatalogue, importFile, previewFile } from '../../../../contract/operations/file-admin.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { writeCatalogue } from '../../lobby/catalogue/service.ts'
import { proposeFile } from './import-kinds.ts'
import { previewReport } from './service.ts'

/** Eight megabytes of text, and what JSON adds to its quotes and line ends. */
const largestBody = 16 * 1024 * 1024

export function filesRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(
      previewFile,
      ({ body, caller: { administratorId } }) => previewReport(deps, { body, administratorId }),
      { largestBody },
    ),
    administratorRoute(
      importFile,
      ({ body, caller, idempotencyKey: key }) => proposeFile(deps, { body, caller, key }),
      { largestBody },
    ),
    administratorRoute(exportCatalogue, async ({ body, caller: { administratorId: subject } }) => {
      const text = await writeCatalogue(deps.db, body.format)
      deps.securityEvents.report({ kind: 'export', actor: 'administrator', subject, resource: 'catalogue' })
      return { data: { text } }
    }),
  ]
}
