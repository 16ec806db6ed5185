import { tryOrUndefined } from '../../../state/member/try-or-undefined.ts'

const key = 'arara.terms-seen'

type SeenStore = Pick<Storage, 'getItem' | 'setItem'>

/** Which announced version a member dismissed on this device: shown once, not at every visit; again where storage keeps nothing. */
export function createSeenTerms(open: () => SeenStore) {
  const here = new Map<string, number>()
  const name = (memberId: string) => `${key}.${memberId}`
  return {
    isSeen: (memberId: string, version: number): boolean => {
      const kept = tryOrUndefined(() => Number(open().getItem(name(memberId)) ?? 0)) ?? 0
      return Math.max(kept, here.get(memberId) ?? 0) >= version
    },
    note: (memberId: string, version: number) => {
      here.set(memberId, version)
      tryOrUndefined(() => open().setItem(name(memberId), String(version)))
    },
  }
}
