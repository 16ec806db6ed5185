import { useLingui } from '@lingui/react/macro'
import type { ForfeitQuote } from '../../../../contract/promotions/bonus.ts'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { useForfeit } from './use-forfeit.ts'
import { useQuote } from './use-quote.ts'

type ForfeitSheetProps = {
  memberId: string
  /** One of them; left out: all, the waiting ones too. */
  grantId?: string | undefined
  onClose: () => void
}

/** Shows exactly what would be lost, as the server says at this moment, and asks once. */
export function ForfeitSheet({ memberId, grantId, onClose }: ForfeitSheetProps) {
  const { t } = useLingui()
  const { state, ask } = useQuote(grantId)
  const { giveUp, isSending, failure } = useForfeit(memberId, grantId)
  const confirm = async (quote: ForfeitQuote) => {
    const outcome = await giveUp(quote)
    if (outcome === 'changed') return ask()
    if (outcome !== 'done') return
    showToast({ tone: 'leaf', text: t`The bonus is given up.` })
    onClose()
  }
  const quote = state.kind === 'known' ? state.quote : undefined
  const footer = (
    <>
      <Button wide onClick={onClose} disabled={isSending}>{t`Keep it`}</Button>
      <Button
        wide
        tone="danger"
        busy={isSending}
        disabled={quote === undefined}
        onClick={() => quote && void confirm(quote)}
      >{t`Give it up`}</Button>
    </>
  )
  return (
    <Sheet open title={t`Give the bonus up?`} onClose={onClose} dismissible={!isSending} footer={footer}>
      <div className="grid gap-4" aria-busy={state.kind === 'asking'}>
        <PageOfflineNotice text={t`Giving a bonus up needs the network: nothing is sent now.`} />
        {state.kind === 'asking' ? <Skeleton className="h-48 rounded-wide" /> : null}
        {state.kind === 'failed' ? (
          <ErrorState
            title={state.message ?? t`What you would lose could not be asked`}
            text={t`Nothing was given up.`}
            onRetry={ask}
          />
        ) : null}
        {quote ? <QuoteLines quote={quote} /> : null}
        <FormErrors message={failure?.message} hint={failure?.hint} />
      </div>
    </Sheet>
  )
}
