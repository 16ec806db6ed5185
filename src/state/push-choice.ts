import { attempt } from './attempt.ts'

/** What this device keeps of the member's word about notifications: whether to offer them, and what was chosen. */
export type PushChoice =
  /** Never asked, or turned off again in the settings. */
  | { kind: 'none' }
  /** "Not now": not offered again on this device. */
  | { kind: 'declined' }
  | { kind: 'on'; memberId: string; topics: readonly string[] }

const key = 'arara.push'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readPushChoice(store: Store): PushChoice {
  const text = attempt(() => store.getItem(key)) ?? ''
  if (text === 'declined') return { kind: 'declined' }
  const [memberId = '', list = ''] = text.split(' ')
  return memberId !== '' && list !== '' ? { kind: 'on', memberId, topics: list.split(',') } : { kind: 'none' }
}

export function storePushChoice(store: Store, choice: PushChoice) {
  attempt(() => {
    if (choice.kind === 'none') store.removeItem(key)
    else if (choice.kind === 'declined') store.setItem(key, 'declined')
    else store.setItem(key, `${choice.memberId} ${choice.topics.join(',')}`)
  })
}
