import { useLingui } from '@lingui/react/macro'
import {
  approveWithdrawal,
  letWithdrawalGo,
  type ReviewItem,
} from '../../../../../contract/operations/backoffice.ts'
import { Button } from '../../../../../src/ui/button.tsx'
import { Icon } from '../../../../../src/ui/icon.tsx'
import { usersIcon } from '../../../../../src/ui/icons/account-icons.ts'
import { checkIcon, closeIcon } from '../../../../../src/ui/icons/shell-icons.ts'
import { CaseFoot } from '../../../../parts/forms/case-foot.tsx'
import { useMay, useSelf } from '../../../../parts/use-may.ts'
import type { Asking } from '../asking.ts'

type DecisionBarProps = {
  item: ReviewItem
  /** Somebody else who works on it now. */
  claimedBy: string | undefined
  onAsk: (what: Asking) => void
  onNext: (() => void) | undefined
}

export function DecisionBar({ item, claimedBy, onAsk, onNext }: DecisionBarProps) {
  const { t } = useLingui()
  const may = useMay()
  const self = useSelf()
  const isStopped = item.state === 'approved' && item.payout_state === 'stopped'
  if (isStopped && may(letWithdrawalGo)) {
    return (
      <CaseFoot>
        <Button wide icon={closeIcon} onClick={() => onAsk('cancel')}>{t`Give back`}</Button>
        <Button
          wide
          tone="confirm"
          icon={checkIcon}
          onClick={() => onAsk('let-go')}
        >{t`Pay all the same`}</Button>
      </CaseFoot>
    )
  }
  if (item.state !== 'pending')
    return onNext ? (
      <CaseFoot>
        <Button wide tone="main" onClick={onNext}>{t`Next that waits`}</Button>
      </CaseFoot>
    ) : null
  if (claimedBy !== undefined)
    return (
      <Waiting
        text={t`${claimedBy} is working on this case. It is free again when they leave it.`}
        onNext={onNext}
      />
    )
  if (!may(approveWithdrawal)) return <Waiting text={t`Reviewers and owners decide.`} onNext={undefined} />
  if (self !== undefined && item.reviewed_by.includes(self))
    return (
      <Waiting
        text={t`You gave the first approval. Another administrator gives the second.`}
        onNext={onNext}
      />
    )
  return (
    <CaseFoot>
      <Button wide icon={closeIcon} onClick={() => onAsk('reject')}>{t`Reject`}</Button>
      <Button wide tone="confirm" icon={checkIcon} onClick={() => onAsk('approve')}>
        {item.reviewer === null ? t`Approve` : t`Approve as second`}
      </Button>
    </CaseFoot>
  )
}

function Waiting({ text, onNext }: { text: string; onNext: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <CaseFoot>
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2.5 text-small text-soft">
        <Icon shape={usersIcon} size={20} className="flex-none" />
        {text}
      </p>
      {onNext ? <Button onClick={onNext}>{t`Next that waits`}</Button> : null}
    </CaseFoot>
  )
}
