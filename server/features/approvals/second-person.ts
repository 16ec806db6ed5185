import type { Hand } from '../../hands.ts'
import type { AdministratorCaller } from '../../http/caller.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { refuseProbation } from '../../http/refuse-standing.ts'
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
