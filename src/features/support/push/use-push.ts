import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PushState, PushTopic } from '../../../../contract/support/push.ts'
import { useApp } from '../../../app/app-context.ts'
import { type Kept, useAnswer } from '../../../common/use-answer.ts'
import { type PushSupport, readPushSupport } from '../../../pwa/push-subscription.ts'
import { showToast } from '../../../state/toasts.ts'
import { isReached } from './is-reached.ts'
import { type ChoiceOutcome, sendChoice } from './send-choice.ts'
import { turnOff } from './turn-off.ts'

type Push = {
  support: PushSupport
  /** The server's word, as the device keeps it. */
  kept: Kept<PushState>
  /** Whether this browser takes what the server sends; `undefined` until it has said so. */
  isReached: boolean | undefined
  isSending: boolean
  /** What is being asked for now, for the boxes to show at once; `undefined` when nothing is. */
  wanted: readonly PushTopic[] | undefined
  failure: string | undefined
  /** Subscribes, or changes the topics of a device that is; none at all turns it off. Call it from a press. */
  choose: (topics: readonly PushTopic[]) => Promise<void>
}

/** Notifications of this device: what they are now, and the way to change it. */
export function usePush(memberId: string): Push {
  const { t } = useLingui()
  const { sync, api, newKey } = useApp()
  const kept = useAnswer('push', { memberId })
  const [support, setSupport] = useState(() => readPushSupport(window))
  const [wanted, setWanted] = useState<readonly PushTopic[]>()
  const [failure, setFailure] = useState<string>()
  const [reached, setReached] = useState<boolean>()
  const wordsOf = useFailureWords()

  // Again with each word of the server: that may be an answer to what the browser did.
  useEffect(() => {
    if (kept.answer !== undefined) void isReached().then(setReached)
  }, [kept.answer])

  const sendOff = async (): Promise<ChoiceOutcome> => {
    const outcome = await turnOff(api, memberId, newKey())
    if (outcome.kind !== 'off') return outcome
    if (!outcome.isShown) {
      const text = t`Off on this device. We hear of it when you are connected again.`
      showToast({ tone: 'sky', text })
    }
    return { kind: 'on' }
  }
  const choose = async (topics: readonly PushTopic[]) => {
    const publicKey = kept.answer?.public_key
    if (publicKey === undefined || publicKey === null) return
    setWanted(topics)
    setFailure(undefined)
    const outcome =
      topics.length === 0
        ? await sendOff()
        : await sendChoice(api, { memberId, publicKey, topics, key: newKey() })
    if (outcome.kind === 'on') await sync.pull('push', { force: true })
    else setFailure(wordsOf(outcome))
    setSupport(readPushSupport(window))
    setReached(await isReached())
    setWanted(undefined)
  }
  return { support, kept, isReached: reached, wanted, isSending: wanted !== undefined, failure, choose }
}

function useFailureWords() {
  const { t } = useLingui()
  return (outcome: Exclude<ChoiceOutcome, { kind: 'on' }>): string => {
    switch (outcome.kind) {
      case 'denied':
        return t`You did not allow notifications, so none are sent.`
      case 'unreachable':
        return t`This browser could not reach its notification service. Nothing was turned on.`
      case 'refused':
        return outcome.message
      case 'offline':
        return t`You are offline: nothing was sent.`
      case 'no-answer':
        return t`Network error, please try again later`
    }
  }
}
