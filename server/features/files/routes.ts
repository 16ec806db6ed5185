import { exportCatalogue, importFile, previewFile } from '../../../contract/file-desk.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, type Route } from '../../http/route.ts'
import { writeCatalogue } from '../catalogue/service.ts'
import { importReport, previewReport } from './service.ts'

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
      ({ body, caller: { administratorId }, idempotencyKey: key }) =>
        importReport(deps, { body, administratorId, key }),
      { largestBody },
    ),
    administratorRoute(exportCatalogue, async ({ body }) => ({
      data: { text: await writeCatalogue(deps.db, body.format) },
    })),
  ]
}
