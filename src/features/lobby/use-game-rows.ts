import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../../app/app-context.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { createGameRows, type GameRows } from './game-rows.ts'
import { readGames } from './read-lobby.ts'

/** The rows of one screen; `first` are known already. */
export function useGameRows(first: readonly GameRow[]): GameRows {
  const { db } = useApp()
  const language = useLanguage()
  const [rows] = useState(() => {
    const made = createGameRows(ids => readGames(db, language, ids), queueMicrotask)
    made.put(first)
    return made
  })
  // A catalogue that comes in pages is another after each of them.
  const version = useLiveQuery(async () => {
    const state = await db.syncState.get(['', 'games', language, ''])
    return state?.walk?.cursor ?? state?.version ?? ''
  }, [db, language])
  useEffect(() => {
    if (version !== undefined) rows.refresh()
  }, [version, rows])
  return rows
}

export function useGameRow(rows: GameRows, id: string): GameRow | undefined {
  const row = useSyncExternalStore(rows.subscribe, () => rows.get(id))
  useEffect(() => {
    if (!row) rows.want(id)
  }, [row, rows, id])
  return row
}
