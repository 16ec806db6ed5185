import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useRefresh } from '../../common/use-refresh.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { readAge } from '../../sync/queue/read-overlaid.ts'
import { CatalogueMissing } from './catalogue-missing.tsx'
import { hasGames } from './home/first-rows.ts'
import { ShelfSkeleton } from './home/home-skeleton.tsx'

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
