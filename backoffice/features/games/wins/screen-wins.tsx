import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listWinReviews, type WinReview, winReviewStates } from '../../../../contract/games/win-reviews.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { WinFilter } from '../../../state/place.ts'
import { useWinWords } from './use-win-words.ts'
import { WinList } from './win-list.tsx'

const pollMs = 15_000
const shownStates: readonly WinFilter[] = [...winReviewStates, 'all']

/** Wins of providers that are parked above a cap, and what became of them. */
export function ScreenWins({ state }: { state: WinFilter }) {
  const { t } = useLingui()
  const { api, now, place } = useBackOffice()
  const words = useWinWords()
  const reader = useMemo(() => {
    const wanted = state === 'all' ? {} : { state }
    const readPage = (cursor: string | undefined) =>
      api.call(listWinReviews, { body: { ...wanted, ...(cursor !== undefined && { cursor }) } })
    return createListReader<WinReview>({ readPage, now })
  }, [api, now, state])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <ScreenHead title={t`Wins under review`} list={list} onRefresh={reader.refresh} />
      <ChipRow
        options={shownStates}
        words={words}
        chosen={state}
        onChoose={one => place.go({ screen: 'wins', state: one })}
      />
      <WinList list={list} reader={reader} state={state} />
    </div>
  )
}
