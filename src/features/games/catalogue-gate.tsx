import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { useApp } from '../../app-context.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useRefresh } from '../../use-refresh.ts'
import { CatalogueMissing } from './catalogue-missing.tsx'
import { ShelfSkeleton } from './home-skeleton.tsx'

/** Before a list may say "none": there has to be a catalogue at all. Until then its place, or why it is not here. */
export function CatalogueGate({ children }: { children: ReactNode }) {
  const { db } = useApp()
  const language = useLanguage()
  const games = useRefresh('games')
  const hasAny = useLiveQuery(
    async () => (await rowsOf(db.games, language).first()) !== undefined,
    [db, language],
  )
  if (hasAny === undefined || (!hasAny && games.isAsking)) return <ShelfSkeleton />
  if (!hasAny && games.hasFailed) return <CatalogueMissing onRetry={games.retry} />
  return children
}
