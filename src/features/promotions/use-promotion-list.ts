import { useLingui } from '@lingui/react/macro'
import type { PromotionId } from '../../../contract/promotions/promotion-ids.ts'
import type { Activities } from '../../../contract/promotions/promotions.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { coinsIcon, crownIcon } from '../../ui/icons/money-icons.ts'
import {
  calendarIcon,
  percentIcon,
  stairsIcon,
  umbrellaIcon,
  wheelIcon,
} from '../../ui/icons/promotion-icons.ts'
import { useInvitationHeadline } from './invitation/invitation-headline.ts'
import { useIsLicensed } from './not-licensed.tsx'
import type { CardTone } from './promotion-card.tsx'

export type Listed = {
  id: PromotionId
  title: string
  /** What it gives, with the figures of the rows. */
  text: string
  path: string
  icon: string
  tone: CardTone
}

/** Hundredths of a percent, as people read them. */
export function useRateText(): (rate: number) => string {
  const language = useLanguage()
  return rate => formatPercent(rate / 100, language)
}

/** Every promotion that is offered, in the order of the activity centre. */
export function usePromotionList(activities: Activities | undefined): Listed[] {
  const one = [useFirst(activities), useOnRecharge(activities), useDaily(activities), useOthers(activities)]
  const isLicensed = useIsLicensed()
  // What the device kept of another licence is not shown again.
  return one.flat().filter(({ id }) => isLicensed(id))
}

function useFirst(activities: Activities | undefined): Listed[] {
  const { t } = useLingui()
  const rateText = useRateText()
  const terms = activities?.ftd?.terms
  if (terms === undefined) return []
  const most = formatMoney(terms.max_bonus)
  const rate = rateText(terms.match_rate)
  const { wagering_times: times, days } = terms
  const text = t`${rate} of your first deposit as bonus, up to ${most}: play it ${times} times within ${days} days`
  return [{ id: 'ftd', title: t`First deposit`, text, path: '/primo-deposito', icon: crownIcon, tone: 'sun' }]
}

function useOnRecharge(activities: Activities | undefined): Listed[] {
  const { t } = useLingui()
  const rateText = useRateText()
  const listed: Listed[] = []
  const rebate = activities?.rechargerebate?.terms
  if (rebate) {
    const rate = rateText(rebate.reward_rate)
    const least = formatMoney(rebate.min_recharge)
    const { wagering_times: times, days } = rebate
    const text = t`${rate} back on each deposit from ${least}: play it ${times} times within ${days} days`
    const path = '/promotion/activity/recharge-rebate'
    listed.push({
      id: 'rechargerebate',
      title: t`Recharge rebate`,
      text,
      path,
      icon: coinsIcon,
      tone: 'leaf',
    })
  }
  const reward = activities?.recharge?.terms
  if (reward) {
    const most = rateText(Math.max(...reward.tiers.map(tier => tier.to_rate)))
    const least = formatMoney(reward.tiers[0]?.from ?? 0n)
    const times = reward.wagering_times
    const text = t`Up to ${most} of a month's deposits, from ${least} on: play each ${times} times`
    const path = '/promotion/activity/recharge'
    listed.push({ id: 'recharge', title: t`Recharge reward`, text, path, icon: stairsIcon, tone: 'sky' })
  }
  const wheel = activities?.lotterywheel?.terms
  if (wheel) {
    const each = formatMoney(wheel.per_recharge)
    const text = t`A spin for every ${each} you deposit`
    const path = '/promotion/activity/lottery-wheel'
    listed.push({
      id: 'lotterywheel',
      title: t`Wheel of fortune`,
      text,
      path,
      icon: wheelIcon,
      tone: 'scarlet',
    })
  }
  return listed
}

function useDaily(activities: Activities | undefined): Listed[] {
  const { t } = useLingui()
  const rateText = useRateText()
  const listed: Listed[] = []
  const roll = activities?.dailywheel?.terms
  if (roll) {
    const least = formatMoney(roll.min_recharge)
    const text = t`One roll a day with a deposit from ${least}`
    listed.push({
      id: 'dailywheel',
      title: t`Daily wheel`,
      text,
      path: '/sorteio',
      icon: wheelIcon,
      tone: 'sun',
    })
  }
  const rescue = activities?.dailyrescue?.terms
  if (rescue) {
    const rate = rateText(rescue.loss_rate)
    const cap = rateText(rescue.theoretical_cap_rate)
    const text = t`${rate} of yesterday's net loss, at most ${cap} of what those bets cost on average`
    const path = '/promotion/activity/daily-loss-relief-fund'
    listed.push({ id: 'dailyrescue', title: t`Daily cashback`, text, path, icon: umbrellaIcon, tone: 'sky' })
  }
  const days = activities?.day7?.terms
  if (days) {
    const sum = formatMoney(days.rewards.reduce((total, reward) => total + reward, 0n))
    const least = formatMoney(days.min_recharge)
    const text = t`Come by seven days running and deposit ${least} within them: ${sum} in all`
    listed.push({
      id: 'day7',
      title: t`Seven days`,
      text,
      path: '/promotion/activity',
      icon: calendarIcon,
      tone: 'leaf',
    })
  }
  return listed
}

function useOthers(activities: Activities | undefined): Listed[] {
  const { t } = useLingui()
  const rateText = useRateText()
  const headline = useInvitationHeadline()
  const listed: Listed[] = []
  const invitation = activities?.invitationactivity?.terms
  if (invitation) {
    const text = headline(invitation)
    const path = '/promotion/activity/invitation-activity'
    listed.push({
      id: 'invitationactivity',
      title: t`Invite a friend`,
      text,
      path,
      icon: usersIcon,
      tone: 'scarlet',
    })
  }
  const rebates = activities?.rebates?.terms
  if (rebates) {
    const rate = rateText(rebates.theoretical_cap_rate)
    const text = t`Up to ${rate} of what bets cost on average comes back at night, where they count for no other reward`
    listed.push({
      id: 'rebates',
      title: t`Betting rebate`,
      text,
      path: '/promotion/rebates',
      icon: percentIcon,
      tone: 'leaf',
    })
  }
  return listed
}
