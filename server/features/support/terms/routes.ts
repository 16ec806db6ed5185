import {
  acceptTerms,
  listTermsVersions,
  memberTerms,
  saveTermsVersion,
  siteTerms,
  withdrawTermsVersion,
} from '../../../../contract/support/terms.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../../platform/http/route.ts'
import { readJoined } from '../../auth/service.ts'
import { readVersions, saveVersion, withdrawVersion } from './admin.ts'
import { accept, readMemberTerms, readTerms } from './service.ts'

/** `changed`: the versions are other ones now. */
export function siteTermsRoutes(deps: Deps, changed: () => void): Route[] {
  const who = async (memberId: string) => ({ memberId, joined: await readJoined(deps.db, memberId) })
  return [
    route(siteTerms, async ({ language }) => ({ data: await readTerms(deps, language) })),
    memberRoute(memberTerms, async ({ caller }) => ({
      data: await readMemberTerms(deps.db, await who(caller.memberId)),
    })),
    memberRoute(acceptTerms, async ({ body, caller, idempotencyKey: key }) =>
      accept(deps, { ...(await who(caller.memberId)), key, body }),
    ),
    administratorRoute(listTermsVersions, async () => ({ data: await readVersions(deps) })),
    administratorRoute(
      saveTermsVersion,
      async ({ body, caller: { administratorId }, idempotencyKey: key }) => {
        const outcome = await saveVersion(deps, { administratorId, key, body })
        changed()
        return outcome
      },
    ),
    administratorRoute(
      withdrawTermsVersion,
      async ({ body, caller: { administratorId }, idempotencyKey: key }) => {
        const outcome = await withdrawVersion(deps, { administratorId, key, body })
        changed()
        return outcome
      },
    ),
  ]
}
