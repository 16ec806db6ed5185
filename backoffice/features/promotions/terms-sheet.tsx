import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type AdminPromotion,
  type PromotionEffect,
  previewTerms,
  saveTerms,
} from '../../../contract/promotions/promotion-admin.ts'
import { differencesOf } from '../../../contract/promotions/terms-leaves.ts'
import { isBlank } from '../../../contract/text-kinds.ts'
import { Button } from '../../../src/ui/button.tsx'
import { Checkbox } from '../../../src/ui/fields/checkbox.tsx'
import { FormErrors } from '../../../src/ui/fields/form-errors.tsx'
import { CallFailure } from '../../parts/call-failure.tsx'
import { ComeIntoView } from '../../parts/come-into-view.tsx'
import { TextAreaField } from '../../parts/forms/text-area-field.tsx'
import { WritingSheet } from '../../parts/forms/writing-sheet.tsx'
import { useKeyedCall } from '../../parts/use-keyed-call.ts'
import { useBackOffice } from '../../state/back-office.ts'
import { EffectCard } from './effect-card.tsx'
import { TermsFields } from './terms-fields.tsx'
import { TermsHistory } from './terms-history.tsx'
import { useReadyToSave } from './use-ready-to-save.ts'
import { usePromotionWords } from './use-term-words.ts'
import { type Terms, useTermsDraft } from './use-terms-draft.ts'

type TermsSheetProps = { promotion: AdminPromotion; onClose: () => void; onSaved: () => void }

/** The next version of a promotion's terms: written, previewed, then proposed with a reason. */
export function TermsSheet({ promotion, onClose, onSaved }: TermsSheetProps) {
  const { t } = useLingui()
  const promotionWords = usePromotionWords()
  const { id, current } = promotion
  const [active, setActive] = useState(current.active)
  const [reason, setReason] = useState('')
  const preview = usePreview()
  const save = useSave(onSaved)
  const draft = useTermsDraft(current.terms, preview.forget)
  const { terms } = draft
  const switchTo = (next: boolean) => {
    preview.forget()
    setActive(next)
  }
  const failure = preview.failure ?? save.failure
  const isChanged = active !== current.active || differencesOf(current.terms, terms).length > 0
  const ready = useReadyToSave({ reason, isChanged, hasFaults: draft.hasFaults })
  const write = () => {
    if (ready.isReady()) void save.send({ id, active, terms, base_version: current.version, reason })
  }
  return (
    <WritingSheet
      form="promotions/terms-sheet"
      isChanged={isChanged || draft.hasFaults || !isBlank(reason)}
      onClose={onClose}
      title={promotionWords(id)}
      footer={
        <>
          <span className="flex-none">
            <Button
              disabled={draft.hasFaults}
              busy={preview.isSending}
              onClick={() => preview.ask({ id, active, terms })}
            >{t`Preview the effect`}</Button>
          </span>
          <Button wide tone="main" busy={save.isSending} onClick={write}>
            {t`Propose as the next version`}
          </Button>
        </>
      }
    >
      <div ref={ready.form} className="grid gap-5">
        <Checkbox checked={active} onChange={switchTo}>{t`Offered to players`}</Checkbox>
        <TermsFields draft={draft} />
        <TextAreaField
          label={t`Reason`}
          hint={t`Why the terms change; kept in the audit log.`}
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={ready.noReason}
        />
        <ComeIntoView news={ready.news}>
          <FormErrors message={ready.unchanged} />
        </ComeIntoView>
        <CallFailure failure={failure} />
        <ComeIntoView news={preview.effect}>
          {preview.effect ? <EffectCard effect={preview.effect} /> : null}
        </ComeIntoView>
        <TermsHistory versions={promotion.versions} />
      </div>
    </WritingSheet>
  )
}

type Intent = Pick<AdminPromotion, 'id'> & { active: boolean; terms: Terms }

function usePreview() {
  const { api } = useBackOffice()
  const [effect, setEffect] = useState<PromotionEffect>()
  const { send, isSending, failure } = useKeyedCall((body: Intent) => api.call(previewTerms, { body }))
  const ask = (intent: Intent) => {
    void send(intent).then(reply => setEffect(reply?.data))
  }
  const forget = () => setEffect(undefined)
  return { ask, isSending, failure, effect, forget }
}

function useSave(onSaved: () => void) {
  const { api } = useBackOffice()
  const { send, isSending, failure } = useKeyedCall(
    (body: Intent & { base_version: number; reason: string }, key: string) =>
      api.call(saveTerms, { body, key }),
  )
  const save = async (body: Parameters<typeof send>[0]) => {
    if ((await send(body)) !== undefined) onSaved()
  }
  return { send: save, isSending, failure }
}
