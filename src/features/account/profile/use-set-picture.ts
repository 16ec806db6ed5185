import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { setProfilePicture } from '../../../../contract/account/profile.ts'
import { useApp } from '../../../app/app-context.ts'
import { useLostTry } from '../../../forms/use-lost-try.ts'

/** Chooses a picture, and has the member's row asked for anew. A choice sent twice is the same choice. */
export function useSetPicture(onChosen: () => void) {
  const { t } = useLingui()
  const { api, sync, newKey } = useApp()
  const afterLost = useLostTry()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const choose = async (id: string | null) => {
    setIsSending(true)
    setFailure(undefined)
    const result = afterLost(await api.call(setProfilePicture, { body: { id }, key: newKey() }))
    if (result.kind === 'answer') {
      await sync.pull('user', { force: true })
      onChosen()
    } else if (result.kind === 'no-answer' && result.cause === 'offline') {
      setFailure(t`You are offline: nothing was sent.`)
    } else {
      setFailure(
        result.kind === 'refused' ? result.refusal.message : t`Network error, please try again later`,
      )
    }
    setIsSending(false)
  }
  return { choose, isSending, failure }
}
