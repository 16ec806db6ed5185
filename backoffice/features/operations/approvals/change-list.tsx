import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApprovalRequest } from '../../../../contract/operations/approvals.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { useChangeWords } from './use-change-words.ts'

/** More are folded: a file may change hundreds of lines. */
const fewest = 12

/** What would change, field by field: as it was, and as it would be. */
export function ChangeList({ kind, changes }: Pick<ApprovalRequest, 'kind' | 'changes'>) {
  const { t } = useLingui()
  const wordsOf = useChangeWords(kind)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, fewest)
  const { length } = changes
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2 rounded-corner bg-well p-3 text-small">
        {shown.map(({ field, before, after }) => {
          const { label, text } = wordsOf(field, after ?? '')
          const was = before === null || before === '' ? undefined : wordsOf(field, before).text
          const now = text === '' ? t`Nothing` : text
          return (
            <div key={field} className="grid gap-x-4 gap-y-0.5 rail:grid-cols-[min(10rem,35%)_1fr]">
              <dt className="text-soft">{label}</dt>
              <dd className="figures min-w-0 break-words font-firm">
                {was === undefined ? null : (
                  <>
                    <span className="sr-only">{t`before`} </span>
                    <s className="font-normal text-soft">{was}</s>
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only">, {t`after`} </span>
                  </>
                )}
                <span>{now}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      {shown.length < length ? (
        <Button wide onClick={() => setWhole(true)}>{t`Show all ${length} changes`}</Button>
      ) : null}
    </div>
  )
}
