import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '../../../common/use-answer.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ChartBars } from '../../../ui/chart/chart-bars.tsx'
import { umbrellaIcon } from '../../../ui/icons/promotion-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { PromotionHero } from '../promotion-card.tsx'
import { PromotionAnswer, PromotionPage } from '../promotion-page.tsx'

const noon = (day: string) => Date.parse(`${day}T12:00:00-03:00`)

/** `/promotion/cover`: losses covered, by day. */
export function ScreenCover() {
  const { t } = useLingui()
  return (
    <PromotionPage title={t`Cashback history`} path="/promotion/cover" why={t`Log in to see your cashback`}>
      {memberId => <OfMember memberId={memberId} />}
    </PromotionPage>
  )
}

function OfMember({ memberId }: { memberId: string }) {
  const kept = useAnswer('covers', { memberId })
  return <PromotionAnswer kept={kept}>{covers => <Covers covers={covers} />}</PromotionAnswer>
}

function Covers({ covers }: { covers: Answers['covers'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { data, total } = covers
  if (data.length === 0) {
    return (
      <EmptyState
        icon={umbrellaIcon}
        title={t`No records available`}
        text={t`Cashback you claim will stand here, by day.`}
      />
    )
  }
  const points = data
    .slice(0, 14)
    .toReversed()
    .map(row => ({
      id: row.id,
      label: formatDate(noon(row.day), 'short-day', language),
      value: Number(row.amount) / 100,
      text: formatMoney(row.amount),
    }))
  return (
    <>
      <PromotionHero
        icon={umbrellaIcon}
        tone="sky"
        figure={formatMoney(total)}
        text={t`of your losses covered so far`}
      />
      {points.length > 1 ? <ChartBars caption={t`Cashback by day`} points={points} /> : null}
      <List label={t`Cashback by day`}>
        {data.map(row => {
          const loss = formatMoney(row.loss)
          return (
            <ListRow
              key={row.id}
              icon={umbrellaIcon}
              title={
                <span className="block first-letter:uppercase">
                  {formatDate(noon(row.day), 'weekday', language)}
                </span>
              }
              detail={t`Net loss ${loss}`}
              end={<Money amount={row.amount} kind="change" />}
            />
          )
        })}
      </List>
    </>
  )
}
