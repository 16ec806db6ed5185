import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LateSync } from '../app/app-context.ts'
import { useApp } from '../app/app-context.ts'
import { loadFieldSentences } from '../i18n/load-sentences.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { connection } from '../state/connection.ts'
import { openDialog } from '../state/dialogs.ts'
import { showToast } from '../state/toasts.ts'
import type { EnqueueOutcome } from '../sync/queue/enqueue.ts'

/** What stands at the form: a sentence, and one for each field that is wrong. */
export type FormFailure = { readonly message: string; readonly fields: Readonly<Record<string, string>> }

type NotStored = Extract<EnqueueOutcome, { kind: 'not-stored' }>

interface Entry {
  readonly enqueue: (engine: LateSync) => Promise<EnqueueOutcome>
  /** Where the device can keep nothing: what to do, or to say, instead; `undefined` when it went well all the same. */
  readonly notStored: (reason: NotStored['reason']) => Promise<FormFailure | undefined> | FormFailure
}

/**
 * A form whose entry goes into the queue, online or not: there is one road to the server. `submit` answers whether it is
 * kept; `path` is an own one, to come back to after signing in.
 */
export function useQueuedForm(path: string) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()

  const failureOf = async (outcome: EnqueueOutcome, notStored: Entry['notStored']) => {
    switch (outcome.kind) {
      case 'stored':
      case 'merged':
        return undefined
      case 'invalid': {
        const message = t`Please fix the error in the form`
        const sentenceOf = await loadFieldSentences(language, message)
        const words = Object.entries(outcome.words)
        const shown = words.map(([field, [word = '']]) => [field, sentenceOf(word)] as const)
        return { message, fields: Object.fromEntries(shown) }
      }
      case 'no-member':
        openDialog('login', path)
        return { message: t`Currently not logged in, please log in first`, fields: {} }
      case 'not-stored':
        return notStored(outcome.reason)
    }
  }

  const submit = async ({ enqueue, notStored }: Entry): Promise<boolean> => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const failed = await failureOf(await enqueue(sync), notStored)
      setFailure(failed)
      if (failed) return false
      // Online the row itself says everything a moment later.
      if (connection.quality === 'offline') {
        showToast({ tone: 'leaf', text: t`Saved on this device. It is sent as soon as you are online.` })
      }
      return true
    } catch {
      // The entry keeps its id: submitted again, it is the same one.
      setFailure({ message: t`It could not be saved. Please try again.`, fields: {} })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { submit, isBusy, failure }
}
