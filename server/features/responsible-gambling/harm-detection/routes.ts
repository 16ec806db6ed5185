import { careCaseOf, careCases, takeCareStep } from '../../../../contract/responsible-gambling/care.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { readCase, readCases, takeStep } from './service.ts'

/** Seeing harm (docs/rules/brazil.md): markers, and the steps that a person decides about. */
export function careRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(careCases, ({ body }) => readCases(deps, body)),
    administratorRoute(careCaseOf, ({ body }) => readCase(deps, deps.db, body.id)),
    administratorRoute(takeCareStep, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      takeStep(deps, { administratorId, key, body }),
    ),
  ]
}
