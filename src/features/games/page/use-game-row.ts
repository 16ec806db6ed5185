import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

export type FoundGame = { status: 'reading' } | { status: 'found'; game: GameRow } | { status: 'missing' }

/** A game of the catalogue from the device; in another language rather than not at all. */
export function useGameRow(id: string | undefined): FoundGame {
  const { db } = useApp()
  const language = useLanguage()
  const found = useLiveQuery(async (): Promise<FoundGame> => {
    if (id === undefined) return { status: 'missing' }
    const game = (await db.games.get([language, id])) ?? (await db.games.filter(row => row.id === id).first())
    return game ? { status: 'found', game } : { status: 'missing' }
  }, [db, id, language])
  return found ?? { status: 'reading' }
}
