import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { parseAmount } from '../../../../contract/centavos.ts'
import {
  type HarmStep,
  harmCaseOf,
  takeHarmStep,
  type WholeHarmCase,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import { ticketThread } from '../../../../contract/support/tickets.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { List } from '../../../../src/ui/lists/list.tsx'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Fact } from '../../../parts/fact.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useMay } from '../../../parts/use-may.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { HarmList } from '../../../state/place.ts'
import { MarkerList } from './marker-list.tsx'
import { StepDialog } from './step-dialog.tsx'
import { levelTones, useHarmWords, useStepSentence } from './use-harm-words.ts'

/** One member: what the score stands on, four weeks of play, what holds, what was done, and the next step. */
export function CaseView({ id, level }: { id: string; level: HarmList }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const read = useCallback(async () => {
    const result = await api.call(harmCaseOf, { body: { id } })
    return result.kind === 'answer' ? { ...result, reply: { data: [result.reply.data] } } : result
  }, [api, id])
  const { list, reader } = useWhole<WholeHarmCase>(read, 60_000)
  const found = list.status === 'ready' ? list.rows[0] : undefined
  return (
    <div className="mx-auto grid max-w-220 gap-5 pt-3 *:min-w-0">
      <PlaceLink
        to={{ screen: 'care', level, id: undefined }}
        className="min-h-11 justify-self-start py-2 font-firm text-sky-text"
      >
        {t`← All members`}
      </PlaceLink>
      {list.status === 'loading' ? <Skeleton className="h-60 w-full rounded-wide" /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
      {found === undefined ? null : (
        <>
          <Head found={found} onStep={() => void reader.refresh()} />
          <Freshness list={list} />
          {list.status === 'ready' ? <StaleNotice failure={list.failure} /> : null}
          <section className="grid gap-2">
            <h2 className="text-lead">{t`What speaks for a talk`}</h2>
            <MarkerList markers={found.case.markers} />
          </section>
          <FourWeeks days={found.days} />
          <WhatHolds found={found} />
          <Steps steps={found.steps} />
        </>
      )}
    </div>
  )
}

function Head({ found, onStep }: { found: WholeHarmCase; onStep: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useHarmWords()
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const { case: one } = found
  const night = formatDate(Date.parse(`${one.assessed_on}T12:00:00Z`), 'day', language)
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="text-title">{one.name}</h1>
        <Badge tone={levelTones[one.level]}>{words.levels[one.level]}</Badge>
        {one.offers_closed_by === null ? null : (
          <Badge tone="sky">{words.closedBy[one.offers_closed_by]}</Badge>
        )}
      </div>
      <p className="figures text-small text-soft">{t`Score ${one.score}, looked at on ${night}. Act begins at 50, watch at 25.`}</p>
      <div className="flex flex-wrap gap-3">
        {may(takeHarmStep) ? (
          <Button tone="main" onClick={() => setIsAsking(true)}>{t`Take a step`}</Button>
        ) : null}
        <PlaceLink
          to={{ screen: 'members', search: one.id }}
          className="min-h-11 py-2 font-firm text-sky-text"
        >
          {t`The member's account`}
        </PlaceLink>
      </div>
      {isAsking ? (
        <StepDialog
          found={one}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false)
            onStep()
          }}
        />
      ) : null}
    </header>
  )
}

function FourWeeks({ days }: Pick<WholeHarmCase, 'days'>) {
  const { t } = useLingui()
  const sum = (of: (day: WholeHarmCase['days'][number]) => bigint) =>
    formatMoney(days.reduce((total, day) => total + of(day), 0n))
  const minutes = days.reduce((total, day) => total + day.minutes, 0)
  const longest = Math.max(0, ...days.map(day => day.minutes))
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{t`The last four weeks`}</h2>
      <dl className="grid grid-cols-2 gap-4 rounded-wide bg-surface p-4 shadow-mid rail:grid-cols-3">
        <Fact name={t`Days of play`}>{days.filter(day => day.minutes > 0).length}</Fact>
        <Fact name={t`Minutes of play`}>{minutes}</Fact>
        <Fact name={t`Longest day, minutes`}>{longest}</Fact>
        <Fact name={t`Deposited`}>{sum(day => day.deposited)}</Fact>
        <Fact name={t`Staked`}>{sum(day => day.staked)}</Fact>
        <Fact name={t`Net result`}>{sum(day => day.won - day.staked)}</Fact>
      </dl>
    </section>
  )
}

function WhatHolds({ found: { limits, running } }: { found: WholeHarmCase }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useHarmWords()
  const moment = (text: string) => formatDate(Date.parse(text), 'moment', language)
  const until = running?.until == null ? '' : moment(running.until)
  const pause = until === '' ? t`Play is closed` : t`Play is closed until ${until}`
  if (limits.length === 0 && running === null) {
    return <p className="text-small text-soft">{t`No limit is set, and no pause runs.`}</p>
  }
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{t`What holds`}</h2>
      {running === null ? null : <p className="font-firm text-small">{pause}</p>}
      {limits.length === 0 ? null : (
        <List label={t`Limits`}>
          {limits.map(({ kind, period, value, held_until: heldUntil }) => {
            const held = heldUntil === null ? '' : moment(heldUntil)
            return (
              <ListRow
                key={`${kind} ${period}`}
                title={`${words.kinds[kind]}, ${words.periods[period]}`}
                detail={held === '' ? undefined : t`set by us, not raised before ${held}`}
                end={kind === 'time' ? t`${value} min` : formatMoney(parseAmount(value) ?? 0n)}
              />
            )
          })}
        </List>
      )}
    </section>
  )
}

function Steps({ steps }: { steps: readonly HarmStep[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const sentence = useStepSentence()
  const may = useMay()
  return (
    <section className="grid gap-2 pb-6">
      <h2 className="text-lead">{t`What was done`}</h2>
      {steps.length === 0 ? <p className="text-small text-soft">{t`No step yet.`}</p> : null}
      <ul className="grid gap-2">
        {steps.map(step => {
          const at = formatDate(Date.parse(step.at), 'moment', language)
          return (
            <li key={step.id} className="grid gap-0.5 rounded-corner border border-hairline px-3.5 py-2.5">
              <span className="font-firm">{keepAmounts(sentence(step))}</span>
              <span className="whitespace-pre-line break-words text-small">{step.reason}</span>
              <span className="text-faint text-small">{`${step.administrator} · ${at}`}</span>
              {typeof step.details.ticket_id === 'string' && may(ticketThread) ? (
                <PlaceLink
                  to={{ screen: 'tickets', state: 'open', id: step.details.ticket_id }}
                  className="-mb-2 min-h-11 justify-self-start py-2 font-firm text-sky-text"
                >
                  {t`The ticket`}
                </PlaceLink>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
