import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type AdminBanner, listBanners } from '../../../../contract/support/banner-admin.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge, type BadgeTone } from '../../../../src/ui/states/badge.tsx'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { BannerSheet } from './banner-sheet.tsx'
import { useOpened } from './use-opened.ts'
import { WholeList } from './whole-list.tsx'

/** What the top of the lobby shows, in its order. */
export function BannerList() {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const read = useCallback(() => api.call(listBanners, { body: {} }), [api])
  const whole = useWhole<AdminBanner>(read)
  const { opened, open, close, done } = useOpened<{ readonly row: AdminBanner | undefined }>(
    whole.reader.refresh,
  )
  return (
    <>
      <WholeList
        label={t`Banners`}
        whole={whole}
        onNew={() => open({ row: undefined })}
        empty={t`No banner yet`}
      >
        {row => <Row key={row.id} row={row} onPress={() => open({ row })} />}
      </WholeList>
      {opened ? (
        <BannerSheet
          row={opened.row}
          onClose={close}
          onSaved={() => done(t`Saved. Players read it within minutes.`)}
        />
      ) : null}
    </>
  )
}

function Row({ row, onPress }: { row: AdminBanner; onPress: () => void }) {
  const { t } = useLingui()
  const { now } = useBackOffice()
  const language = useLanguage()
  const day = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const from = day(row.shown_from)
  const until = row.shown_until === null ? t`open end` : day(row.shown_until)
  const { link } = row
  const { word, tone } = useBannerState(row, now())
  return (
    <ListRow
      title={row.texts.pt.title}
      detail={t`${from} to ${until} · leads to ${link}`}
      end={<Badge tone={tone}>{word}</Badge>}
      onPress={onPress}
    />
  )
}

function useBannerState(row: AdminBanner, now: number): { word: string; tone: BadgeTone } {
  const { t } = useLingui()
  if (!row.shown) return { word: t`Withdrawn`, tone: 'plain' }
  if (Date.parse(row.shown_from) > now) return { word: t`Planned`, tone: 'sky' }
  const isOver = row.shown_until !== null && Date.parse(row.shown_until) <= now
  return isOver ? { word: t`Over`, tone: 'plain' } : { word: t`Shown`, tone: 'leaf' }
}
