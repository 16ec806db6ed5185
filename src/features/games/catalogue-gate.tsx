import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { useApp } from '../../app-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { readAge } from '../../sync/read-overlaid.ts'
import { useRefresh } from '../../use-refresh.ts'
import { CatalogueMissing } from './catalogue-missing.tsx'
import { hasGames } from './first-rows.ts'
import { ShelfSkeleton } from './home-skeleton.tsx'

/** Before a list may say "none": there has to be a catalogue at all. Until then its place, or why it is not here. */
export function CatalogueGate({ children }: { children: ReactNode }) {
  const { db } = useApp()
  const language = useLanguage()
  const games = useRefresh('games')
  const isHere = useLiveQuery(
    () =>
      db.snapshot(['games', 'syncState'], async () => {
        const age = await readAge(db, { resource: 'games', language })
        return age !== undefined || hasGames(db, language)
      }),
    [db, language],
  )
  if (isHere) return children
  return isHere === false && games.hasFailed ? <CatalogueMissing onRetry={games.retry} /> : <ShelfSkeleton />
}
