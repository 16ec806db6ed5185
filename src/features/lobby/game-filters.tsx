import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { ProviderRow } from '../../db/public-rows.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { gameTypeLooks } from './game-types.ts'
import { gameSorts, type ListSearch } from './search/list-search.ts'

type GameFiltersProps = {
  search: ListSearch
  providers: readonly ProviderRow[]
  onSearch: (search: ListSearch) => void
}

/** Types as chips under the thumb; provider and order in the phone's own pickers. */
export function GameFilters({ search, providers, onSearch }: GameFiltersProps) {
  const { t } = useLingui()
  const chips = useChosenInView(search.type)
  const { type: _type, ...withoutType } = search
  const { provider: _provider, ...withoutProvider } = search
  const { sort: _sort, ...withoutSort } = search
  const sortWords = {
    popular: t`Most popular`,
    new: t`Newest`,
    rtp: t`Highest return`,
    name: t`By name`,
  }
  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`Type of game`}</legend>
        <div
          ref={chips}
          className="snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1 rail:mx-0 rail:flex-wrap rail:px-0"
        >
          <Chip chosen={!search.type} onPress={() => onSearch(withoutType)}>
            {t`All`}
          </Chip>
          {gameTypeLooks.map(({ type, name }) => (
            <Chip key={type} chosen={search.type === type} onPress={() => onSearch({ ...search, type })}>
              {t(name)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="grid max-w-column grid-cols-2 gap-3">
        <SelectField
          label={t`Provider`}
          labelHidden
          value={search.provider ?? ''}
          onChange={provider => onSearch(provider === '' ? withoutProvider : { ...search, provider })}
          options={[
            { value: '', label: t`All providers` },
            ...providers.map(one => ({ value: one.api_code, label: one.name })),
          ]}
        />
        <SelectField
          label={t`Order`}
          labelHidden
          value={search.sort ?? 'popular'}
          onChange={chosen => {
            const sort = gameSorts.find(one => one === chosen)
            onSearch(!sort || sort === 'popular' ? withoutSort : { ...search, sort })
          }}
          options={gameSorts.map(value => ({ value, label: sortWords[value] }))}
        />
      </div>
    </div>
  )
}

/** The chosen chip in the middle of its row, wherever one comes from: a row that begins with others shows none to be chosen. */
function useChosenInView(chosen: string | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    const chip = element?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!element || !chip || chosen === undefined) return
    const [rowBox, chipBox] = [element.getBoundingClientRect(), chip.getBoundingClientRect()]
    // The row alone: `scrollIntoView` would take the page along.
    element.scrollLeft += chipBox.left + chipBox.width / 2 - (rowBox.left + rowBox.width / 2)
  }, [chosen])
  return row
}
