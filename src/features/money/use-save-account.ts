import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { saveAccount, type saveAccountBody } from '../../../contract/banks.ts'
import { useApp } from '../../app-context.ts'
import { fieldSentences } from '../../forms/field-sentences.ts'
import { loadSentences } from '../../i18n/load-sentences.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import { accountWrite } from './account-write.ts'

export type AccountEntry = z.input<typeof saveAccountBody>
type Failure = { message: string; fields: Record<string, string> }

/** Into the queue, online or not: there is one road to the server. Where nothing can be kept, it is an ordinary call. */
export function useSaveAccount(onSaved: () => void) {
  const { t } = useLingui()
  const { api, newKey, sync } = useApp()
  const language = useLanguage()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const sendNow = async (entry: AccountEntry): Promise<Failure | undefined> => {
    const member = sync.member()?.memberId
    const result = await api.send(saveAccount, { body: entry, key: newKey(), ...(member && { member }) })
    if (result.kind === 'answer') {
      await sync.pull('accounts', { force: true })
      return undefined
    }
    if (result.kind !== 'refused') {
      return {
        message: t`This device cannot keep it safely, and the network did not answer. Nothing was saved.`,
        fields: {},
      }
    }
    return { message: result.refusal.message, fields: fieldSentences(result.refusal.errors) }
  }

  const attempt = async (entry: AccountEntry): Promise<Failure | undefined> => {
    const outcome = await sync.enqueue(accountWrite, entry)
    switch (outcome.kind) {
      case 'stored':
      case 'merged':
        return undefined
      case 'invalid': {
        const { fields } = await loadSentences(language)
        const known = new Map<string, string>(Object.entries(fields))
        const words = Object.entries(outcome.words)
        const told = words.map(([field, [word = '']]) => [field, known.get(word) ?? fields.invalid] as const)
        return { message: t`Please fix the error in the form`, fields: Object.fromEntries(told) }
      }
      case 'no-member':
        openDialog('login', '/withdrawal-card')
        return { message: t`Currently not logged in, please log in first`, fields: {} }
      case 'not-stored':
        if (outcome.reason === 'no-database' || outcome.reason === 'no-key') return sendNow(entry)
        return { message: t`This device has no room left: nothing was saved.`, fields: {} }
    }
  }

  const save = async (entry: AccountEntry) => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      const failed = await attempt(entry)
      setFailure(failed)
      if (failed) return
      // Online the card itself says everything a moment later.
      if (connection.quality === 'offline') {
        showToast({ tone: 'leaf', text: t`Saved on this device. It is sent as soon as you are online.` })
      }
      onSaved()
    } catch {
      // Its id is kept: pressed again, it is the same account.
      setFailure({ message: t`It could not be saved. Please try again.`, fields: {} })
    } finally {
      setIsSaving(false)
    }
  }
  return { save: (entry: AccountEntry) => void save(entry), isSaving, failure }
}
