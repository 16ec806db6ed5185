import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { administratorEnrol, administratorEnrolment } from '../../../../contract/operations/backoffice.ts'
import type { CallResult, FailedCall } from '../../../../src/api/call-result.ts'
import { mayHaveArrived } from '../../../parts/may-have-arrived.ts'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type Intent = z.input<typeof administratorEnrol.body>
type Fault = { readonly message: string; readonly hint: string | undefined }

const isSpent = (result: CallResult<unknown>) =>
  result.kind === 'refused' && result.refusal.error === 'enrolment_expired'

/** Makes an access of a link. Where the answer is lost, the link tells what became of it: it works once. */
export function useEnrol(onReady: () => void) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  /** A try went out and nobody knows what became of it. */
  const [isOpen, setIsOpen] = useState(false)

  const faultOf = (failure: FailedCall): Fault => {
    const hint = isSpent(failure) ? undefined : t`The link is not used up.`
    return { message: sentence(failure), hint }
  }
  const lookUp = async (token: string): Promise<Fault | 'ready'> => {
    const link = await api.call(administratorEnrolment, { body: { token } })
    setIsOpen(link.kind !== 'answer')
    if (isSpent(link)) return 'ready'
    if (link.kind === 'answer')
      return {
        message: t`The server has not received it.`,
        hint: t`You can send it again: it counts once, whatever happens.`,
      }
    return {
      message: t`No answer came, and the server cannot be asked now.`,
      hint: t`It may have arrived or not. It never counts twice.`,
    }
  }
  const becameOf = async (intent: Intent): Promise<Fault | 'ready' | undefined> => {
    const result = await api.call(administratorEnrol, { body: intent })
    if (result.kind === 'answer' || (isOpen && isSpent(result))) return 'ready'
    if (result.kind === 'unchanged') return undefined
    return mayHaveArrived(result) ? lookUp(intent.token) : faultOf(result)
  }
  const enrol = async (intent: Intent) => {
    setBusy(true)
    setFault(undefined)
    const became = await becameOf(intent)
    setBusy(false)
    if (became === 'ready') return onReady()
    setFault(became)
  }
  return { enrol, busy, fault }
}
