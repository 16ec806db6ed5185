import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { forceOffline, searchMembers } from '../../../../contract/operations/backoffice.ts'
import type { FailedCall } from '../../../../src/api/call-result.ts'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type Fault = { readonly message: string; readonly hint: string }

/** Ends a member's sessions, once however often it is pressed; a lost answer is looked up in the member's own row. */
export function useForceOffline({ id, name }: AdminMember, onDone: () => void) {
  const { t } = useLingui()
  const { api, newKey, toasts } = useBackOffice()
  const sentence = useCallSentence()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const sent = useRef<{ readonly reason: string; readonly key: string }>(undefined)

  const isGone = async () => {
    const result = await api.call(searchMembers, { body: { search: id } })
    return result.kind === 'answer' ? result.reply.data[0]?.sessions === 0 : undefined
  }
  const faultOf = async (failure: FailedCall): Promise<Fault | undefined> => {
    const mayHaveArrived =
      failure.kind === 'unreadable' || (failure.kind === 'no-answer' && failure.cause !== 'offline')
    if (!mayHaveArrived) return { message: sentence(failure), hint: t`Nothing was changed.` }
    const gone = await isGone()
    if (gone) return undefined
    const message = gone === undefined ? sentence(failure) : t`The server has not received it.`
    return { message, hint: t`You can send it again: it counts once, whatever happens.` }
  }
  const send = async (reason: string) => {
    const isSame = sent.current?.reason === reason
    sent.current = { reason, key: isSame ? (sent.current?.key ?? newKey()) : newKey() }
    setBusy(true)
    setFault(undefined)
    const result = await api.call(forceOffline, { body: { id, reason }, key: sent.current.key })
    const found = result.kind === 'answer' || result.kind === 'unchanged' ? undefined : await faultOf(result)
    setBusy(false)
    if (found) return setFault(found)
    toasts.show('leaf', t`${name} is signed out everywhere.`)
    onDone()
  }
  return { busy, fault, send }
}
