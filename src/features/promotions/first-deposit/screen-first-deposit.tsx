import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { firstDeposit } from '../../../../contract/promotions/first-deposit.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { crownIcon, depositIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Progress } from '../../../ui/states/progress.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OfferTimes } from '../offer-times.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { useRateText } from '../use-rate-text.ts'

const firstDepositClaim = claimOf(firstDeposit)

type State = Answers['first-deposit']
const exampleBonus = 10_000n

/** `/primo-deposito` */
export function ScreenFirstDeposit() {
  const { t } = useLingui()
  const { answer } = useAnswer('activities')
  const terms = answer?.ftd?.terms
  return (
    <PromotionPage
      promotion="ftd"
      title={t`First deposit`}
      path="/primo-deposito"
      why={t`Log in to claim your first deposit's bonus`}
      open={terms ? <Rules terms={terms} /> : null}
    >
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('first-deposit', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.reason === 'not_offered' ? <NotOffered /> : <Offer state={state} memberId={memberId} />
      }
    </PromotionAnswer>
  )
}

function Offer({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reasonWords = useReasonWords()
  const rateText = useRateText()
  const { answer: activities } = useAnswer('activities')
  const tool = useClaim(firstDepositClaim, { memberId, reloads: ['first-deposit'] })
  const amount = formatMoney(state.bonus + state.free)
  const bonus = formatMoney(state.bonus)
  const free = formatMoney(state.free)
  const given = state.free > 0n ? t`${bonus} as bonus and ${free} free` : t`${bonus} as bonus`
  const isBefore = state.reason === 'no_recharge'
  return (
    <PromotionHero
      icon={crownIcon}
      tone="sun"
      figure={isBefore ? rateText(activities?.ftd?.terms.match_rate ?? 0) : amount}
      text={isBefore ? t`of your first deposit as bonus` : given}
    >
      <Asked state={state} />
      {state.grant ? <Grant grant={state.grant} /> : null}
      <OfferTimes offer={state} />
      {isBefore ? (
        <LinkButton
          tone="main"
          size="large"
          wide
          icon={depositIcon}
          href="/recharge"
          onClick={followLink(() => void navigate({ to: '/recharge' }))}
        >
          {t`Deposit`}
        </LinkButton>
      ) : (
        <ClaimButton
          tool={tool}
          can={state.eligible}
          onClaim={() => void tool.claim({ name: 'ftd', site: location.hostname })}
        >
          {state.reason === null ? t`Claim ${amount}` : reasonWords(state.reason)}
        </ClaimButton>
      )}
    </PromotionHero>
  )
}

/** What the member's own bonus and free money ask for, in money. */
function Asked({ state }: { state: State }) {
  const { t } = useLingui()
  const stakeWords = useStakeWords()
  if (state.reason !== null) return null
  const most = formatMoney(state.max_conversion ?? 0n)
  const required = state.required ?? 0n
  const freeRequired = state.free_required ?? 0n
  return (
    <div className="grid gap-1 text-small text-soft">
      {required > 0n ? (
        <p>
          {keepAmounts(
            `${t`The bonus becomes cash, ${most} at most, once it is played.`} ${stakeWords(required)}`,
          )}
        </p>
      ) : null}
      {freeRequired > 0n ? (
        <p>
          {keepAmounts(
            `${t`The free money can be withdrawn once it is played.`} ${stakeWords(freeRequired)}`,
          )}
        </p>
      ) : null}
    </div>
  )
}

function Grant({ grant }: { grant: NonNullable<State['grant']> }) {
  const { t } = useLingui()
  const stakeWords = useStakeWords()
  const have = formatMoney(grant.progress)
  const need = formatMoney(grant.required)
  if (grant.status !== 'active' && grant.status !== 'queued') return null
  return (
    <div className="grid gap-2">
      <Progress
        label={t`Played towards the bonus`}
        value={Number(grant.progress)}
        max={Number(grant.required)}
        text={t`${have} of ${need}`}
        tone="wing"
      />
      <p className="text-small text-soft">{keepAmounts(stakeWords(grant.required - grant.progress))}</p>
    </div>
  )
}

function Rules({ terms }: { terms: PromotionTerms['ftd'] }) {
  const { t } = useLingui()
  const rate = useRateText()(terms.match_rate)
  const most = formatMoney(terms.max_bonus)
  const free = formatMoney(terms.free_amount)
  const least = formatMoney(terms.free_min_recharge)
  const stake = formatMoney(terms.max_stake)
  const stakeWords = useStakeWords()
  const example = formatMoney(exampleBonus)
  const cap = formatMoney(exampleBonus * BigInt(terms.max_conversion_times))
  const { wagering_times: times, max_win_times: winTimes, days, claim_days: claimDays } = terms
  const freeRequired = terms.free_amount * BigInt(terms.free_wagering_times)
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`${rate} of your first deposit is given as bonus, up to ${most}. Claim it within ${claimDays} days.`,
        [
          t`With a first deposit of ${least} or more there are ${free} free besides.`,
          ...(freeRequired > 0n
            ? [t`The free money can be withdrawn once it is played.`, stakeWords(freeRequired)]
            : []),
        ].join(' '),
        `${t`Play the bonus ${times} times within ${days} days. For a bonus of ${example}:`} ${stakeWords(exampleBonus * BigInt(times))}`,
        t`While the bonus is open one bet is at most ${stake}. A win of bonus money counts up to ${winTimes} times its stake; what is above it is for play only.`,
        t`Of a bonus of ${example} at most ${cap} becomes cash. What is left beyond it ends with the bonus.`,
        t`The deposit stays in play: if you ask for a withdrawal before you claim, or while the bonus is open, the offer ends.`,
        t`Your deposit asks for its own stakes first. Cash is staked before bonus money.`,
        t`Once for each person, CPF, payer and device. If the deposit goes back, so does what it brought.`,
      ]}
    />
  )
}
