import { useLingui } from '@lingui/react/macro'
import type { ApprovalRequest } from '../../../../contract/operations/approvals.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { ApprovalFilter } from '../../../state/place.ts'
import { wordIn } from '../audit/word-in.ts'

export const approvalTones: Record<ApprovalRequest['state'], BadgeTone> = {
  proposed: 'sun',
  approved: 'leaf',
  refused: 'scarlet',
  withdrawn: 'plain',
  expired: 'plain',
}

export function useApprovalWords(): Record<ApprovalFilter, string> {
  const { t } = useLingui()
  return {
    proposed: t`Proposed`,
    approved: t`Approved`,
    refused: t`Rejected`,
    withdrawn: t`Taken back`,
    expired: t`Expired`,
    all: t`All`,
  }
}

/** What would be done; a kind of a newer server stands as it is called there. */
export function useKindWords(): (kind: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    administrator_change: t`Change an access`,
    win_review: t`Decide a win under review`,
    administrator_invite: t`Invite somebody`,
    promotion_terms: t`Change the terms of a promotion`,
    catalogue_import: t`Bring games in from a file`,
    fixtures_import: t`Bring matches, odds and results in`,
    club_terms: t`Change VIP levels or agency tables`,
    administrator_reset: t`Reset credentials`,
  }
  return kind => wordIn(words, kind) ?? kind
}

/** Why the reader cannot approve it, and who can. */
export function useObstacleWords(): Record<NonNullable<ApprovalRequest['obstacle']>, string> {
  const { t } = useLingui()
  return {
    forbidden: t`An owner decides it.`,
    own_account: t`It changes your own access: others decide it.`,
    second_person_needed: t`You proposed it: another person decides.`,
    second_device_needed: t`It was proposed on this device. Decide on your own device.`,
    approver_on_probation: t`Your access is new: you approve nothing yet.`,
  }
}
