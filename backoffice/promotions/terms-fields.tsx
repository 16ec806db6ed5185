import { TextField } from '../../src/ui/text-field.tsx'
import { type Leaf, leavesOf, withLeaf } from './leaves.ts'
import { useFieldWords } from './use-term-words.ts'

type TermsFieldsProps = { terms: unknown; onChange: (terms: unknown) => void }

/** Every value of the terms as a field of its own. A number stays a number; what is none is left as it was. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const wordsOf = useFieldWords()
  const label = ({ path }: Leaf) =>
    path.map(part => (typeof part === 'number' ? String(part + 1) : wordsOf(part))).join(' · ')
  const write = ({ path, value }: Leaf, text: string) => {
    if (typeof value === 'string') return onChange(withLeaf(terms, path, text.trim()))
    if (/^\d{1,9}$/.test(text)) onChange(withLeaf(terms, path, Number(text)))
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
      {leavesOf(terms).map(leaf => (
        <TextField
          key={leaf.path.join('.')}
          label={label(leaf)}
          inputMode="decimal"
          value={String(leaf.value)}
          onChange={text => write(leaf, text)}
        />
      ))}
    </div>
  )
}
