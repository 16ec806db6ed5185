import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { gamesIcon, giftIcon, homeIcon, personIcon, pixIcon } from '../../ui/icons/shell-icons.ts'

export type Place = {
  to: string
  icon: string
  name: MessageDescriptor
  isMain?: boolean
  also?: readonly string[]
}

/** The five places under the thumb. */
export const mainPlaces: readonly Place[] = [
  { to: '/', icon: homeIcon, name: msg`Home` },
  { to: '/game', icon: gamesIcon, name: msg`Games` },
  { to: '/recharge', icon: pixIcon, name: msg`Deposit`, isMain: true },
  {
    to: '/promotion/activity',
    icon: giftIcon,
    name: msg`Promos`,
    also: ['/promotion', '/promocao', '/primo-deposito', '/bau-do-tesouro', '/sorteio', '/vip', '/nivel'],
  },
  { to: '/profile', icon: personIcon, name: msg`Profile` },
]

/** A place is where the member is when the path is it or lies below it, or is one of those that belong to it. */
export function isHere({ to, also = [] }: Pick<Place, 'to' | 'also'>, path: string): boolean {
  if (to === '/') return path === '/'
  return [to, ...also].some(own => path === own || path.startsWith(`${own}/`))
}
