import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApp } from '../../app-context.ts'
import { loadSentences } from '../../i18n/load-sentences.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import type { EnqueueOutcome } from '../../sync/enqueue.ts'

/** Into the queue, online or not: one road to the house. `send` answers whether it is kept. */
export function useSendTicket() {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const wordsOf = async (outcome: EnqueueOutcome): Promise<string | undefined> => {
    switch (outcome.kind) {
      case 'stored':
      case 'merged':
        return undefined
      case 'invalid': {
        const { fields } = await loadSentences(language)
        const [word = ''] = Object.values(outcome.words).flat()
        return new Map<string, string>(Object.entries(fields)).get(word) ?? fields.invalid
      }
      case 'no-member':
        openDialog('login', '/information-center/tickets')
        return t`Currently not logged in, please log in first`
      case 'not-stored':
        return t`This device cannot keep it safely. Nothing was sent: please write to us by e-mail or Telegram.`
    }
  }

  const send = async (enqueue: (engine: typeof sync) => Promise<EnqueueOutcome>): Promise<boolean> => {
    setIsSending(true)
    setFailure(undefined)
    try {
      const failed = await wordsOf(await enqueue(sync))
      setFailure(failed)
      if (failed === undefined && connection.quality === 'offline') {
        showToast({ tone: 'leaf', text: t`Saved on this device. It is sent as soon as you are online.` })
      }
      return failed === undefined
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, failure }
}
