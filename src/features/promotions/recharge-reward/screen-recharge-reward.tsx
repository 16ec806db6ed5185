import { useLingui } from '@lingui/react/macro'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { rechargeReward } from '../../../../contract/promotions/recharge-reward.ts'
import type { Tier } from '../../../../contract/promotions/terms-fields.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { stairsIcon } from '../../../ui/icons/promotion-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OfferSteps } from '../offer-steps.tsx'
import { OfferTimes } from '../offer-times.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { useRateText } from '../use-rate-text.ts'

const rechargeRewardClaim = claimOf(rechargeReward)

type State = Answers['recharge-reward']
type Terms = PromotionTerms['recharge']

/** `/promotion/activity/recharge` */
export function ScreenRechargeReward() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.recharge?.terms
  return (
    <PromotionPage
      promotion="recharge"
      title={t`Recharge reward`}
      path="/promotion/activity/recharge"
      why={t`Log in to see your tier`}
      open={terms ? <Rules terms={terms} /> : null}
    >
      {memberId => <OfMember memberId={memberId} terms={terms} />}
    </PromotionPage>
  )
}

function OfMember({ memberId, terms }: { memberId: string; terms: Terms | undefined }) {
  const kept = useAnswer('recharge-reward', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? (
          <NotOffered />
        ) : (
          <>
            <Standing state={state} memberId={memberId} />
            {terms ? <Ladder tiers={terms.tiers} state={state} /> : null}
          </>
        )
      }
    </PromotionAnswer>
  )
}

function Standing({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const reasonWords = useReasonWords()
  const tool = useClaim(rechargeRewardClaim, { memberId, reloads: ['recharge-reward'] })
  const amount = formatMoney(state.amount)
  const counted = formatMoney(state.counted)
  const paid = formatMoney(state.paid)
  const waiting = formatMoney(state.waiting)
  return (
    <PromotionHero
      icon={stairsIcon}
      tone="sky"
      figure={counted}
      text={t`counted this month; ${paid} paid so far`}
    >
      <OfferSteps steps={state.steps} />
      {state.waiting > 0n && state.reason !== 'recharge_too_small' ? (
        <p className="text-small text-soft">
          {keepAmounts(t`${waiting} deposited this month joins once it is played through.`)}
        </p>
      ) : null}
      <OfferTimes offer={state} />
      <ClaimButton tool={tool} can={state.eligible} onClaim={() => void tool.claim({})}>
        {state.reason === null ? t`Claim ${amount}` : reasonWords(state.reason)}
      </ClaimButton>
    </PromotionHero>
  )
}

function Ladder({ tiers, state }: { tiers: readonly Tier[]; state: State }) {
  const { t } = useLingui()
  const rateText = useRateText()
  const names = {
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
    diamond: t`Diamond`,
  }
  return (
    <ol className="grid gap-2" aria-label={t`Tiers`}>
      {tiers.map(tier => {
        const isHere = tier.name === state.tier
        const isPast = state.counted >= tier.to
        const from = formatMoney(tier.from)
        const to = formatMoney(tier.to)
        const low = rateText(tier.from_rate)
        const high = rateText(tier.to_rate)
        return (
          <li
            key={tier.name}
            aria-current={isHere ? 'step' : undefined}
            className={`feather flex items-center gap-3 p-4 shadow-mid ${isHere ? 'bg-sun text-sun-ink' : isPast ? 'bg-leaf-wash' : 'bg-surface'}`}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold font-display text-lead">{names[tier.name]}</span>
              <span className={`figures block text-small ${isHere ? '' : 'text-soft'}`}>
                {keepAmounts(t`${from} to ${to}`)}
              </span>
            </span>
            <span className="figures font-display font-loud text-title">
              {tier.from_rate === tier.to_rate ? high : t`${low} to ${high}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Rules({ terms }: { terms: Terms }) {
  const { t } = useLingui()
  const least = formatMoney(terms.tiers[0]?.from ?? 0n)
  const cap = formatMoney(terms.base_cap)
  const { wagering_times: times, grace_days: grace } = terms
  const stakeWords = useStakeWords()
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`Deposits of the running month count together, from ${least} up to ${cap}.`,
        `${t`A deposit joins the total once ${times} times its amount was played. For ${least}:`} ${stakeWords((terms.tiers[0]?.from ?? 0n) * BigInt(times))}`,
        t`Inside a tier the rate rises evenly: every real more is worth a little more. A claim pays the difference to what the month has paid.`,
        t`A month can be played through and claimed until ${grace} days after its end.`,
        t`From ${least} in a month on, each deposit asks for its own play. Before that your play counts for cashback.`,
      ]}
    />
  )
}
