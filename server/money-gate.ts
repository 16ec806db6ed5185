import type { Deps } from './deps.ts'
import { createIdentityGate } from './features/account/kyc/service.ts'
import { createDetailsGate } from './features/auth/registration/details-gate.ts'
import { readJoined } from './features/auth/service.ts'
import { createTermsGate } from './features/support/terms/gate.ts'
import type { Refused } from './platform/http/answers/refuse.ts'
import type { GateQuestion } from './platform/http/requests/gate-question.ts'

export interface MoneyGate {
  readonly refuses: (asking: GateQuestion) => Promise<Refused | undefined>
  /** The versions of the terms changed in this process. */
  readonly forgetTerms: () => void
}

/** Calls for real money wait for an acceptance of the terms in force, and for the details and the identity that the licence asks for. */
export function createMoneyGate(deps: Deps): MoneyGate {
  const terms = createTermsGate(deps, memberId => readJoined(deps.db, memberId))
  const lacksDetails = createDetailsGate(deps)
  const isUnproved = createIdentityGate(deps)
  return {
    forgetTerms: terms.forget,
    refuses: async asking =>
      (await terms.refuses(asking)) ?? (await lacksDetails(asking)) ?? (await isUnproved(asking)),
  }
}
