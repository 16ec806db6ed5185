import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { GameType } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { HomeShelf } from './home-shelf.tsx'
import { readPopular, readShelf } from './read-lobby.ts'

type MeanwhileProps = {
  type?: GameType
  title?: string
  /** Games that are on the page already. */
  except?: readonly string[]
}

const nothing = [] as const

/** What to play instead of what is not there: games of a near type, else the popular ones. */
export function Meanwhile({ type, title, except = nothing }: MeanwhileProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const games = useLiveQuery(
    async () => (type ? (await readShelf(db, language, type)).games : readPopular(db, language)),
    [db, language, type],
  )
  const others = (games ?? []).filter(({ id }) => !except.includes(id))
  return <HomeShelf title={title ?? t`Play meanwhile`} games={others} shape="grid" />
}
