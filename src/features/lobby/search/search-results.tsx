import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { memo } from 'react'
import { useApp } from '../../../app/app-context.ts'
import type { Refresh } from '../../../common/use-refresh.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { searchIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CatalogueMissing } from '../catalogue-missing.tsx'
import { FoundGrid } from '../game-grid.tsx'
import { gameTypeLooks, typeHref } from '../game-types.ts'
import { ShelfSkeleton } from '../home/home-skeleton.tsx'
import { RecommendedGames } from '../home/recommended-games.tsx'
import { PillLink } from '../pill-link.tsx'
import { readFilledTypes } from '../read-lobby.ts'

type SearchResultsProps = {
  query: string
  /** Undefined while the index is built. */
  found: readonly GameRow[] | undefined
  refresh: Refresh
  hasCatalogue: boolean
}

/** Rendered again only for other answers: the key that was pressed is on the screen before they are. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { query, found, refresh, hasCatalogue } = props
  const { t } = useLingui()
  if (!found || (!hasCatalogue && !refresh.hasFailed)) return <ShelfSkeleton />
  if (!hasCatalogue) return <CatalogueMissing onRetry={refresh.retry} />
  const count = found.length
  return (
    <>
      <p role="status" className={count === 0 ? 'sr-only' : 'py-3 text-small text-soft'}>
        {count === 0 ? t`Nothing found` : t`${plural(count, { one: '# game', other: '# games' })}`}
      </p>
      {count === 0 ? <NothingFound query={query} /> : <FoundGrid label={t`Games found`} games={found} />}
    </>
  )
})

/** Nothing fits, slips forgiven: ways on instead of a wall. */
function NothingFound({ query }: { query: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const filled = useLiveQuery(async () => readFilledTypes(db, language), [db, language])
  return (
    <>
      <EmptyState
        icon={searchIcon}
        title={t`No game is called “${query}”`}
        text={t`Try one word of the name, or look around here:`}
      >
        {gameTypeLooks
          .filter(look => filled?.has(look.type))
          .map(({ type, name, icon }) => (
            <PillLink key={type} href={typeHref(type)} icon={icon}>
              {t(name)}
            </PillLink>
          ))}
      </EmptyState>
      <RecommendedGames />
    </>
  )
}
