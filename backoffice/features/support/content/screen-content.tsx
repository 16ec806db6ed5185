import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { listTermsVersions } from '../../../../contract/support/terms.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type ContentRoom, contentRooms } from '../../../state/place.ts'
import { BannerList } from './banner-list.tsx'
import { ContentList } from './content-list.tsx'
import { useContentWords } from './content-words.ts'
import { TermsList } from './terms-list.tsx'

/** Everything the operator says to players, in its languages. */
export function ScreenContent({ room }: { room: ContentRoom }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const may = useMay()
  const { rooms, about } = useContentWords()
  useEffect(() => {
    document.title = `${t`Content`} · Arara`
  }, [t])
  const open = contentRooms.filter(one => one !== 'terms' || may(listTermsVersions))
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <h1 className="text-title">{t`Content`}</h1>
      <ChipRow
        options={open}
        words={rooms}
        chosen={room}
        onChoose={one => place.go({ screen: 'content', room: one })}
      />
      <p className="text-small text-soft">{about[room]}</p>
      {room === 'banner' ? (
        <BannerList />
      ) : room === 'terms' ? (
        <TermsList />
      ) : (
        <ContentList key={room} kind={room} />
      )}
    </div>
  )
}
