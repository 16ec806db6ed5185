import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { differencesOf } from '../../../../contract/promotions/terms-leaves.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import {
  type AdminProgram,
  type ProgramEffect,
  previewProgram,
  saveProgram,
} from '../../../../contract/vip/programs.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { TextAreaField } from '../../../parts/forms/text-area-field.tsx'
import { WritingSheet } from '../../../parts/forms/writing-sheet.tsx'
import { useKeyedCall } from '../../../parts/use-keyed-call.ts'
import { useMay } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { TermsFields } from '../../promotions/terms-fields.tsx'
import { TermsHistory } from '../../promotions/terms-history.tsx'
import { useReadyToSave } from '../../promotions/use-ready-to-save.ts'
import { type Terms, useTermsDraft } from '../../promotions/use-terms-draft.ts'
import { ProgramEffectCard } from './program-effect-card.tsx'
import { useProgramWords } from './use-program-words.ts'

type ProgramSheetProps = { program: AdminProgram; onClose: () => void; onSaved: () => void }

/** The next version of the levels or the agency's tables: written, previewed, then proposed with a reason by an owner. */
export function ProgramSheet({ program, onClose, onSaved }: ProgramSheetProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const words = useProgramWords()
  const maySave = useMay()(saveProgram)
  const { id, current } = program
  const [reason, setReason] = useState('')
  const [effect, setEffect] = useState<ProgramEffect>()
  const draft = useTermsDraft(current.terms, () => setEffect(undefined))
  const { terms } = draft
  const preview = useKeyedCall((body: { id: AdminProgram['id']; terms: Terms }) =>
    api.call(previewProgram, { body }),
  )
  const save = useKeyedCall(
    (body: { id: AdminProgram['id']; terms: Terms; base_version: number; reason: string }, key: string) =>
      api.call(saveProgram, { body, key }),
  )
  const ask = async () => setEffect((await preview.send({ id, terms }))?.data)
  const write = async () => {
    if (!ready.isReady()) return
    if ((await save.send({ id, terms, base_version: current.version, reason })) !== undefined) onSaved()
  }
  const failure = preview.failure ?? save.failure
  const isChanged = differencesOf(current.terms, terms).length > 0
  const ready = useReadyToSave({ reason, isChanged, hasFaults: draft.hasFaults })
  return (
    <WritingSheet
      form="club/club-sheet"
      isChanged={isChanged || draft.hasFaults || !isBlank(reason)}
      onClose={onClose}
      title={words(id)}
      footer={
        <>
          <span className="flex-none">
            <Button disabled={draft.hasFaults} busy={preview.isSending} onClick={() => void ask()}>
              {t`Preview the effect`}
            </Button>
          </span>
          {maySave ? (
            <Button wide tone="main" busy={save.isSending} onClick={() => void write()}>
              {t`Propose as the next version`}
            </Button>
          ) : null}
        </>
      }
    >
      <div ref={ready.form} className="grid gap-5">
        <ComeIntoView news={ready.news}>
          <FormErrors message={ready.unchanged} />
        </ComeIntoView>
        <CallFailure failure={failure} />
        <ComeIntoView news={effect}>{effect ? <ProgramEffectCard effect={effect} /> : null}</ComeIntoView>
        {maySave ? null : <p className="text-soft">{t`Only owners propose; you can look and preview.`}</p>}
        <TextAreaField
          label={t`Reason`}
          hint={t`Why the terms change; kept in the audit log.`}
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={ready.noReason}
        />
        <TermsFields draft={draft} />
        <TermsHistory versions={program.versions} />
      </div>
    </WritingSheet>
  )
}
