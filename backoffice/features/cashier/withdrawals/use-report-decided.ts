import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { Decided } from './use-decision.ts'

/** Says in one sentence what came of a decision. */
export function useReportDecided() {
  const { t } = useLingui()
  const { toasts } = useBackOffice()
  return ({ how, item }: Decided, asked: ReviewItem) => {
    const amount = formatMoney(asked.money)
    const { name } = asked.member
    switch (how) {
      case 'overtaken':
        return toasts.show(
          'scarlet',
          t`Somebody else was quicker: ${amount} of ${name} was already reviewed.`,
        )
      case 'first-approval':
        return toasts.show(
          'sky',
          t`First approval of ${amount} for ${name}. A second administrator must agree.`,
        )
      case 'decided':
        return item?.state === 'rejected'
          ? toasts.show('leaf', t`Rejected: ${amount} went back to ${name}.`)
          : toasts.show('leaf', t`Approved: ${amount} for ${name} is on its way.`)
    }
  }
}
