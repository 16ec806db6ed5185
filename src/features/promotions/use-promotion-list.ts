import { useLingui } from '@lingui/react/macro'
import type { PromotionDefinition } from '../../../contract/promotions/definition.ts'
import type { Activities } from '../../../contract/promotions/promotions.ts'
import { promotions } from '../../../contract/promotions/registry.ts'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { coinsIcon, crownIcon } from '../../ui/icons/money-icons.ts'
import {
  calendarIcon,
  percentIcon,
  stairsIcon,
  umbrellaIcon,
  wheelIcon,
} from '../../ui/icons/promotion-icons.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { useIsLicensed } from './not-licensed.tsx'
import type { CardTone } from './promotion-card.tsx'
import { useSentence } from './use-sentence.ts'

export type Listed = {
  id: string
  title: string
  /** What it gives, with the figures of the rows. */
  text: string
  path: string
  icon: string
  tone: CardTone
  /** The activity centre shows it above the cards instead. */
  isPanel: boolean
}

const icons: Record<PromotionDefinition['card']['icon'], string> = {
  calendar: calendarIcon,
  coins: coinsIcon,
  crown: crownIcon,
  gift: giftIcon,
  percent: percentIcon,
  stairs: stairsIcon,
  umbrella: umbrellaIcon,
  users: usersIcon,
  wheel: wheelIcon,
}

const activityCentre = '/promotion/activity'

/** Every promotion that is offered, in the order of the activity centre. */
export function usePromotionList(activities: Activities | undefined): Listed[] {
  const { i18n } = useLingui()
  const sentence = useSentence()
  // What the device kept of another licence is not shown again.
  const isLicensed = useIsLicensed()
  const offered = promotions.filter(({ id }) => isLicensed(id))
  return offered.flatMap((one: PromotionDefinition & Pick<(typeof promotions)[number], 'id'>) => {
    const terms = activities?.[one.id]?.terms
    if (terms === undefined) return []
    const { icon, tone, page, isPanel = false } = one.card
    const text = sentence(one.card.text(terms))
    const path = page ?? one.pages[0] ?? activityCentre
    return [{ id: one.id, title: i18n._(one.title), text, path, icon: icons[icon], tone, isPanel }]
  })
}
