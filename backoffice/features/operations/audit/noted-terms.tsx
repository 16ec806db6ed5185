import { useLingui } from '@lingui/react/macro'
import { keyOf, leavesOf } from '../../../../contract/promotions/terms-leaves.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { showTerm } from '../../promotions/term-unit.ts'
import { useLeafWords } from '../../promotions/use-term-words.ts'

/** Terms as they were saved, folded: they are long, and the room they belong to shows what changed. */
export function NotedTerms({ json }: { json: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const leafWords = useLeafWords()
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer py-2 text-sky-text wide:min-h-0">{t`The terms as they were saved`}</summary>
      <dl className="grid gap-1 rounded-wide bg-ground-deep p-4">
        {leavesOf(readJson(json)).map(leaf => (
          <div key={keyOf(leaf)} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{leafWords(leaf.path, true)}</dt>
            <dd className="figures">{showTerm(leaf, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
