import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ForfeitQuote } from '../../../contract/bonus.ts'
import { useApp } from '../../app-context.ts'
import { openDialog } from '../../state/dialogs.ts'
import { openMoneyCall } from '../../sync/open-money-call.ts'
import { forfeitCall } from './forfeit-call.ts'

type Forfeit = {
  giveUp: (quote: ForfeitQuote) => Promise<'done' | 'changed' | 'failed'>
  isSending: boolean
  message: string | undefined
}

/** Gives up what the quote named. `changed`: more or less would be lost by now, so the new quote is to be looked at first. */
export function useForfeit(grantId: string | undefined): Forfeit {
  const { t } = useLingui()
  const { sync } = useApp()
  const [form] = useState(() => openMoneyCall(sync.money, forfeitCall))
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState<string>()
  const giveUp = async (quote: ForfeitQuote) => {
    setIsSending(true)
    setMessage(undefined)
    const named = grantId === undefined ? {} : { grant_id: grantId }
    const outcome = await form.send({ ...named, version: quote.version })
    setIsSending(false)
    switch (outcome.kind) {
      case 'done':
      case 'already-done':
        for (const id of ['bonuses', 'balance', 'drawing-terms']) void sync.pull(id, { force: true })
        return 'done'
      case 'refused':
        setMessage(outcome.refusal.message)
        return outcome.refusal.error === 'bonus_quote_changed' ? 'changed' : 'failed'
      case 'offline':
        setMessage(t`You are offline: nothing was sent.`)
        return 'failed'
      case 'unauthenticated':
        openDialog('login', location.pathname)
        return 'failed'
      case 'unknown':
        setMessage(
          t`No answer came. We are finding out whether your bonus was given up; nothing is ever done twice.`,
        )
        return 'failed'
    }
  }
  return { giveUp, isSending, message }
}
