import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../contract/backoffice.ts'
import { Button } from '../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../src/ui/icons/shell-icons.ts'

type DecisionBarProps = {
  item: ReviewItem
  onAsk: (verdict: 'approve' | 'reject') => void
  onNext: (() => void) | undefined
}

/** Stays in view, under the thumb. */
export function DecisionBar({ item, onAsk, onNext }: DecisionBarProps) {
  const { t } = useLingui()
  if (item.state !== 'pending' && !onNext) return null
  return (
    <footer className="sticky bottom-0 flex gap-3 rounded-b-wide bg-surface px-5 pt-3 pb-[calc(0.75rem+var(--safe-bottom))] border-hairline border-t rail:px-7">
      {item.state === 'pending' ? (
        <>
          <Button wide icon={closeIcon} onClick={() => onAsk('reject')}>{t`Reject`}</Button>
          <Button wide tone="confirm" icon={checkIcon} onClick={() => onAsk('approve')}>
            {item.reviewer === null ? t`Approve` : t`Approve as second`}
          </Button>
        </>
      ) : (
        <Button wide tone="main" onClick={onNext}>{t`Next that waits`}</Button>
      )}
    </footer>
  )
}
