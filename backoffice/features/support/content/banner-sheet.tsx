import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import { type AdminBanner, saveBanner } from '../../../../contract/support/banner-admin.ts'
import { asIdentifier, isBlank } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { BannerCard } from '../../../../src/ui/lists/banner-card.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useDraft } from '../../../parts/forms/use-draft.ts'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { WritingSheet } from '../../../parts/forms/writing-sheet.tsx'
import { fromLocalField, toLocalField } from '../../../parts/time/brazil-time.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { ArtChoice } from './art-choice.tsx'
import { openBannerDraft } from './banner-draft.ts'
import { BannerSettings, useBannerFaults } from './banner-settings.tsx'
import { noWords, toShortName } from './content-draft.ts'
import { LanguageChoice } from './language-choice.tsx'
import { isWritten, untitled, written } from './wordings.ts'

type BannerSheetProps = { row: AdminBanner | undefined; onClose: () => void; onSaved: () => void }

/** One banner, in view as players see it while it is made. */
export function BannerSheet({ row, onClose, onSaved }: BannerSheetProps) {
  const { t } = useLingui()
  const { api, now } = useBackOffice()
  const { draft, change, isChanged } = useDraft(() =>
    openBannerDraft(row, { toField: toLocalField, now: new Date(now()).toISOString() }),
  )
  const [language, setLanguage] = useState<Language>('pt')
  const words = draft.texts[language] ?? noWords
  const shownWords = isWritten(words) ? words : (draft.texts.pt ?? noWords)
  const write = (next: typeof words) => change({ texts: { ...draft.texts, [language]: next } })
  const { busy, fault, send } = useSend(
    (body: z.input<typeof saveBanner.body>, key) => api.call(saveBanner, { body, key }),
    onSaved,
  )
  const from = fromLocalField(draft.from)
  // A title may have no letter of an address, such as one of emoji.
  const id = draft.id || toShortName(draft.texts.pt?.title ?? '') || toShortName(`banner ${draft.from}`)
  const isMissing = untitled(draft.texts)
  const faults = useBannerFaults(draft)
  const { form, wasTried, refuse } = useMistakes<HTMLDivElement>()
  const save = () => {
    if (busy) return
    if (from === undefined || isMissing !== undefined || Object.values(faults).some(Boolean)) {
      if (isMissing !== undefined) setLanguage(isMissing)
      return refuse()
    }
    const { link, art, tone, shown, version } = draft
    const place = {
      id,
      position: Number(asIdentifier(draft.position)) || 0,
      texts: written(draft.texts, noWords),
    }
    const period = { shown_from: from, shown_until: fromLocalField(draft.until) ?? null }
    void send({ ...place, ...period, link: asIdentifier(link), art, tone, shown, version })
  }
  return (
    <WritingSheet
      form="content/banner-sheet"
      {...{ isChanged, onClose }}
      title={row?.texts.pt.title ?? t`New banner`}
      footer={<Button wide tone="main" busy={busy} onClick={save}>{t`Save`}</Button>}
    >
      <div ref={form} className="grid gap-4">
        <figure
          aria-label={t`As players see it`}
          className="feather aspect-2/1 w-full overflow-hidden bg-raised"
        >
          <BannerCard {...shownWords} tone={draft.tone} art={draft.art} eager />
        </figure>
        <LanguageChoice
          value={language}
          onChange={setLanguage}
          isWritten={one => isWritten(draft.texts[one])}
        />
        <TextField
          label={t`Title`}
          maxLength={60}
          value={words.title}
          onChange={title => write({ ...words, title })}
          error={wasTried && isBlank(words.title) ? t`Nothing is written here yet.` : undefined}
        />
        <TextField
          label={t`Text`}
          maxLength={160}
          value={words.text}
          onChange={text => write({ ...words, text })}
        />
        <ArtChoice value={draft.art} onChange={art => change({ art })} />
        <BannerSettings draft={draft} onChange={change} faults={wasTried ? faults : {}} />
        <ComeIntoView news={fault}>
          <FormErrors message={fault?.message} hint={fault?.hint} />
        </ComeIntoView>
      </div>
    </WritingSheet>
  )
}
