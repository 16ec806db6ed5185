import { useCallback, useEffect, useState } from 'react'
import { type ForfeitQuote, quoteForfeit } from '../../../../contract/promotions/bonus.ts'
import { useApp } from '../../../app/app-context.ts'
import { useNewestQuestion } from '../../../common/use-newest-question.ts'

export type QuoteState =
  | { kind: 'asking' }
  | { kind: 'known'; quote: ForfeitQuote }
  | { kind: 'failed'; message: string | undefined }

/** What giving up would cost, asked of the server when it is shown: a quote from the device would be a guess. */
export function useQuote(grantId: string | undefined): { state: QuoteState; ask: () => void } {
  const { api } = useApp()
  const [state, setState] = useState<QuoteState>({ kind: 'asking' })
  const question = useNewestQuestion()
  const ask = useCallback(() => {
    setState({ kind: 'asking' })
    const body = grantId === undefined ? {} : { grant_id: grantId }
    const signal = question()
    void api.call(quoteForfeit, { body, signal }).then(result => {
      if (signal.aborted) return
      if (result.kind === 'answer') return setState({ kind: 'known', quote: result.reply.data })
      setState({ kind: 'failed', message: result.kind === 'refused' ? result.refusal.message : undefined })
    })
  }, [api, grantId, question])
  useEffect(ask, [ask])
  return { state, ask }
}
