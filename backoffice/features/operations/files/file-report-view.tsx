import { useLingui } from '@lingui/react/macro'
import { type FileDeed, type FileReport, fileDeeds } from '../../../../contract/operations/file-admin.ts'
import { useFaultWords } from './use-fault-words.ts'

/** `line 5` and `file` are places in the file; an id stays as it is. */
function usePlaceWords(): (at: string) => string {
  const { t } = useLingui()
  return at => {
    const [, number] = /^line (\d+)$/.exec(at) ?? []
    if (number !== undefined) return t`Line ${number}`
    return at === 'file' ? t`File` : at
  }
}

/** What a file would do: counts first, then its lines, the refused ones before the others. */
export function FileReportView({ report }: { report: FileReport }) {
  const { t } = useLingui()
  const words: Record<FileDeed, string> = {
    add: t`Added`,
    change: t`Changed`,
    withdraw: t`Withdrawn`,
    finish: t`Finished`,
    void: t`Settled at 1.00`,
    postpone: t`Postponed`,
    correct: t`Result corrected`,
    refused: t`Refused`,
  }
  const faultWords = useFaultWords()
  const placeOf = usePlaceWords()
  const { counts, lines } = report
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const told = lines.length
  return (
    <div className="grid gap-3" role="status">
      <p className="font-firm">{t`A look: nothing has been changed yet.`}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        {[
          ...fileDeeds.map(deed => ({ id: deed, term: words[deed], count: counts[deed] })),
          { id: 'nothing', term: t`Unchanged`, count: counts.nothing },
        ].map(({ id, term, count }) =>
          // Of a file in which nothing stands that is all there is to say.
          count === 0 && (all > 0 || id !== 'nothing') ? null : (
            <div key={id} className="flex gap-2">
              <dt className="text-soft">{term}</dt>
              <dd className="figures font-bold">{count}</dd>
            </div>
          ),
        )}
      </dl>
      <table className="w-full text-small max-wide:block">
        <caption className="sr-only">{t`Lines of the file`}</caption>
        <tbody className="max-wide:block">
          {lines.map(({ at, deed, note, fault }) => (
            <tr
              key={`${at} ${deed} ${note}`}
              className="border-hairline border-t align-top max-wide:flex max-wide:flex-wrap"
            >
              <th scope="row" className="min-w-20 py-1.5 pe-3 text-start font-firm [overflow-wrap:anywhere]">
                {placeOf(at)}
              </th>
              <td
                className={`py-1.5 pe-3 rail:whitespace-nowrap ${deed === 'refused' ? 'text-scarlet-text' : 'text-soft'}`}
              >
                {words[deed]}
              </td>
              <td className="py-1.5 text-soft [overflow-wrap:anywhere] max-wide:basis-full max-wide:pt-0">
                {(fault && faultWords(fault)) ?? note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {told < all - counts.nothing ? (
        <p className="text-soft text-small">{t`The first ${told} lines are shown.`}</p>
      ) : null}
    </div>
  )
}
