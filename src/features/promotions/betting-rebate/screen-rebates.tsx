import { useLingui } from '@lingui/react/macro'
import { bettingRebate } from '../../../../contract/promotions/betting-rebate.ts'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import { isSettled, type Kept, useAnswer } from '../../../common/use-answer.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useMissingRecord } from '../../../records/use-missing-record.ts'
import { percentIcon } from '../../../ui/icons/promotion-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { OnItsWay } from '../on-its-way.tsx'
import { PromotionHero, RuleList } from '../promotion-card.tsx'
import { NotOffered, PromotionAnswer, PromotionPage } from '../promotion-page.tsx'
import { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { useRateText } from '../use-rate-text.ts'
import { useCategoryWords } from './use-category-words.ts'

const rebatesClaim = claimOf(bettingRebate)

type State = Answers['betting-rebate']

/** `/promotion/rebates` */
export function ScreenRebates() {
  const { t } = useLingui()
  return (
    <PromotionPage
      promotion="rebates"
      title={t`Betting rebate`}
      path="/promotion/rebates"
      why={t`Log in to see your rebates`}
    >
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('betting-rebate', { memberId })
  const nights = useAnswer('rebate-nights', { memberId })
  return (
    <PromotionAnswer kept={kept}>
      {state =>
        state.offer.reason === 'not_offered' ? (
          <NotOffered />
        ) : (
          <>
            <Wallet state={state} memberId={memberId} />
            <Rates state={state} />
            <Nights kept={nights} />
            {isSettled(nights) ? <Rules state={state} /> : null}
          </>
        )
      }
    </PromotionAnswer>
  )
}

function Wallet({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const reasonWords = useReasonWords()
  const tool = useClaim(rebatesClaim, { memberId, reloads: ['betting-rebate'] })
  const amount = formatMoney(state.fs_money)
  const paid = formatMoney(state.paid)
  return (
    <PromotionHero
      icon={percentIcon}
      tone="leaf"
      figure={amount}
      text={t`earned and not paid yet; ${paid} paid so far`}
    >
      <OnItsWay offer={state.offer} />
      <ClaimButton tool={tool} can={state.offer.eligible} onClaim={() => void tool.claim({})}>
        {state.offer.reason === null ? t`Claim ${amount}` : reasonWords(state.offer.reason)}
      </ClaimButton>
    </PromotionHero>
  )
}

function Rates({ state }: { state: State }) {
  const { t } = useLingui()
  const rateText = useRateText()
  const categoryWords = useCategoryWords()
  return (
    <Section title={t`Your rates`}>
      <List label={t`Your rates`}>
        {state.data.map(row => {
          const staked = formatMoney(row.staked)
          return (
            <ListRow
              key={row.category}
              title={categoryWords(row.category)}
              detail={row.staked > 0n ? t`${staked} counted in 30 days` : t`Nothing counted in 30 days`}
              end={<span className="figures font-bold font-display text-lead">{rateText(row.rate)}</span>}
              endDetail={row.rebate > 0n ? <Money amount={row.rebate} kind="change" size="small" /> : null}
            />
          )
        })}
      </List>
    </Section>
  )
}

/** What each of the last nights brought. */
function Nights({ kept }: { kept: Kept<Answers['rebate-nights']> }) {
  const { t } = useLingui()
  const missing = useMissingRecord()
  return (
    <Section title={t`By day`}>
      <KeptAnswer kept={kept} missing={missing} place={<Skeleton className="h-32 rounded-wide" />}>
        {nights =>
          nights.length === 0 ? (
            <p className="text-small text-soft">{t`No records available`}</p>
          ) : (
            <NightList nights={nights} />
          )
        }
      </KeptAnswer>
    </Section>
  )
}

function NightList({ nights }: { nights: Answers['rebate-nights'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const rateText = useRateText()
  const categoryWords = useCategoryWords()
  return (
    <List label={t`By day`}>
      {nights.map(row => {
        const day = formatDate(Date.parse(`${row.day}T12:00:00-03:00`), 'day', language)
        const staked = formatMoney(row.staked)
        const rate = rateText(row.rate)
        return (
          <ListRow
            key={`${row.day} ${row.category}`}
            title={categoryWords(row.category)}
            detail={<span className="figures">{keepAmounts(t`${day} · ${staked} counted at ${rate}`)}</span>}
            end={<Money amount={row.rebate} kind="change" />}
          />
        )
      })}
    </List>
  )
}

function Rules({ state }: { state: State }) {
  const { t } = useLingui()
  const least = formatMoney(state.pay_at)
  const { level } = state
  return (
    <RuleList
      title={t`How it works`}
      rules={[
        t`Every night your settled bets of the day earn a share of what they cost on average, by category and VIP level. Yours is ${level}.`,
        t`Bets that counted for another reward earn nothing here.`,
        t`From ${least} it is paid by itself; you may claim less at any time.`,
      ]}
    />
  )
}
