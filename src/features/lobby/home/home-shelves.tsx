import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { gameTypeLooks, typeHref } from '../game-types.ts'
import { ProviderLinks } from '../provider-links.tsx'
import { readShelves } from '../read-lobby.ts'
import { HomeShelf } from './home-shelf.tsx'

/** The operator's choice, a row for each type that has games, and who made them. */
export function HomeShelves() {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  useRefresh('promotion-games')
  useRefresh('providers')
  const read = useLiveQuery(async () => readShelves(db, language), [db, language])
  const shelves = useDeferredValue(read)
  if (!shelves) return null
  return (
    <>
      <HomeShelf title={t`The house recommends`} games={shelves.chosen} isFar />
      {gameTypeLooks.map(({ type, name }) => {
        const games = shelves.byType.find(shelf => shelf.type === type)?.games ?? []
        return <HomeShelf key={type} title={t(name)} games={games} allHref={typeHref(type)} isFar />
      })}
      <ProviderLinks providers={shelves.providers} />
    </>
  )
}
