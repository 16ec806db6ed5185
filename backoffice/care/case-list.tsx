import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type CareCase, careCases, type HarmLevel } from '../../contract/care.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Badge } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { shieldCheckIcon } from '../../src/ui/icons/account-icons.ts'
import { List } from '../../src/ui/list.tsx'
import { ListRow } from '../../src/ui/list-row.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { useDesk } from '../desk/desk.ts'
import { hrefOf } from '../desk/place.ts'
import { useStore } from '../parts/create-store.ts'
import { Freshness } from '../parts/freshness.tsx'
import { createListReader } from '../parts/list-reader.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import { useRefreshWhileVisible } from '../parts/use-refresh-while-visible.ts'
import { levelTones, useCareWords } from './use-care-words.ts'

/** Scores change once a night; steps of colleagues meanwhile. */
const pollMs = 60_000

/** The members of one level, the gravest first. */
export function CaseList({ level }: { level: HarmLevel }) {
  const { t } = useLingui()
  const { api, now } = useDesk()
  const sentence = useCallSentence()
  const reader = useMemo(() => {
    const readPage = (cursor: string | undefined) =>
      api.call(careCases, { body: { level, ...(cursor !== undefined && { cursor }) } })
    return createListReader<CareCase>({ readPage, now })
  }, [api, now, level])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  if (list.status === 'loading') return <Skeleton className="h-60 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <Freshness list={list} />
        <RefreshButton onRefresh={reader.refresh} />
      </div>
      <StaleNotice failure={list.failure} />
      {list.rows.length === 0 ? (
        <EmptyState
          icon={shieldCheckIcon}
          title={t`Nobody here`}
          text={t`Last night's look found nobody for this list.`}
        />
      ) : (
        <List label={t`Members`}>
          {list.rows.map(row => (
            <Row key={row.id} row={row} level={level} />
          ))}
        </List>
      )}
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function Row({ row, level }: { row: CareCase; level: HarmLevel }) {
  const { t } = useLingui()
  const { place } = useDesk()
  const language = useLanguage()
  const words = useCareWords()
  const to = { screen: 'care', level, id: row.id } as const
  const found = row.markers.map(one => words.markers[one.kind]).join(' · ')
  const at = row.last_step_at === null ? '' : formatDate(Date.parse(row.last_step_at), 'short-day', language)
  return (
    <ListRow
      icon={shieldCheckIcon}
      title={row.name}
      detail={found}
      end={
        <Badge tone={levelTones[row.level]}>
          <span className="figures">{row.score}</span>
        </Badge>
      }
      endDetail={at === '' ? t`no step yet` : t`step ${at}`}
      href={hrefOf(to)}
      onFollow={() => place.go(to)}
    />
  )
}
