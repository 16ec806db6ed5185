import { useLingui } from '@lingui/react/macro'
import type * as z from 'zod/mini'
import { saveAccount, type saveAccountBody } from '../../../../contract/cashier/banks.ts'
import { useApp } from '../../../app/app-context.ts'
import { fieldSentences } from '../../../forms/field-sentences.ts'
import { type FormFailure, useQueuedForm } from '../../../forms/use-queued-form.ts'
import { accountWrite } from './account-write.ts'

export type AccountEntry = z.input<typeof saveAccountBody>

/** Into the queue; where nothing can be kept safely, it is an ordinary call. */
export function useSaveAccount(onSaved: () => void) {
  const { t } = useLingui()
  const { api, newKey, sync } = useApp()
  const { submit, isBusy, failure } = useQueuedForm('/withdrawal-card')

  const sendNow = async (entry: AccountEntry): Promise<FormFailure | undefined> => {
    const member = sync.member()?.memberId
    const result = await api.send(saveAccount, { body: entry, key: newKey(), ...(member && { member }) })
    if (result.kind === 'answer') {
      await sync.pull('accounts', { force: true })
      return undefined
    }
    const say = (message: string): FormFailure => ({ message, fields: {} })
    if (result.kind === 'refused') {
      return { message: result.refusal.message, fields: fieldSentences(result.refusal.errors) }
    }
    if (result.kind === 'unauthenticated') return say(t`Currently not logged in, please log in first`)
    return result.kind === 'no-answer' && result.cause === 'offline'
      ? say(t`This device cannot keep it safely, and the network did not answer. Nothing was saved.`)
      : say(t`No answer came. Your request may have arrived or not.`)
  }

  const save = async (entry: AccountEntry) => {
    const isKept = await submit({
      enqueue: engine => engine.enqueue(accountWrite, entry),
      notStored: reason =>
        reason === 'no-database' || reason === 'no-key'
          ? sendNow(entry)
          : { message: t`This device has no room left: nothing was saved.`, fields: {} },
    })
    if (isKept) onSaved()
  }
  return { save: (entry: AccountEntry) => void save(entry), isSaving: isBusy, failure }
}
