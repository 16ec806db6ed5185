import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { Refusal } from '../../../contract/envelope.ts'
import type { FailedCall } from '../../api/call-result.ts'
import { useApp } from '../../app/app-context.ts'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { useLostTry } from '../../forms/use-lost-try.ts'
import { openDialog } from '../../state/dialogs.ts'

export type CallFailure = {
  message: string
  hint: string | undefined
  fields: Readonly<Record<string, string>>
  /** The server's own word, where it spoke. */
  word: string | undefined
}

export type SecuredOutcome<Reply> = { done: Reply } | { failed: CallFailure }

/**
 * A change of the account's safety: sent at once or not at all. The same body goes with the same key, so that trying
 * again after a lost answer changes nothing twice; afterwards the overview is asked for anew.
 */
export function useSecuredCall<B extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<B, Q, R, 'refuse'>,
) {
  const { api, sync, newKey } = useApp()
  const wordsOf = useFailedWords()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const last = useRef<{ text: string; key: string }>(undefined)
  const afterLost = useLostTry()
  useBusyWhile(isSending)

  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
  const send = async (body: z.input<B>): Promise<SecuredOutcome<z.output<R>>> => {
    setIsSending(true)
    setFailure(undefined)
    const result = afterLost(await api.send(endpoint, { body, key: keyFor(body) }))
    setIsSending(false)
    if (result.kind === 'answer') {
      last.current = undefined
      void sync.pull('security', { force: true })
      void sync.pull('user', { force: true })
      return { done: result.reply }
    }
    const failed = wordsOf(result.kind === 'unchanged' ? { kind: 'unreadable', status: 304 } : result)
    // A refusal is an answer: the next try is another request, whatever it says.
    if (result.kind === 'refused') last.current = undefined
    if (result.kind === 'unauthenticated') openDialog('login', location.pathname)
    setFailure(failed)
    return { failed }
  }
  return { send, isSending, failure, clear: () => setFailure(undefined) }
}

function useFailedWords(): (failed: FailedCall) => CallFailure {
  const { t } = useLingui()
  const bare = { fields: {}, word: undefined }
  return failed => {
    switch (failed.kind) {
      case 'refused':
        return refusedWords(failed.refusal, t`Please fix the error in the form`)
      case 'no-answer':
        return failed.cause === 'offline'
          ? {
              ...bare,
              message: t`You are offline: nothing was sent.`,
              hint: t`Changes of your account's safety need the connection.`,
            }
          : {
              ...bare,
              message: t`Network error, please try again later`,
              hint: t`It may have arrived or not. Trying again changes nothing twice.`,
            }
      case 'done-before':
        return { ...bare, message: t`This was already done. Open the page again to see it.`, hint: undefined }
      case 'unauthenticated':
        return { ...bare, message: t`Currently not logged in, please log in first`, hint: undefined }
      case 'unreadable':
        return { ...bare, message: t`The answer could not be read. Please try again.`, hint: undefined }
    }
  }
}

function refusedWords({ error, message, errors }: Refusal, fixForm: string): CallFailure {
  const entries = Object.entries(errors ?? {}).flatMap(([field, [first]]) =>
    first === undefined ? [] : [[field, first] as const],
  )
  const fields = Object.fromEntries(entries)
  return { message: entries.length > 0 ? fixForm : message, hint: undefined, fields, word: error }
}
