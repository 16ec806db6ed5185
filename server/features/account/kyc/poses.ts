import type { Pose } from '../../../../contract/account/identity.ts'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { choosePoses } from './rules.ts'

/**
 * The poses of the member's next check: the same whenever they look before they send the first picture, others for the
 * check after it or on another day, and known to nobody beforehand. With the first picture they are written down.
 */
export function posesFor(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  memberId: string,
  checksBefore: number,
): readonly Pose[] {
  const about = `${memberId}:${checksBefore}:${brazilDay(clock.now())}`
  return choosePoses(secrets.sign('identity-poses', about))
}
