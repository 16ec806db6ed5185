import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ForfeitQuote } from '../../../../contract/promotions/bonus.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { Money } from '../../../ui/text/money.tsx'

/** The loss, line by line: what goes now, what late wins would go, what no longer has to be staked. */
export function QuoteLines({ quote }: { quote: ForfeitQuote }) {
  const { t } = useLingui()
  const nameOf = useSourceWords()
  const waiting = quote.grants.filter(({ state }) => state === 'queued')
  return (
    <>
      <p className="text-soft">
        {t`Your cash and your deposits stay yours. This is what you would lose, and it cannot be undone:`}
      </p>
      <dl className="rounded-wide bg-ground-deep px-4 py-2">
        <Line label={t`Bonus money`} strong>
          <Money amount={quote.bonus} size="title" />
        </Line>
        {waiting.map(({ id, source, amount }) => {
          const name = nameOf(source)
          return (
            <Line key={id} label={t`${name}, not started yet`}>
              <Money amount={amount} size="small" />
            </Line>
          )
        })}
        {quote.at_stake > 0n ? (
          <Line label={t`Bonus in open rounds: their wins go to the house`}>
            <Money amount={quote.at_stake} size="small" />
          </Line>
        ) : null}
      </dl>
      <dl className="rounded-wide bg-ground-deep px-4 py-2">
        <Line label={t`No longer to be staked`}>
          <Money amount={quote.released} size="small" />
        </Line>
        <Line label={t`Still to be staked afterwards`} strong>
          <Money amount={quote.ml_money_after} size="small" />
        </Line>
      </dl>
    </>
  )
}

function Line({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-baseline justify-between gap-4">
      <dt className={strong ? 'font-firm' : 'text-small text-soft'}>{label}</dt>
      <dd className="flex-none text-end">{children}</dd>
    </div>
  )
}
