import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PushState, type PushTopic, unsubscribePush } from '../../../contract/push.ts'
import { useApp } from '../../app-context.ts'
import { endBrowserSubscription, type PushSupport, readPushSupport } from '../../pwa/push-subscription.ts'
import { storePushChoice } from '../../state/push-choice.ts'
import { type Kept, useAnswer } from '../../use-answer.ts'
import { type ChoiceOutcome, sendChoice } from './send-choice.ts'

type Push = {
  support: PushSupport
  /** The server's word, as the device keeps it. */
  kept: Kept<PushState>
  isSending: boolean
  /** What is being asked for now, for the boxes to show at once; `undefined` when nothing is. */
  wanted: readonly PushTopic[] | undefined
  failure: string | undefined
  /** Subscribes, or changes the topics of a device that is; none at all turns it off. Call it from a press. */
  choose: (topics: readonly PushTopic[]) => Promise<void>
}

/** Notifications of this device: what they are now, and the way to change it. */
export function usePush(memberId: string): Push {
  const { sync, api, newKey } = useApp()
  const kept = useAnswer('push', { memberId })
  const [support, setSupport] = useState(() => readPushSupport(window))
  const [wanted, setWanted] = useState<readonly PushTopic[]>()
  const [failure, setFailure] = useState<string>()
  const wordsOf = useFailureWords()

  const turnOff = async (): Promise<ChoiceOutcome> => {
    const result = await api.call(unsubscribePush, { key: newKey() })
    if (result.kind === 'refused') return { kind: 'refused', message: result.refusal.message }
    // The browser forgets in any case: what the server still sends then reaches nobody.
    storePushChoice(localStorage, { kind: 'none' })
    await endBrowserSubscription()
    if (result.kind === 'answer') return { kind: 'on' }
    return { kind: 'no-answer' }
  }
  const choose = async (topics: readonly PushTopic[]) => {
    const publicKey = kept.answer?.public_key
    if (publicKey === undefined || publicKey === null) return
    setWanted(topics)
    setFailure(undefined)
    const outcome =
      topics.length === 0
        ? await turnOff()
        : await sendChoice(api, { memberId, publicKey, topics, key: newKey() })
    if (outcome.kind === 'on') await sync.pull('push', { force: true })
    else setFailure(wordsOf(outcome))
    setSupport(readPushSupport(window))
    setWanted(undefined)
  }
  return { support, kept, wanted, isSending: wanted !== undefined, failure, choose }
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
