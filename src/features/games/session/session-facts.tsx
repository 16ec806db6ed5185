import { useLingui } from '@lingui/react/macro'
import { AgeLabel } from '../../../ui/states/age-label.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { clockText } from './clock-text.ts'
import type { SessionView } from './session-view.ts'

/** Longer than a round takes: what is older may have missed some, and says so. */
const freshMs = 60_000

type SessionFactsProps = { session: SessionView; now: number }

/** docs/rules/responsible-gambling.md: "time, staked, won, net". All four look alike: none of them is good news or bad. */
export function SessionFacts({ session, now }: SessionFactsProps) {
  const { t } = useLingui()
  const { playedMs, staked, won, net, heardAt } = session
  const facts = [
    { id: 'time', term: t`Time played`, value: <Figure>{clockText(playedMs)}</Figure> },
    { id: 'staked', term: t`Staked`, value: <Money amount={staked} /> },
    { id: 'won', term: t`Winnings`, value: <Money amount={won} /> },
    { id: 'net', term: t`Net`, value: <Money amount={net} kind="signed" /> },
  ]
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-2">
        {facts.map(({ id, term, value }) => (
          <div key={id} className="rounded-corner bg-raised/70 px-3 py-2.5">
            <dt className="text-faint text-tiny">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {now - heardAt > freshMs ? <AgeLabel at={heardAt} now={now} /> : null}
    </div>
  )
}

function Figure({ children }: { children: string }) {
  return <span className="figures font-bold font-display">{children}</span>
}
