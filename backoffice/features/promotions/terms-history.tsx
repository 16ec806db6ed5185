import { useLingui } from '@lingui/react/macro'
import type { AdminPromotion } from '../../../contract/promotions/promotion-admin.ts'
import { type Difference, differencesOf } from '../../../contract/promotions/terms-leaves.ts'
import { formatDate } from '../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../src/i18n/use-language.ts'
import { showTerm } from './term-unit.ts'
import { useLeafWords, useVersionReason } from './use-term-words.ts'

type Version = AdminPromotion['current']

/** The versions, newest first: since when, by whom, why, and what each changed of the one before. */
export function TermsHistory({ versions }: { versions: readonly Version[] }) {
  const { t } = useLingui()
  return (
    <section className="grid gap-3" aria-label={t`Versions`}>
      <h3 className="font-firm text-lead">{t`Versions`}</h3>
      <p className="text-small text-soft">
        {t`Whoever was granted something keeps the version it was granted under.`}
      </p>
      <ol className="grid gap-2">
        {versions.map((version, index) => (
          <li key={version.version}>
            <VersionCard version={version} before={versions[index + 1]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function VersionCard({ version, before }: { version: Version; before: Version | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  const leafWords = useLeafWords()
  const changes = before === undefined ? [] : differencesOf(before.terms, version.terms)
  const reasonOf = useVersionReason()
  const { version: number, administrator, active } = version
  const by = administrator ?? t`the operator`
  const since = formatDate(Date.parse(version.effective_from), 'moment', language)
  const isSwitched = before !== undefined && before.active !== active
  const shown = (leaf: Difference['before']) => (leaf === undefined ? '–' : showTerm(leaf, language))
  return (
    <article className="grid gap-2 rounded-wide bg-ground-deep p-4 text-small">
      <p className="font-firm">{t`Version ${number} since ${since}, by ${by}`}</p>
      <p className="text-soft first-letter:uppercase">{reasonOf(version)}</p>
      {isSwitched ? <p>{active ? t`Switched on` : t`Switched off`}</p> : null}
      <ul className="grid gap-1">
        {changes.map(change => (
          <li key={change.path.join('.')} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-soft">{leafWords(change.path, true)}</span>
            <span className="figures">
              {shown(change.before)} → <strong>{shown(change.after)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}
