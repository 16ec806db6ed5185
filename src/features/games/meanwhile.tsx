import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { GameType } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { HomeShelf } from './home-shelf.tsx'
import { readPopular, readShelf } from './read-lobby.ts'

/** What to play instead of what is not there: games of a near type, else the popular ones. */
export function Meanwhile({ type, title }: { type?: GameType; title?: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const games = useLiveQuery(
    async () => (type ? (await readShelf(db, language, type)).games : readPopular(db, language)),
    [db, language, type],
  )
  return <HomeShelf title={title ?? t`Play meanwhile`} games={games ?? []} shape="grid" />
}
