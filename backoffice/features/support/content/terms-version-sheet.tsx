import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type Language, languages } from '../../../../contract/language.ts'
import { type AdminTerms, saveTermsVersion } from '../../../../contract/support/terms.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useDraft } from '../../../parts/forms/use-draft.ts'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { WritingSheet } from '../../../parts/forms/writing-sheet.tsx'
import { fromLocalField, toLocalField } from '../../../parts/time/brazil-time.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { LanguageChoice } from './language-choice.tsx'
import { noTerms, TermsDates, TermsFields, TermsPreview, type TermsWords } from './terms-parts.tsx'
import { WithdrawTerms } from './withdraw-terms.tsx'
import { isWritten, type Wordings, written } from './wordings.ts'

type TermsVersionSheetProps = {
  /** `undefined`: the next one. */
  row: AdminTerms | undefined
  newest: AdminTerms | undefined
  onClose: () => void
  onDone: (text: string) => void
}

const noticeDays = 15
const dayMs = 86_400_000

/** A version of the terms: can be edited until it is announced; afterwards only read or withdrawn. */
export function TermsVersionSheet({ row, newest, onClose, onDone }: TermsVersionSheetProps) {
  const { t } = useLingui()
  const { api, now } = useBackOffice()
  const isOpen = row === undefined || row.state === 'planned'
  const { draft, change, isChanged } = useDraft(() => openVersion(row, newest, now()))
  const { texts, announced, day } = draft
  const [language, setLanguage] = useState<Language>('pt')
  const [isPreview, setIsPreview] = useState(!isOpen)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const words = texts[language] ?? noTerms
  const version = row?.version ?? (newest?.version ?? 0) + 1
  const { busy, fault, send } = useSend(
    (body: z.input<typeof saveTermsVersion.body>, key) => api.call(saveTermsVersion, { body, key }),
    () => onDone(t`Saved. It announces itself at the time you chose.`),
  )
  const announcedAt = fromLocalField(announced)
  // A language that does not say what changes keeps its old text: members read Portuguese instead.
  const isRevised = (one: Language) =>
    isWritten(texts[one]) && (texts[one]?.changes !== '' || (texts.pt?.changes ?? '') === '')
  const missingIn = (one: Language) => missingOf(texts[one], { language: one, version })
  const { form, wasTried, refuse } = useMistakes<HTMLDivElement>()
  const save = () => {
    if (busy) return
    const unwritten = languages.find(one => missingIn(one).length > 0)
    if (announcedAt === undefined || day === '' || unwritten !== undefined) {
      setIsPreview(false)
      if (unwritten !== undefined) setLanguage(unwritten)
      return refuse()
    }
    const fixed = { version, revision: row?.revision ?? 0 }
    void send({ ...fixed, texts: written(texts, noTerms), announced_at: announcedAt, effective_day: day })
  }
  const canWithdraw = row?.state === 'planned' || row?.state === 'announced'
  return (
    <>
      <WritingSheet
        form="content/terms-version-sheet"
        {...{ isChanged, onClose }}
        title={t`Terms of use, version ${version}`}
        footer={
          <>
            {canWithdraw ? (
              <Button tone="danger" onClick={() => setIsWithdrawing(true)}>{t`Take back`}</Button>
            ) : null}
            {isOpen ? (
              <>
                <Button wide onClick={() => setIsPreview(!isPreview)}>
                  {isPreview ? t`Write` : t`Preview`}
                </Button>
                <Button wide tone="main" busy={busy} onClick={save}>{t`Save`}</Button>
              </>
            ) : null}
          </>
        }
      >
        <div ref={form} className="grid gap-4">
          <LanguageChoice value={language} onChange={setLanguage} isWritten={isRevised} />
          {isPreview ? (
            <TermsPreview
              words={isWritten(words) ? words : (texts.pt ?? noTerms)}
              language={isWritten(words) ? language : 'pt'}
            />
          ) : (
            <>
              <TermsFields
                words={words}
                missing={wasTried ? missingIn(language) : []}
                onChange={next => change({ texts: { ...texts, [language]: next } })}
              />
              <TermsDates
                announced={announced}
                onAnnounced={next => change({ announced: next })}
                day={day}
                onDay={next => change({ day: next })}
                wasTried={wasTried}
              />
            </>
          )}
          <ComeIntoView news={fault}>
            <FormErrors message={fault?.message} hint={fault?.hint} />
          </ComeIntoView>
        </div>
      </WritingSheet>
      {isWithdrawing ? (
        <WithdrawTerms
          version={version}
          onClose={() => setIsWithdrawing(false)}
          onDone={() => onDone(t`Taken back. The version in force goes on.`)}
        />
      ) : null}
    </>
  )
}

/** Portuguese is whole, and so is every language that was begun. */
function missingOf(
  words: TermsWords | undefined,
  { language, version }: { language: Language; version: number },
): (keyof TermsWords)[] {
  if (language !== 'pt' && !isWritten(words)) return []
  const isEmpty = (part: keyof TermsWords) => isBlank(words?.[part] ?? '')
  // Members without a text in their language are shown the change in Portuguese; the first version changed nothing.
  const parts =
    language === 'pt' && version > 1 ? (['title', 'changes', 'text'] as const) : (['title', 'text'] as const)
  return parts.filter(isEmpty)
}

interface VersionDraft {
  readonly texts: Wordings<TermsWords>
  /** Times as the fields have them. */
  readonly announced: string
  readonly day: string
}

function openVersion(row: AdminTerms | undefined, newest: AdminTerms | undefined, now: number): VersionDraft {
  const inForce = row?.effective_at ?? new Date(now + noticeDays * dayMs).toISOString()
  return {
    texts: row?.texts ?? withoutChanges(newest),
    announced: toLocalField(row?.announced_at ?? new Date(now).toISOString()),
    day: toLocalField(inForce).slice(0, 10),
  }
}

/** The next version begins as the last one; what changes is yet to be said. */
function withoutChanges(newest: AdminTerms | undefined): Wordings<TermsWords> {
  if (newest === undefined) return {}
  const all = Object.entries(newest.texts).map(([language, words]) => [
    language,
    words && { ...words, changes: '' },
  ])
  return Object.fromEntries(all)
}
