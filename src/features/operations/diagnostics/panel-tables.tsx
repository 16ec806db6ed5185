import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useLocalTables } from './use-local-tables.ts'

export function PanelTables() {
  const { t } = useLingui()
  const language = useLanguage()
  const tables = useLocalTables()
  if (!tables) return <Skeleton className="h-96" />
  const received = tables.resources.map(state => ({
    id: [state.memberId && '•', state.resource, state.language, state.part].filter(Boolean).join(' '),
    at: state.checkedAt,
  }))
  return (
    <Section title={t`Local tables`}>
      <div className="grid gap-4">
        <DataTable
          caption={t`Rows of each table`}
          rows={tables.counts}
          keyOf={row => row.name}
          columns={[
            { id: 'name', title: t`Table`, cell: row => row.name },
            { id: 'rows', title: t`Rows`, cell: row => row.rows, align: 'end' },
          ]}
        />
        <DataTable
          caption={t`When each resource was last confirmed`}
          rows={received}
          keyOf={row => row.id}
          columns={[
            { id: 'id', title: t`Resource`, cell: row => row.id },
            {
              id: 'at',
              title: t`Confirmed`,
              cell: row => (row.at > 0 ? formatDate(row.at, 'moment', language) : t`out of date`),
              align: 'end',
            },
          ]}
        />
      </div>
    </Section>
  )
}
