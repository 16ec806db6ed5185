import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import {
  type HarmCase,
  type HarmLevel,
  harmCases,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { shieldCheckIcon } from '../../../../src/ui/icons/account-icons.ts'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { PagedList } from '../../../parts/paged-list.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf } from '../../../state/place.ts'
import { levelTones, useHarmWords } from './use-harm-words.ts'

/** Scores change once a night; steps of colleagues meanwhile. */
const pollMs = 60_000

/** The members of one level, the gravest first. */
export function CaseList({ level }: { level: HarmLevel }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const readPage = useCallback(
    (cursor: string | undefined) =>
      api.call(harmCases, { body: { level, ...(cursor !== undefined && { cursor }) } }),
    [api, level],
  )
  return (
    <PagedList<HarmCase>
      label={t`Members`}
      readPage={readPage}
      everyMs={pollMs}
      empty={
        <EmptyState
          icon={shieldCheckIcon}
          title={t`Nobody here`}
          text={t`Last night's look found nobody for this list.`}
        />
      }
    >
      {row => <Row key={row.id} row={row} level={level} />}
    </PagedList>
  )
}

function Row({ row, level }: { row: HarmCase; level: HarmLevel }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const language = useLanguage()
  const words = useHarmWords()
  const to = { screen: 'care', level, id: row.id } as const
  const found = row.markers.map(one => words.markers[one.kind]).join(' · ')
  const at = row.last_step_at === null ? '' : formatDate(Date.parse(row.last_step_at), 'short-day', language)
  return (
    <ListRow
      title={row.name}
      detail={
        <>
          {found}
          <span className="block">{at === '' ? t`no step yet` : t`step ${at}`}</span>
        </>
      }
      end={
        <Badge tone={levelTones[row.level]}>
          <span className="figures">{row.score}</span>
        </Badge>
      }
      href={hrefOf(to)}
      onFollow={() => place.go(to)}
    />
  )
}
