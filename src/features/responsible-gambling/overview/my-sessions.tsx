import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Overview, overviewMonths } from '../../../../contract/responsible-gambling/overview.ts'
import type { EndedSession, SessionEnd } from '../../../../contract/responsible-gambling/play-session.ts'
import { useApp } from '../../../app/app-context.ts'
import { OfflineAgeAt } from '../../../common/offline-age.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ExportButton } from '../../../records/export-button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { sessionsTable } from './sessions-table.ts'
import { useCourseWords } from './use-course-words.ts'

type MySessionsProps = { memberId: string; overview: Overview }

/** Sessions of play that are over, by the month in which they began: when, why they ended, and what came of them. */
export function MySessions({ memberId, overview }: MySessionsProps) {
  const { t } = useLingui()
  const words = useCourseWords()
  const ends = useEndWords()
  const readAll = useAllSessions(memberId)
  const [running, ...past] = overview.months.slice(-overviewMonths).toReversed()
  const [chosen, setChosen] = useState<string>()
  if (running === undefined) return null
  const played = [running, ...past.filter(({ minutes }) => minutes > 0)].map(({ month }) => month)
  const month = chosen ?? running.month
  return (
    <Section title={t`My sessions`}>
      <div className="grid gap-4 rounded-wide bg-surface p-4 shadow-mid *:min-w-0">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <SelectField
              label={t`Month`}
              name="month"
              value={month}
              onChange={setChosen}
              options={played.map(value => ({ value, label: words.on(value) }))}
            />
          </div>
          <ExportButton
            memberId={memberId}
            file="sessions"
            period={undefined}
            about={t`The file holds the sessions of the last 36 months. It is made on this device and sent nowhere.`}
            make={async () => {
              const { rows, isWhole } = await readAll(played)
              const titles = {
                title: t`My sessions`,
                began: t`Beginning`,
                ended: t`Last round`,
                why: t`Why it ended`,
              }
              return { table: sessionsTable(rows, { ...words, ...titles, ends }), isWhole }
            }}
          />
        </div>
        <SessionsOfMonth key={month} memberId={memberId} month={month} />
        <p className="text-faint text-small">
          {t`A session ends when nothing was played for 30 minutes. Rounds with bonus money count as well, and with what they won later.`}
        </p>
      </div>
    </Section>
  )
}

function SessionsOfMonth({ memberId, month }: { memberId: string; month: string }) {
  const { t } = useLingui()
  const { answer: sessions, at, isMissing } = useAnswer('ended-sessions', { memberId, part: month })
  if (sessions === undefined) {
    if (!isMissing) return <Skeleton className="h-32 rounded-wide" />
    return <p className="text-small text-soft">{t`The sessions of this month come with the network.`}</p>
  }
  if (sessions.length === 0) {
    return <p className="text-small text-soft">{t`No session ended in this month.`}</p>
  }
  return (
    <>
      <OfflineAgeAt at={at} />
      <List label={t`My sessions`}>
        {sessions.map(one => (
          <SessionRow key={one.started_at} session={one} />
        ))}
      </List>
    </>
  )
}

function SessionRow({ session }: { session: EndedSession }) {
  const { t } = useLingui()
  const language = useLanguage()
  const ends = useEndWords()
  const { started_at, ended_at, why, staked, won, net } = session
  const from = formatDate(Date.parse(started_at), 'moment', language)
  const to = formatDate(Date.parse(ended_at), 'time', language)
  return (
    <ListRow
      title={<span className="figures">{`${from} – ${to}`}</span>}
      detail={
        <>
          {ends[why]}
          <span className="figures flex flex-wrap gap-x-3">
            <span>
              {t`Staked`} <Money amount={staked} size="small" />
            </span>
            <span>
              {t`Won`} <Money amount={won} size="small" />
            </span>
          </span>
        </>
      }
      end={<Money amount={net} kind="signed" />}
      endDetail={t`Result of play`}
    />
  )
}

function useEndWords(): Record<SessionEnd, string> {
  const { t } = useLingui()
  return {
    idle: t`Nothing played for 30 minutes`,
    reality_check: t`At the question how it is going`,
    break: t`By a pause or exclusion`,
    closed: t`Play was closed`,
  }
}

/** Every session of these months, those that the device lacks brought first; `isWhole`: all of them could be. */
function useAllSessions(memberId: string) {
  const { db, sync } = useApp()
  return async (months: readonly string[]) => {
    let isWhole = true
    const rows: EndedSession[] = []
    for (const part of months) {
      await sync.pull('ended-sessions', { part })
      const held = await readAnswer(db, 'ended-sessions', { memberId, part })
      if (held === undefined) isWhole = false
      else rows.push(...held)
    }
    return { rows, isWhole }
  }
}
