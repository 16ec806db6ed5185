import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dailyWheel } from '../../../../contract/promotions/daily-wheel.ts'
import { lotteryWheel } from '../../../../contract/promotions/lottery-wheel.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { claimOf } from '../claim-calls.ts'
import { RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { usePrizeWords } from './use-prize-words.ts'
import { WheelPanel } from './wheel-panel.tsx'

type ScreenWheelsProps = { path: '/sorteio' | '/promotion/activity/lottery-wheel' }

/** `/promotion/activity/lottery-wheel` opens the wheel of fortune, `/sorteio` the day's own. */
export function ScreenWheels({ path }: ScreenWheelsProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(path === '/sorteio' ? 'daily' : 'lottery')
  const tabs = [
    { id: 'lottery', label: t`Wheel of fortune` },
    { id: 'daily', label: t`Daily wheel` },
  ]
  return (
    <PromotionPage
      promotion={path === '/sorteio' ? 'dailywheel' : 'lotterywheel'}
      title={path === '/sorteio' ? t`Prize draw` : t`Wheel of fortune`}
      path={path}
      why={t`Log in to spin the wheel`}
      open={<Rules chosen={chosen} />}
    >
      {memberId => (
        <Tabs label={t`Wheels`} tabs={tabs} chosen={chosen} onChoose={setChosen}>
          <div className="grid gap-5">
            <Wheel key={chosen} memberId={memberId} which={chosen === 'daily' ? 'daily' : 'lottery'} />
          </div>
        </Tabs>
      )}
    </PromotionPage>
  )
}

const wheels = {
  daily: { answer: 'daily-wheel', claim: claimOf(dailyWheel) },
  lottery: { answer: 'lottery-wheel', claim: claimOf(lotteryWheel) },
} as const

/** A spin of one wheel may be what the other waits for: both are read anew after it. */
const reloads = Object.values(wheels).map(({ answer }) => answer)

function Wheel({ memberId, which }: { memberId: string; which: keyof typeof wheels }) {
  const { answer, claim } = wheels[which]
  const kept = useAnswer(answer, { memberId })
  const tool = useClaim(claim, { memberId, reloads, saysDone: false })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.offer.reason === 'not_offered' ? (
          <NotOffered />
        ) : (
          <WheelPanel memberId={memberId} state={state} tool={tool} />
        )
      }
    </PromotionAnswer>
  )
}

function Rules({ chosen }: { chosen: string }) {
  const { answer } = useAnswer('activities')
  const lottery = answer?.lotterywheel?.terms
  const daily = answer?.dailywheel?.terms
  if (chosen === 'daily') return daily ? <DailyRules terms={daily} /> : null
  return lottery ? <LotteryRules terms={lottery} /> : null
}

function LotteryRules({ terms }: { terms: PromotionTerms['lotterywheel'] }) {
  const { t } = useLingui()
  const each = formatMoney(terms.per_recharge)
  const { daily_max: most, days, wagering_times: times } = terms
  const prizeWords = usePrizeWords()
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`A spin for every ${each} you deposit. What is left over counts for the next one.`,
        t`At most ${most} spins a day; a spin waits ${days} days for you.`,
        ...prizeWords(times),
      ]}
    />
  )
}

function DailyRules({ terms }: { terms: PromotionTerms['dailywheel'] }) {
  const { t } = useLingui()
  const least = formatMoney(terms.min_recharge)
  const { wagering_times: times } = terms
  const prizeWords = usePrizeWords()
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`One roll on each day with a single deposit of ${least} or more. The day ends at midnight in Brasília.`,
        ...prizeWords(times),
      ]}
    />
  )
}
