import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Section } from '../../ui/section.tsx'
import { Meanwhile } from './meanwhile.tsx'

const shownSearches = 8

type RecentSearchesProps = {
  memberId: string
  /** As the device had them when the page was asked for. */
  popular: GameRow[]
  onChoose: (text: string) => void
}

/** Before anything is typed: what was searched on this device, and what others play. */
export function RecentSearches({ memberId, popular, onChoose }: RecentSearchesProps) {
  const { t } = useLingui()
  const { db, notes } = useApp()
  const searches = useLiveQuery(
    async () =>
      rowsOf(db.searchHistory, memberId, '[memberId+searchedAt]').reverse().limit(shownSearches).toArray(),
    [db, memberId],
  )
  return (
    <>
      {searches && searches.length > 0 ? (
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
      <Meanwhile title={t`Popular now`} initial={popular} />
    </>
  )
}
