import { useLingui } from '@lingui/react/macro'
import { dailyRescue } from '../../../../contract/promotions/daily-rescue.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { umbrellaIcon } from '../../../ui/icons/promotion-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OfferTimes } from '../offer-times.tsx'
import { OnItsWay } from '../on-its-way.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { useRateText } from '../use-rate-text.ts'

const dailyRescueClaim = claimOf(dailyRescue)

type State = Answers['daily-rescue']

/** `/promotion/activity/daily-loss-relief-fund` */
export function ScreenDailyRescue() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.dailyrescue?.terms
  return (
    <PromotionPage
      promotion="dailyrescue"
      title={t`Daily cashback`}
      path="/promotion/activity/daily-loss-relief-fund"
      why={t`Log in to see your cashback`}
      open={terms ? <Rules terms={terms} /> : null}
    >
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('daily-rescue', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? <NotOffered /> : <Today state={state} memberId={memberId} />
      }
    </PromotionAnswer>
  )
}

function Today({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const reasonWords = useReasonWords()
  const tool = useClaim(dailyRescueClaim, { memberId, reloads: ['daily-rescue', 'covers'] })
  const amount = formatMoney(state.amount)
  const facts = [
    { label: t`Yesterday's net loss`, value: state.loss },
    { label: t`Most that this play allows`, value: state.most },
    { label: t`Today so far`, value: state.today_loss },
    // Losses of earlier days whose requirement ended yesterday without a reward.
    ...((state.returned ?? 0n) > 0n
      ? [{ label: t`For play of rewards that ended unpaid`, value: state.returned ?? 0n }]
      : []),
  ]
  return (
    <PromotionHero
      icon={umbrellaIcon}
      tone="sky"
      figure={amount}
      text={state.reason === 'claimed' ? t`Claimed` : t`yours to claim today`}
    >
      <dl className="grid gap-2">
        {facts.map(fact => (
          <div key={fact.label} className="flex justify-between gap-3 text-small">
            <dt className="text-soft">{fact.label}</dt>
            <dd className="figures font-firm">{keepAmounts(formatMoney(fact.value))}</dd>
          </div>
        ))}
      </dl>
      {state.eligible ? <OfferTimes offer={state} /> : null}
      <OnItsWay offer={state} />
      <ClaimButton tool={tool} can={state.eligible} onClaim={() => void tool.claim({})}>
        {state.reason === null ? t`Claim ${amount}` : reasonWords(state.reason)}
      </ClaimButton>
    </PromotionHero>
  )
}

function Rules({ terms }: { terms: PromotionTerms['dailyrescue'] }) {
  const { t } = useLingui()
  const rateText = useRateText()
  const rate = rateText(terms.loss_rate)
  const cap = rateText(terms.theoretical_cap_rate)
  const above = formatMoney(terms.above)
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`${rate} of the day's net loss in cash on settled bets, when that is more than ${above}.`,
        t`At most ${cap} of what those bets cost on average. The first play of a deposit counts in games that keep 2% or more.`,
        t`Bets that count for another reward do not count here. If it ends unpaid, they count on that day.`,
        t`A day ends at midnight in Brasília. Its cashback can be claimed on the next day only.`,
        t`Cashback is no reason to play on. Set your limits under responsible gaming.`,
      ]}
    />
  )
}
