import type { Hand } from '../audit/hands.ts'
import { type Refused, refuse } from '../http/answers/refuse.ts'
import { refuseProbation } from '../http/answers/refuse-standing.ts'
import type { AdministratorCaller } from '../http/requests/caller.ts'
import { secondPersonFault } from './rules.ts'

/** The rule of every decision that takes two people, as a refusal. `undefined`: `second` may agree to what `first` began. */
export function refuseSecondPerson(
  first: Hand,
  second: AdministratorCaller,
  about: Parameters<typeof secondPersonFault>[2],
): Refused | undefined {
  const fault = secondPersonFault(first, second, about)
  if (fault === undefined) return undefined
  return fault === 'approver_on_probation' ? refuseProbation(second, about.now) : refuse(fault)
}
