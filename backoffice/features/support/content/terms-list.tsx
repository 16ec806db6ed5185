import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type AdminTerms, listTermsVersions } from '../../../../contract/support/terms.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge, type BadgeTone } from '../../../../src/ui/states/badge.tsx'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { TermsVersionSheet } from './terms-version-sheet.tsx'
import { useOpened } from './use-opened.ts'
import { WholeList } from './whole-list.tsx'

type Opened = { readonly row: AdminTerms | undefined; readonly newest: AdminTerms | undefined }

/** Versions of the terms, the newest first. */
export function TermsList() {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const read = useCallback(() => api.call(listTermsVersions, { body: {} }), [api])
  const whole = useWhole<AdminTerms>(read)
  const { opened, open, close, done } = useOpened<Opened>(whole.reader.refresh)
  const rows = whole.list.status === 'ready' ? whole.list.rows : []
  const isNextThere = rows.some(row => row.state === 'planned' || row.state === 'announced')
  const writeNext = () => open({ row: undefined, newest: rows[0] })
  return (
    <>
      {isNextThere ? (
        <p className="text-small text-soft">{t`A next version is there already: change it, or take it back, before you write another.`}</p>
      ) : null}
      <WholeList
        label={t`Terms of use`}
        whole={whole}
        onNew={isNextThere ? undefined : writeNext}
        empty={t`Nothing written yet`}
      >
        {row => <Row key={row.version} row={row} onPress={() => open({ row, newest: rows[0] })} />}
      </WholeList>
      {opened ? <TermsVersionSheet {...opened} onClose={close} onDone={done} /> : null}
    </>
  )
}

function Row({ row, onPress }: { row: AdminTerms; onPress: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const states: Record<AdminTerms['state'], { word: string; tone: BadgeTone }> = {
    planned: { word: t`Planned`, tone: 'sky' },
    announced: { word: t`Announced`, tone: 'sun' },
    in_force: { word: t`In force`, tone: 'leaf' },
    past: { word: t`Past`, tone: 'plain' },
    withdrawn: { word: t`Taken back`, tone: 'plain' },
  }
  const { word, tone } = states[row.state]
  const { version, accepted_by: accepted } = row
  const day = formatDate(Date.parse(row.effective_at), 'day', language)
  return (
    <ListRow
      title={t`Version ${version}`}
      detail={t`In force from ${day} · accepted by ${accepted}`}
      end={<Badge tone={tone}>{word}</Badge>}
      onPress={onPress}
    />
  )
}
