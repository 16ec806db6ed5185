import { useLingui } from '@lingui/react/macro'
import { prizeIcons } from '../../../contract/promotions/terms-fields.ts'
import type { Leaf } from '../../../contract/promotions/terms-leaves.ts'
import { SelectField } from '../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import { unitOf } from './term-unit.ts'
import { useIconWords, useLeafWords } from './use-term-words.ts'
import type { TermsDraft } from './use-terms-draft.ts'

type TermFieldProps = { leaf: Leaf; draft: TermsDraft; hint?: string | undefined }

export function TermField({ leaf, draft, hint }: TermFieldProps) {
  const { t } = useLingui()
  const leafWords = useLeafWords()
  const iconWords = useIconWords()
  const text = draft.textOf(leaf)
  const write = (typed: string) => draft.write(leaf, typed)
  if (leaf.path.at(-1) === 'icon') {
    const options = prizeIcons.map(icon => ({ value: icon, label: iconWords(icon) }))
    return <SelectField label={leafWords(leaf.path)} value={text} onChange={write} options={options} />
  }
  return (
    <TextField
      label={leafWords(leaf.path)}
      hint={hint}
      inputMode={unitOf(leaf) === 'text' ? 'text' : 'decimal'}
      value={text}
      onChange={write}
      error={draft.isFault(leaf) ? t`This cannot be read as a value` : undefined}
    />
  )
}
