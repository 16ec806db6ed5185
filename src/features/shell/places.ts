import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { gamesIcon, giftIcon, homeIcon, personIcon, pixIcon } from '../../ui/icons/shell-icons.ts'

export type Place = { to: string; icon: string; name: MessageDescriptor; isMain?: boolean }

/** The five places under the thumb (look.md, Chrome). */
export const mainPlaces: readonly Place[] = [
  { to: '/', icon: homeIcon, name: msg`Home` },
  { to: '/game', icon: gamesIcon, name: msg`Games` },
  { to: '/recharge', icon: pixIcon, name: msg`Deposit`, isMain: true },
  { to: '/promotion/activity', icon: giftIcon, name: msg`Promos` },
  { to: '/profile', icon: personIcon, name: msg`Profile` },
]

/** A place is where the member is when the path is it or lies below it. */
export function isHere(place: Place, path: string): boolean {
  return place.to === '/' ? path === '/' : path === place.to || path.startsWith(`${place.to}/`)
}
