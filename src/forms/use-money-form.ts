import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { Schema } from '../../contract/endpoint.ts'
import { useApp } from '../app/app-context.ts'
import { openDialog } from '../state/dialogs.ts'
import type { MoneyCall } from '../sync/calls/money-call.ts'
import { type MoneyOutcome, openMoneyCall } from '../sync/calls/open-money-call.ts'
import { fieldSentences } from './field-sentences.ts'
import { notStoredWords } from './not-stored-words.ts'
import { useBusyWhile } from './use-busy-while.ts'
import { useIsUnknown } from './use-is-unknown.ts'

export type MoneyFailure = {
  message: string
  hint?: string | undefined
  fields: Record<string, string>
  /** The server's own, where it refused. */
  word?: string | undefined
}

/**
 * One form about money: its key is minted when the form opens, and no update reloads the page while it sends. Every outcome but the good one becomes words here; the
 * words of an answer that never came stand for as long as it is unknown, and no longer. `onArrived`: what this form sent and whose
 * answer was lost is found to be done; a notice of the app's own says so.
 */
export function useMoneyForm<B extends Schema, R extends Schema>(
  call: MoneyCall<B, R>,
  memberId: string,
  onArrived?: () => void,
) {
  const { db, sync } = useApp()
  const wordsOf = useOutcomeWords()
  const [form] = useState(() => openMoneyCall(sync.money, call))
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<MoneyFailure>()
  const [lost, setLost] = useState<string>()
  const isUnknown = useIsUnknown(call.id, memberId, lost)
  useBusyWhile(isSending)
  const found = useLiveQuery(
    async () => (lost === undefined ? undefined : (await db.settledCalls.get(lost))?.outcome),
    [db, lost],
  )
  const notifyArrived = useEffectEvent(() => onArrived?.())
  useEffect(() => {
    if (found === 'done') notifyArrived()
  }, [found])

  const send = async (body: z.input<B>): Promise<MoneyOutcome<z.output<R>>> => {
    setIsSending(true)
    setFailure(undefined)
    try {
      const outcome = await form.send(body)
      // An unknown outcome is shown by its row, which goes as soon as the outcome is known.
      if (outcome.kind === 'unknown') setLost(form.key())
      else setFailure(wordsOf(outcome))
      if (outcome.kind === 'done' || outcome.kind === 'refused') setLost(undefined)
      if (outcome.kind === 'unauthenticated') openDialog('login', `${location.pathname}${location.search}`)
      return outcome
    } finally {
      setIsSending(false)
    }
  }
  const shown = isUnknown && !isSending ? wordsOf({ kind: 'unknown' }) : failure
  return { send, isSending, failure: shown, isUnknown, clear: () => setFailure(undefined) }
}

function useOutcomeWords(): (outcome: MoneyOutcome<unknown>) => MoneyFailure | undefined {
  const { i18n, t } = useLingui()
  return outcome => {
    switch (outcome.kind) {
      case 'done':
        return undefined
      case 'refused': {
        const fields = fieldSentences(outcome.refusal.errors)
        const hasFields = Object.keys(fields).length > 0
        const message = hasFields ? t`Please fix the error in the form` : outcome.refusal.message
        return { message, fields, word: outcome.refusal.error }
      }
      case 'offline':
        return {
          message: t`You are offline: nothing was sent.`,
          hint: t`Try again when the network is back.`,
          fields: {},
        }
      case 'not-stored':
        return { message: i18n._(notStoredWords[outcome.reason]), fields: {} }
      case 'unknown':
        return {
          message: t`No answer came. Your request may have arrived or not.`,
          hint: t`We are finding out and will tell you here. Nothing is ever done twice.`,
          fields: {},
        }
      case 'unauthenticated':
        return { message: t`Currently not logged in, please log in first`, fields: {} }
      case 'already-done':
      case 'held-back':
        return {
          message: t`Your earlier request had arrived after all.`,
          hint: t`Nothing more was sent.`,
          fields: {},
        }
    }
  }
}
