import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { isUuid } from '../../../../contract/is-uuid.ts'
import { type ContentKind, type ContentView, listContent } from '../../../../contract/support/content.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { ContentSheet } from './content-sheet.tsx'
import { useContentWords } from './content-words.ts'
import { useOpened } from './use-opened.ts'
import { WholeList } from './whole-list.tsx'

/** Texts of one kind. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const { rooms } = useContentWords()
  const read = useCallback(() => api.call(listContent, { body: { kind } }), [api, kind])
  const whole = useWhole<ContentView>(read)
  const { opened, open, close, done } = useOpened<{ readonly row: ContentView | undefined }>(
    whole.reader.refresh,
  )
  return (
    <>
      <WholeList
        label={rooms[kind]}
        whole={whole}
        onNew={() => open({ row: undefined })}
        empty={t`Nothing written yet`}
      >
        {row => <Row key={row.id} row={row} onPress={() => open({ row })} />}
      </WholeList>
      {opened ? (
        <ContentSheet
          kind={kind}
          row={opened.row}
          onClose={close}
          onSaved={() => done(t`Saved. Players read it within minutes.`)}
        />
      ) : null}
    </>
  )
}

function Row({ row, onPress }: { row: ContentView; onPress: () => void }) {
  const { t } = useLingui()
  const { now } = useBackOffice()
  const language = useLanguage()
  const from = formatDate(Date.parse(row.published_at), 'moment', language)
  const count = Object.values(row.texts).filter(words => words !== undefined).length
  // Pages have a name of their own, which stands in their address; the others an id that nobody reads.
  const about = t`languages: ${count} of 8 · from ${from}`
  const isPlanned = Date.parse(row.published_at) > now()
  return (
    <ListRow
      title={row.texts.pt.title}
      detail={isUuid(row.id) ? about : `${row.id} · ${about}`}
      end={
        !row.shown ? (
          <Badge>{t`Withdrawn`}</Badge>
        ) : isPlanned ? (
          <Badge tone="sky">{t`Planned`}</Badge>
        ) : (
          <Badge tone="leaf">{t`Shown`}</Badge>
        )
      }
      onPress={onPress}
    />
  )
}
