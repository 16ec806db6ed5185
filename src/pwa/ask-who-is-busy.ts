import type { BusyLock } from '../state/member/busy.ts'

/** So many questions in a row that nobody answered, at one every two seconds: half a minute, as with other locks (heartbeat-lock.ts). */
const silentQuestions = 15

const question = 'who is busy?'
const answer = 'I am'

/** Of a `BroadcastChannel`. */
type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', onEvent: (event: { readonly data: unknown }) => void): void
}

/**
 * Answers, once the other tabs were asked often enough, whether none that is busy runs: a phone that suspends a page leaves it the
 * lock `busy` in its hand, and an update would wait for it for ever. What stands half-filled there stays: whether a tab reloads is
 * decided by its own business alone, when it wakes. Answers the others' questions as well.
 */
export function askWhoIsBusy(channel: Channel, busy: Pick<BusyLock, 'isHeld'>): () => boolean {
  let unanswered = 0
  channel.addEventListener('message', ({ data }) => {
    if (data === answer) unanswered = 0
    if (data === question && busy.isHeld()) channel.postMessage(answer)
  })
  return () => {
    const isSilent = unanswered >= silentQuestions
    unanswered += 1
    channel.postMessage(question)
    return isSilent
  }
}
