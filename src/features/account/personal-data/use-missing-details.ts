import { useSnapshot } from 'valtio'
import type { MissingDetails } from '../../../../contract/account/member-details.ts'
import { type Kept, useAnswer } from '../../../common/use-answer.ts'
import { siteConfig } from '../../../state/site-config.ts'

const nothingAsked: MissingDetails = { missing: [] }

/** What the server still asks of the member, as the device knows it. Where the licence asks for nothing, nothing is looked up. */
export function useMissingDetails(memberId: string): Kept<MissingDetails> {
  const { registration } = useSnapshot(siteConfig).now
  const isAsked = registration.length > 0
  const kept = useAnswer('member-details', { memberId, enabled: isAsked })
  return isAsked ? kept : { ...kept, answer: nothingAsked }
}
