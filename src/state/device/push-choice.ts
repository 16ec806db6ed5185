import { tryOrUndefined } from '../member/try-or-undefined.ts'

/** What this device keeps of the member's word about notifications: whether to offer them, and what was chosen. */
export type PushChoice =
  /** Never asked, or turned off again in the settings. */
  | { kind: 'none' }
  /** "Not now": not offered again on this device. */
  | { kind: 'declined' }
  /** Turned off here, and the server has not said that it knows. */
  | { kind: 'off'; memberId: string }
  /** The last field is the push address that the server has; undefined if the build that stored the choice did not keep it. */
  | { kind: 'on'; memberId: string; topics: readonly string[]; reported: string | undefined }

const key = 'arara.push'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readPushChoice(store: Store): PushChoice {
  const text = tryOrUndefined(() => store.getItem(key)) ?? ''
  if (text === 'declined') return { kind: 'declined' }
  const [memberId = '', list = '', reported] = text.split(' ')
  if (memberId === '' || list === '') return { kind: 'none' }
  return memberId === 'off'
    ? { kind: 'off', memberId: list }
    : { kind: 'on', memberId, topics: list.split(','), reported }
}

export function storePushChoice(store: Store, choice: PushChoice) {
  tryOrUndefined(() => {
    if (choice.kind === 'none') store.removeItem(key)
    else store.setItem(key, write(choice))
  })
}

function write(choice: Exclude<PushChoice, { kind: 'none' }>): string {
  switch (choice.kind) {
    case 'declined':
      return 'declined'
    case 'off':
      return `off ${choice.memberId}`
    case 'on':
      return [choice.memberId, choice.topics.join(','), ...(choice.reported ? [choice.reported] : [])].join(
        ' ',
      )
  }
}
