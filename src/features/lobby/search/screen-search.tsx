import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { asLine } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { searchIcon } from '../../../ui/icons/shell-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CatalogueAge } from '../catalogue-age.tsx'
import { FavouritesProvider } from '../favourites/favourites-provider.tsx'
import type { LoadedSearch } from '../load-games.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchResults } from './search-results.tsx'
import { longestQuery } from './search-text.ts'
import { useCatalogueSearch } from './use-catalogue-search.ts'

type ScreenSearchProps = {
  /** What the address says, when the page opens. */
  initial: string
  /** What the device had when the page was asked for. */
  loaded: LoadedSearch
  /** The member paused: the address may follow, so that a reload and the way back find the same answers. */
  onPause: (query: string) => void
}

/** So long after the last key the address follows. */
const pauseMs = 350

/** `/searchGames`: answers at every key, from an index on the device. */
export function ScreenSearch({ initial, loaded, onPause }: ScreenSearchProps) {
  const { t } = useLingui()
  const { notes } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now) ?? ''
  const wayBack = useWayBack()
  const [text, setText] = useState(initial)
  const query = useDeferredValue(asLine(text))
  const index = useCatalogueSearch()
  const found = useMemo(() => index?.find(query), [index, query])
  const games = useRefresh('games')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (asLine(text) === initial) return
    const timer = setTimeout(() => onPause(asLine(text)), pauseMs)
    return () => clearTimeout(timer)
  }, [text, initial, onPause])
  const remember = () => {
    const searched = asLine(text)
    if (searched !== '') void notes.noteSearched(memberId, searched).catch(() => undefined)
  }
  // A press on an answer says that the words were good; the way back from the game leads to them, however soon it came.
  const choose = () => {
    if (asLine(text) !== initial) onPause(asLine(text))
    remember()
  }

  return (
    <div className="page pb-8">
      <PageHeader title={t`Search games`} {...wayBack} />
      <search>
        <form
          data-form="screen-search"
          onSubmit={event => {
            event.preventDefault()
            remember()
            field.current?.blur()
          }}
        >
          <TextField
            ref={field}
            type="search"
            enterKeyHint="search"
            maxLength={longestQuery}
            label={t`Name, provider or theme`}
            labelHidden
            placeholder={t`Name, provider or theme`}
            before={<Icon shape={searchIcon} size={20} />}
            value={text}
            onChange={setText}
          />
        </form>
      </search>
      <CatalogueAge initial={loaded.age} />
      <FavouritesProvider>
        {query === '' ? (
          <RecentSearches memberId={memberId} initial={loaded} onChoose={setText} />
        ) : (
          <div onClickCapture={choose}>
            <SearchResults
              query={query}
              found={found}
              refresh={games}
              hasCatalogue={(index?.size ?? 0) > 0}
            />
          </div>
        )}
      </FavouritesProvider>
    </div>
  )
}
