import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import { type ContentKind, type ContentView, saveContent } from '../../../../contract/support/content.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Checkbox } from '../../../../src/ui/fields/checkbox.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useDraft } from '../../../parts/forms/use-draft.ts'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { WritingSheet } from '../../../parts/forms/writing-sheet.tsx'
import { fromLocalField, toLocalField } from '../../../parts/time/brazil-time.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type ContentDraft, hasAddress, isOrdered, noWords, openDraft, toShortName } from './content-draft.ts'
import { ContentPreview } from './content-preview.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { WordFields } from './word-fields.tsx'
import { isWritten, untitled, written } from './wordings.ts'

type ContentSheetProps = {
  kind: ContentKind
  row: ContentView | undefined
  onClose: () => void
  onSaved: () => void
}

/** One text in all languages, as it is written and as players will see it. */
export function ContentSheet({ kind, row, onClose, onSaved }: ContentSheetProps) {
  const { t } = useLingui()
  const { api, now } = useBackOffice()
  const { draft, change, isChanged } = useDraft(() =>
    openDraft(row, { toField: toLocalField, now: new Date(now()).toISOString() }),
  )
  const [language, setLanguage] = useState<Language>('pt')
  const [isPreview, setIsPreview] = useState(false)
  const words = draft.texts[language] ?? noWords
  const { busy, fault, send } = useSend(
    (body: z.input<typeof saveContent.body>, key) => api.call(saveContent, { body, key }),
    onSaved,
  )
  const publishedAt = fromLocalField(draft.publishedAt)
  const id = asIdentifier(draft.id) || toShortName(draft.texts.pt?.title ?? '')
  const isMissing = untitled(draft.texts)
  const faults = useSettingFaults({ ...draft, id })
  const { form, wasTried, refuse } = useMistakes<HTMLDivElement>()
  const save = () => {
    if (busy) return
    if (publishedAt === undefined || isMissing !== undefined || Object.values(faults).some(Boolean)) {
      setIsPreview(false)
      if (isMissing !== undefined) setLanguage(isMissing)
      return refuse()
    }
    void send({
      ...{
        kind,
        id,
        position: Number(asIdentifier(draft.position)) || 0,
        texts: written(draft.texts, noWords),
      },
      ...{ url: asIdentifier(draft.url) || null, published_at: publishedAt, shown: draft.shown },
      // Only terms have a day in force, and those have a room of their own.
      ...{ effective_at: row?.effective_at ?? null, version: draft.version },
    })
  }
  return (
    <WritingSheet
      form="content/content-sheet"
      {...{ isChanged, onClose }}
      title={row?.texts.pt.title ?? t`New text`}
      footer={
        <>
          <Button wide onClick={() => setIsPreview(!isPreview)}>
            {isPreview ? t`Write` : t`Preview`}
          </Button>
          <Button wide tone="main" busy={busy} onClick={save}>{t`Save`}</Button>
        </>
      }
    >
      <div ref={form} className="grid gap-4">
        <LanguageChoice
          value={language}
          onChange={setLanguage}
          isWritten={one => isWritten(draft.texts[one])}
        />
        {isPreview ? (
          <ContentPreview
            {...{ kind, publishedAt }}
            {...(isWritten(words)
              ? { words, language }
              : { words: draft.texts.pt ?? noWords, language: 'pt' })}
          />
        ) : (
          <>
            <WordFields
              kind={kind}
              words={words}
              wasTried={wasTried}
              onChange={next => change({ texts: { ...draft.texts, [language]: next } })}
            />
            <Settings
              kind={kind}
              isNew={row === undefined}
              draft={{ ...draft, id: draft.id || id }}
              onChange={change}
              faults={wasTried ? faults : {}}
            />
          </>
        )}
        <ComeIntoView news={fault}>
          <FormErrors message={fault?.message} hint={fault?.hint} />
        </ComeIntoView>
      </div>
    </WritingSheet>
  )
}

type SettingFaults = Readonly<Partial<Record<'url' | 'id' | 'position' | 'publishedAt', string | undefined>>>

/** By the contract. */
function useSettingFaults({ url, id, position, publishedAt }: ContentDraft): SettingFaults {
  const { t } = useLingui()
  const { shape } = saveContent.body
  const unless = (isFine: boolean) => (isFine ? undefined : t`This cannot be read as a value`)
  return {
    url: unless(asIdentifier(url) === '' || shape.url.safeParse(url).success),
    id: unless(shape.id.safeParse(id).success),
    position: unless(/^\d{0,3}$/.test(asIdentifier(position))),
    publishedAt: unless(fromLocalField(publishedAt) !== undefined),
  }
}

type SettingsProps = {
  kind: ContentKind
  isNew: boolean
  draft: ContentDraft
  onChange: (part: Partial<ContentDraft>) => void
  faults: SettingFaults
}

/** What is the same in every language. */
function Settings({ kind, isNew, draft, onChange, faults }: SettingsProps) {
  const { t } = useLingui()
  return (
    <>
      {hasAddress(kind) ? (
        <TextField
          label={t`Address`}
          hint={t`https://…, mailto:… or tel:…`}
          value={draft.url}
          onChange={url => onChange({ url })}
          error={faults.url}
        />
      ) : null}
      {isNew ? (
        <TextField
          label={t`Short name`}
          hint={
            kind === 'page'
              ? t`"privacy" and "responsible-gaming" replace the app's own pages; any other becomes a page of the footer.`
              : t`Small letters, digits and dashes. It never changes again.`
          }
          value={draft.id}
          onChange={id => onChange({ id })}
          error={faults.id}
        />
      ) : null}
      {isOrdered(kind) ? (
        <TextField
          label={t`Place in the list`}
          inputMode="numeric"
          value={draft.position}
          onChange={position => onChange({ position })}
          error={faults.position}
        />
      ) : null}
      <TextField
        type="datetime-local"
        label={t`Shown from (Brasília)`}
        value={draft.publishedAt}
        onChange={publishedAt => onChange({ publishedAt })}
        error={faults.publishedAt}
      />
      <Checkbox checked={draft.shown} onChange={shown => onChange({ shown })}>
        {t`Shown to players. Without the mark it is withdrawn at once; nothing is lost.`}
      </Checkbox>
    </>
  )
}
