import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { acceptTerms } from '../../../../contract/support/terms.ts'
import { useApp } from '../../../app/app-context.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { connection } from '../../../state/connection.ts'
import { openDialog } from '../../../state/dialogs.ts'

/** Accepts a version of the terms, in the language it was read in. Accepting twice is accepting once. */
export function useAcceptTerms(version: number) {
  const { t } = useLingui()
  const { api, newKey, sync } = useApp()
  const language = useLanguage()
  const key = useRef<string>(undefined)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const accept = async (): Promise<boolean> => {
    const member = sync.member()
    if (member?.mode !== 'signed-in') {
      openDialog('login', location.pathname)
      return false
    }
    const offline = t`You are offline: accepting needs the connection. You can read everything here meanwhile.`
    if (connection.quality === 'offline') {
      setFailure(offline)
      return false
    }
    setIsSending(true)
    setFailure(undefined)
    key.current ??= newKey()
    const body = { version, language }
    const result = await api.send(acceptTerms, { body, key: key.current, member: member.memberId })
    const isDone = result.kind === 'answer' || result.kind === 'done-before'
    if (result.kind === 'refused') {
      key.current = undefined
      setFailure(result.refusal.message)
      void sync.pull('house-terms', { force: true })
    } else if (result.kind === 'no-answer' && result.cause === 'offline') setFailure(offline)
    else if (!isDone) setFailure(t`No answer came. Press again: it counts once.`)
    // What the sheet waits for: the row that says it is accepted.
    if (isDone) await sync.pull('member-terms', { force: true })
    setIsSending(false)
    return isDone
  }
  return { accept, isSending, failure }
}
