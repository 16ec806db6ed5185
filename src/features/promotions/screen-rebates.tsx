import { useLingui } from '@lingui/react/macro'
import type { Answers } from '../../db/answer-rows.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { percentIcon } from '../../ui/icons/promotion-icons.ts'
import { Section } from '../../ui/section.tsx'
import { ClaimButton } from './claim-button.tsx'
import { rebatesClaim } from './claim-calls.ts'
import { PromotionHero, RuleList } from './promotion-card.tsx'
import { KeptAnswer, NotOffered, PromotionPage } from './promotion-page.tsx'
import { useAnswer } from './use-answer.ts'
import { useCategoryWords } from './use-category-words.ts'
import { useClaim } from './use-claim.ts'
import { useReasonWords } from './use-offer-words.ts'
import { useRateText } from './use-promotion-list.ts'

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
  const kept = useAnswer('betting-rebate', memberId)
  return (
    <KeptAnswer kept={kept}>
      {state =>
        state.offer.reason === 'not_offered' ? (
          <NotOffered />
        ) : (
          <>
            <Wallet state={state} memberId={memberId} />
            <Rates state={state} />
            <Nights memberId={memberId} />
            <Rules state={state} />
          </>
        )
      }
    </KeptAnswer>
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
    <Section title={t`Last 30 days`}>
      <DataTable
        caption={t`Last 30 days`}
        rows={state.data}
        keyOf={row => row.category}
        columns={[
          { id: 'category', title: t`Category`, cell: row => categoryWords(row.category) },
          { id: 'rate', title: t`Rate`, align: 'end', cell: row => rateText(row.rate) },
          { id: 'staked', title: t`Played`, align: 'end', cell: row => formatMoney(row.staked) },
          { id: 'rebate', title: t`Rebate`, align: 'end', cell: row => formatMoney(row.rebate) },
        ]}
      />
    </Section>
  )
}

function Nights({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const categoryWords = useCategoryWords()
  const { answer } = useAnswer('rebate-nights', memberId)
  if (answer === undefined || answer.length === 0) return null
  return (
    <Section title={t`By day`}>
      <DataTable
        caption={t`By day`}
        rows={answer}
        keyOf={row => `${row.day} ${row.category}`}
        columns={[
          {
            id: 'day',
            title: t`Day`,
            cell: row => formatDate(Date.parse(`${row.day}T12:00:00-03:00`), 'day', language),
          },
          { id: 'category', title: t`Category`, cell: row => categoryWords(row.category) },
          { id: 'staked', title: t`Played`, align: 'end', cell: row => formatMoney(row.staked) },
          { id: 'rebate', title: t`Rebate`, align: 'end', cell: row => formatMoney(row.rebate) },
        ]}
      />
    </Section>
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
