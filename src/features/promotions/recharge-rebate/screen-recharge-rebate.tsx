import { useLingui } from '@lingui/react/macro'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import type { RebateDetail } from '../../../../contract/promotions/recharge-rebate.ts'
import { rechargeRebate } from '../../../../contract/promotions/recharge-rebate.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { coinsIcon } from '../../../ui/icons/money-icons.ts'
import { Badge, type BadgeTone } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OfferTimes } from '../offer-times.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useRateText } from '../use-rate-text.ts'

const rechargeRebateClaim = claimOf(rechargeRebate)

type State = Answers['recharge-rebate']

/** `/promotion/activity/recharge-rebate` */
export function ScreenRechargeRebate() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.rechargerebate?.terms
  return (
    <PromotionPage
      promotion="rechargerebate"
      title={t`Recharge rebate`}
      path="/promotion/activity/recharge-rebate"
      why={t`Log in to see your rebates`}
      open={terms ? <Rules terms={terms} /> : null}
    >
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('recharge-rebate', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? <NotOffered /> : <Rebates state={state} memberId={memberId} />
      }
    </PromotionAnswer>
  )
}

function Rebates({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const tool = useClaim(rechargeRebateClaim, { memberId, reloads: ['recharge-rebate'] })
  const first = state.details.find(row => row.state === 'ready')
  const amount = formatMoney(first?.reward_amount ?? 0n)
  return (
    <>
      <PromotionHero
        icon={coinsIcon}
        tone="leaf"
        figure={formatMoney(state.amount)}
        text={t`ready to be claimed`}
      >
        <OfferTimes offer={state} />
        <ClaimButton
          tool={tool}
          can={first !== undefined}
          onClaim={() => void tool.claim(first === undefined ? {} : { id: first.id })}
        >
          {first === undefined ? t`Nothing to claim yet` : t`Claim ${amount}`}
        </ClaimButton>
      </PromotionHero>
      {state.details.length === 0 ? (
        <EmptyState
          icon={coinsIcon}
          title={t`No eligible top-ups`}
          text={t`Your next deposit begins a rebate.`}
        />
      ) : (
        <ul className="grid gap-3">
          {state.details.map(row => (
            <li key={row.id}>
              <Rebate row={row} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const tones: Record<RebateDetail['state'], BadgeTone> = {
  open: 'sky',
  ready: 'sun',
  claimed: 'leaf',
  lost: 'plain',
  cancelled: 'scarlet',
}

function Rebate({ row }: { row: RebateDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = {
    open: t`In play`,
    ready: t`Ready`,
    claimed: t`Claimed`,
    lost: t`Not claimed in time`,
    cancelled: t`Deposit went back`,
  }
  const recharge = formatMoney(row.recharge_amount)
  const day = formatDate(Date.parse(row.created_at), 'moment', language)
  const have = formatMoney(row.staked_amount)
  const need = formatMoney(row.required_amount)
  const isRunning = row.state === 'open' || row.state === 'ready'
  return (
    <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="pair items-start">
        <div>
          <Money amount={row.reward_amount} size="title" />
          <p className="figures text-faint text-small">{keepAmounts(t`Deposit of ${recharge}, ${day}`)}</p>
        </div>
        <Badge tone={tones[row.state]}>{words[row.state]}</Badge>
      </div>
      {isRunning ? (
        <>
          <Progress
            label={t`Played`}
            value={Number(row.staked_amount)}
            max={Number(row.required_amount)}
            text={t`${have} of ${need}`}
            tone="wing"
          />
          <OfferTimes offer={{ available_at: null, expires_at: row.event_ended_at }} />
        </>
      ) : null}
    </article>
  )
}

function Rules({ terms }: { terms: PromotionTerms['rechargerebate'] }) {
  const { t } = useLingui()
  const least = formatMoney(terms.min_recharge)
  const rate = useRateText()(terms.reward_rate)
  const { wagering_times: times, days } = terms
  const stakeWords = useStakeWords()
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`Each single deposit of ${least} or more has a rebate of its own: ${rate} of it.`,
        `${t`Play ${times} times the deposit afterwards. For ${least}:`} ${stakeWords(terms.min_recharge * BigInt(times))}`,
        t`Claim it within ${days} days of the deposit, or it is lost. You may withdraw at any time instead.`,
        t`If it is lost, the play it took counts for the cashback of that day.`,
      ]}
    />
  )
}
