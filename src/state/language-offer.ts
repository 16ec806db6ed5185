import { tryOrUndefined } from './member/try-or-undefined.ts'

const key = 'arara.language-offer'

/** A first choice is still open, the offer was never put away, and the device speaks another language than the page's first. */
export const mayOfferLanguage = (store: Pick<Storage, 'getItem'>, deviceLanguage: string) =>
  !/^pt\b/i.test(deviceLanguage) &&
  (tryOrUndefined(() => store.getItem('arara.language') ?? store.getItem(key)) ?? undefined) === undefined

export function putLanguageOfferAway(store: Pick<Storage, 'setItem'>) {
  tryOrUndefined(() => store.setItem(key, 'no'))
}
