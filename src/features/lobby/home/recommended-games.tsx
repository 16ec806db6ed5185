import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { GameType } from '../../../../contract/lobby/games.ts'
import { useApp } from '../../../app/app-context.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readPopular, readShelf } from '../read-lobby.ts'
import { HomeShelf } from './home-shelf.tsx'

type MeanwhileProps = {
  type?: GameType
  title?: string
  /** Games that are on the page already. */
  except?: readonly string[]
  /** What the loader read already: it is then the first thing of the page, and its pictures are wanted at once. */
  initial?: GameRow[]
}

const nothing = [] as const

/** What to play instead of what is not there: games of a near type, else the popular ones. */
export function RecommendedGames({ type, title, except = nothing, initial }: MeanwhileProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const games = useLiveQuery(
    async () => (type ? (await readShelf(db, language, type)).games : readPopular(db, language)),
    [db, language, type],
    initial,
  )
  const others = (games ?? []).filter(({ id }) => !except.includes(id))
  return (
    <HomeShelf
      title={title ?? t`Play meanwhile`}
      games={others}
      shape="grid"
      isFirst={initial !== undefined}
    />
  )
}
