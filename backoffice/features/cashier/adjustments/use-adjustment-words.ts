import { useLingui } from '@lingui/react/macro'
import type { Adjustment } from '../../../../contract/cashier/adjustments.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { AdjustmentFilter } from '../../../state/place.ts'

export const adjustmentTones: Record<Adjustment['state'], BadgeTone> = {
  proposed: 'sun',
  approved: 'leaf',
  rejected: 'scarlet',
  taken_back: 'plain',
}

export function useAdjustmentWords(): Record<AdjustmentFilter, string> {
  const { t } = useLingui()
  return {
    proposed: t`Proposed`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    taken_back: t`Taken back`,
    all: t`All`,
  }
}
