import { harmCaseOf, harmCases, takeHarmStep } from '../../../../contract/responsible-gambling/harm-cases.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { readCase, readCases, takeStep } from './service.ts'

/** Seeing harm (docs/rules/brazil.md): markers, and the steps that a person decides about. */
export function harmRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(harmCases, ({ body }) => readCases(deps, body)),
    administratorRoute(harmCaseOf, ({ body }) => readCase(deps, deps.db, body.id)),
    administratorRoute(takeHarmStep, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      takeStep(deps, { administratorId, key, body }),
    ),
  ]
}
