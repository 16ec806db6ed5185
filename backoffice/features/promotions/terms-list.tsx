import { useLingui } from '@lingui/react/macro'
import { tierNames } from '../../../contract/promotions/terms-fields.ts'
import { type Leaf, leavesOf } from '../../../contract/promotions/terms-leaves.ts'
import { formatPercent } from '../../../src/i18n/format-percent.ts'
import { useLanguage } from '../../../src/i18n/use-language.ts'
import { Button } from '../../../src/ui/button.tsx'
import { TermField } from './term-field.tsx'
import { useItemWords, useListWords } from './use-term-words.ts'
import type { TermsDraft } from './use-terms-draft.ts'

type TermsListProps = { name: string; items: readonly unknown[]; draft: TermsDraft }

/** How many a list may have; the others have exactly theirs. */
const bounds: Readonly<Record<string, { least: number; most: number }>> = {
  prizes: { least: 2, most: 16 },
  tiers: { least: 1, most: tierNames.length },
  chest_steps: { least: 1, most: 12 },
  recharge: { least: 1, most: 12 },
  betting: { least: 1, most: 12 },
  settlement: { least: 1, most: 12 },
}
/** These say which item it is; nobody types them. */
const fixed = ['name', 'category', 'id']

/** A list of the terms, an item a block, with the odds that follow from weights. */
export function TermsList({ name, items, draft }: TermsListProps) {
  const { t } = useLingui()
  const listWords = useListWords()
  const itemWords = useItemWords()
  const oddsOf = useOdds(items)
  const bound = bounds[name]
  const remove = (at: number) =>
    draft.replaceList(
      name,
      items.filter((_, index) => index !== at),
    )
  return (
    <section className="grid gap-3" aria-label={listWords(name)}>
      <h3 className="font-firm text-lead">{listWords(name)}</h3>
      {items
        .map((item, index) => ({ item, index }))
        .map(({ item, index }) => (
          <fieldset key={`${name} ${index}`} className="grid gap-3 rounded-wide bg-ground-deep p-4">
            <legend className="sr-only">{itemWords(name, item, index)}</legend>
            <div className="flex items-center justify-between gap-3">
              <p className="font-firm">{itemWords(name, item, index)}</p>
              {bound !== undefined && items.length > bound.least ? (
                <Button tone="quiet" size="small" onClick={() => remove(index)}>{t`Remove`}</Button>
              ) : null}
            </div>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] items-start gap-3">
              {leavesOf(item, [name, index]).map(leaf =>
                fixed.includes(String(leaf.path.at(-1))) ? null : (
                  <TermField key={leaf.path.join('.')} leaf={leaf} draft={draft} hint={oddsOf(leaf)} />
                ),
              )}
            </div>
          </fieldset>
        ))}
      {bound !== undefined && items.length < bound.most ? (
        <div>
          <Button onClick={() => draft.replaceList(name, [...items, nextOf(items)])}>{t`Add another`}</Button>
        </div>
      ) : null}
    </section>
  )
}

function useOdds(items: readonly unknown[]): (leaf: Leaf) => string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  const weights = leavesOf(items).filter(({ path }) => path.at(-1) === 'weight')
  const sum = weights.reduce((total, { value }) => total + Number(value), 0)
  return leaf => {
    if (leaf.path.at(-1) !== 'weight' || sum === 0) return undefined
    const odds = formatPercent((Number(leaf.value) / sum) * 100, language)
    return t`Players see ${odds}`
  }
}

/** Like the last one, under a name that nobody has yet. */
function nextOf(items: readonly unknown[]): unknown {
  const last = items.at(-1)
  if (typeof last !== 'object' || last === null) return typeof last === 'number' ? last + 1 : last
  const taken = new Set(leavesOf(items).map(({ value }) => value))
  const tier = tierNames.find(one => !taken.has(one))
  if ('direct_rate' in last) return { ...last, from: twice('from' in last ? last.from : 0) }
  if ('name' in last) return { ...last, name: tier }
  const numbers = Array.from({ length: items.length + 1 }, (_, index) => `prize-${index + 1}`)
  return { ...last, id: numbers.find(one => !taken.has(one)) }
}

/** Where a further tier of the agency may begin, until the operator says so. */
const twice = (from: unknown) => Math.max(1_000, Number(from) * 2).toFixed(2)
