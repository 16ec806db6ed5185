import { useLingui } from '@lingui/react/macro'
import type { RejectionGround } from '../../../../../contract/cashier/review-deadline.ts'

export function useGroundWords(): Record<RejectionGround, string> {
  const { t } = useLingui()
  return {
    fraud: t`Suspected fraud or money laundering`,
    law: t`An order of the law or of a court`,
  }
}
