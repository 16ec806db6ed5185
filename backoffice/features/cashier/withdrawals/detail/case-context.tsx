import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { CaseContext as Context } from '../../../../../contract/cashier/review.ts'
import { reviewContext } from '../../../../../contract/operations/backoffice.ts'
import { ErrorState } from '../../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../../src/ui/states/skeleton.tsx'
import { useCallSentence } from '../../../../parts/use-call-sentence.ts'
import { useWhole } from '../../../../parts/use-whole.ts'
import { useBackOffice } from '../../../../state/back-office.ts'
import { ContextFacts } from './context-facts.tsx'
import { ContextLists } from './context-lists.tsx'

/** What a reviewer would otherwise look up in six places. */
export function CaseContext({ id }: { id: string }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const read = useCallback(async () => {
    const result = await api.call(reviewContext, { body: { id } })
    return result.kind === 'answer' ? { ...result, reply: { data: [result.reply.data] } } : result
  }, [api, id])
  const { list, reader } = useWhole<Context>(read, 30_000)
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  const [context] = list.status === 'ready' ? list.rows : []
  if (context === undefined) return <Skeleton className="h-60 w-full rounded-corner" />
  return (
    <section aria-label={t`Wallet and history`} className="grid gap-5 border-hairline border-t pt-5">
      <ContextFacts context={context} />
      <ContextLists context={context} />
    </section>
  )
}
