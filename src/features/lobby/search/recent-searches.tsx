import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { recordFirstTiles } from '../../../state/first-tiles.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/lists/chip.tsx'
import { Section } from '../../../ui/section.tsx'
import { RecommendedGames } from '../home/recommended-games.tsx'
import type { LoadedSearch } from '../load-games.ts'
import { readSearches } from './read-searches.ts'

type RecentSearchesProps = {
  memberId: string
  /** As the device had them when the page was asked for. */
  initial: Pick<LoadedSearch, 'searches' | 'popular'>
  onChoose: (text: string) => void
}

/** Before anything is typed: what was searched on this device, and what others play. */
export function RecentSearches({ memberId, initial, onChoose }: RecentSearchesProps) {
  const { t } = useLingui()
  const { db, notes } = useApp()
  const language = useLanguage()
  const { popular } = initial
  const searches = useLiveQuery(async () => readSearches(db, memberId), [db, memberId], initial.searches)
  const hasOwn = searches.length > 0
  useEffect(() => {
    if (hasOwn || popular.length > 0)
      recordFirstTiles(localStorage, 'search', language, hasOwn ? [] : popular)
  }, [hasOwn, popular, language])
  return (
    <>
      {hasOwn ? (
        <Section title={t`Searched lately`}>
          <div className="flex flex-wrap items-center gap-2">
            {searches.map(({ text }) => (
              <Chip key={text} onPress={() => onChoose(text)}>
                <span className="max-w-56 truncate">{text}</span>
              </Chip>
            ))}
            <Button tone="quiet" size="small" onClick={() => void notes.clearSearches(memberId)}>
              {t`Clear`}
            </Button>
          </div>
        </Section>
      ) : null}
      <RecommendedGames title={t`Popular now`} initial={popular} />
    </>
  )
}
