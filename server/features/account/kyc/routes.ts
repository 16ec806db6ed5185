import {
  appealIdentity,
  decideIdentity,
  identityPicture,
  identityQueue,
  memberIdentity,
  sendIdentityPicture,
  submitIdentity,
} from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import { refuseProbation } from '../../../platform/http/answers/refuse-standing.ts'
import { administratorRoute, memberRoute, type Route } from '../../../platform/http/route.ts'
import { decide, readQueue, showPicture } from './admin.ts'
import { appealCheck, keepPicture, submitCheck } from './ask.ts'
import { readIdentityState } from './view.ts'

/** Six megabytes as base64, and the rest of the body. */
const largestBody = 9 * 1024 * 1024

/** Age and identity (docs/rules/brazil.md). `onSubmitted` wakes what asks the provider. */
export function identityRoutes(deps: Deps, onSubmitted: () => void): Route[] {
  return [
    memberRoute(memberIdentity, ({ caller }) => readIdentityState(deps, deps.db, caller.memberId)),
    memberRoute(
      sendIdentityPicture,
      ({ body, caller: { memberId }, idempotencyKey: key }) => keepPicture(deps, { memberId, key, body }),
      { largestBody },
    ),
    memberRoute(submitIdentity, async ({ body, caller: { memberId }, idempotencyKey: key }) => {
      const report = await submitCheck(deps, { memberId, key, body })
      onSubmitted()
      return report
    }),
    memberRoute(appealIdentity, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      appealCheck(deps, { memberId, key, body }),
    ),
    administratorRoute(identityQueue, () => readQueue(deps)),
    administratorRoute(identityPicture, ({ body, caller: { administratorId } }) =>
      showPicture(deps, { administratorId, body }),
    ),
    administratorRoute(decideIdentity, async ({ body, caller, idempotencyKey: key }) => {
      const refused = body.approve ? refuseProbation(caller, deps.clock.now()) : undefined
      return refused ?? decide(deps, { administratorId: caller.administratorId, key, body })
    }),
  ]
}
