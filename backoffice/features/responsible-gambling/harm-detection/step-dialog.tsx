import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { limitPeriods } from '../../../../contract/regime.ts'
import {
  type HarmCase,
  harmMessages,
  harmSteps,
  suspensionTerms,
  takeHarmStep,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import { MoneyField } from '../../../../src/ui/fields/money-field.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useHarmWords } from './use-harm-words.ts'

type Intent = z.input<typeof takeHarmStep.body>
type Kind = (typeof harmSteps)[number]

/** How long the member cannot raise a limit of ours, in days. */
const holds = [30, 90, 180, 365]
const limitable = ['deposit', 'loss', 'stake'] as const

type StepDialogProps = { found: HarmCase; onClose: () => void; onDone: () => void }

/** The ladder, from the gentlest step to the hardest, each with what it does to the member. */
export function StepDialog({ found, onClose, onDone }: StepDialogProps) {
  const { t } = useLingui()
  const { api, drafts, toasts } = useBackOffice()
  const words = useHarmWords()
  const [kind, setKind] = useState<Kind>('note')
  const fields = useStepFields()
  const { id, name } = found
  const about = `care ${id}`
  const isOpen = found.offers_closed_by === null
  const steps: Record<Kind, { label: string; text: string; action: string }> = {
    note: {
      label: words.steps.note,
      text: t`Kept here, sealed; the member sees nothing of it.`,
      action: t`Keep the note`,
    },
    message: {
      label: words.steps.message,
      text: t`${name} reads it among the notifications, in their own language.`,
      action: t`Send the message`,
    },
    offers: {
      label: isOpen ? t`Close offers` : t`Open offers`,
      text: isOpen
        ? t`No promotion, no bonus of the club and no banner, until somebody opens them again.`
        : t`Promotions, bonuses and banners come back.`,
      action: isOpen ? t`Close offers` : t`Open offers`,
    },
    limit: {
      label: words.steps.limit,
      text: t`Holds at once and only ever tightens. The member cannot raise it before its time.`,
      action: t`Set the limit`,
    },
    suspension: {
      label: words.steps.suspension,
      text: t`Closes games, deposits and offers at once. Open rounds are finished and money can be withdrawn. Nobody can shorten it.`,
      action: t`Suspend play`,
    },
  }
  const { busy, fault, send } = useSend(
    (intent: Intent, key) => api.call(takeHarmStep, { body: intent, key }),
    () => {
      drafts.delete(about)
      toasts.show('leaf', t`Done and written down.`)
      onDone()
    },
  )
  const intentOf = (reason: string): Intent | undefined => {
    const said = { id, reason }
    switch (kind) {
      case 'note':
        return { ...said, step: 'note' }
      case 'message':
        return { ...said, step: 'message', message: fields.message }
      case 'offers':
        return { ...said, step: 'offers', closed: isOpen }
      case 'suspension':
        return { ...said, step: 'suspension', term: fields.term }
      case 'limit': {
        const { limitKind, period, value, heldDays } = fields
        if (value === undefined) return undefined
        const money = formatCentavos(value)
        return { ...said, step: 'limit', kind: limitKind, period, value: money, held_days: heldDays }
      }
    }
  }
  return (
    <ReasonDialog
      form="care/step-dialog"
      about={about}
      title={t`A step for ${name}`}
      text={steps[kind].text}
      label={t`Why, or what was said; sealed`}
      action={steps[kind].action}
      tone={kind === 'suspension' || kind === 'limit' ? 'danger' : 'confirm'}
      busy={busy}
      fault={fault}
      isReady={kind !== 'limit' || fields.value !== undefined}
      onClose={onClose}
      onSend={reason => {
        const intent = intentOf(reason)
        if (intent !== undefined) void send(intent)
      }}
    >
      {wasSent => (
        <>
          <SelectField
            label={t`Step`}
            value={kind}
            onChange={chosen => setKind(pick(harmSteps, chosen))}
            options={Object.entries(steps).map(([value, { label }]) => ({ value, label }))}
          />
          {kind === 'message' ? (
            <SelectField
              label={t`Which message`}
              value={fields.message}
              onChange={chosen => fields.change({ message: pick(harmMessages, chosen) })}
              options={harmMessages.map(value => ({ value, label: words.messages[value] }))}
            />
          ) : null}
          {kind === 'suspension' ? (
            <SelectField
              label={t`How long`}
              value={fields.term}
              onChange={chosen => fields.change({ term: pick(suspensionTerms, chosen) })}
              options={suspensionTerms.map(value => ({ value, label: words.terms[value] }))}
            />
          ) : null}
          {kind === 'limit' ? <LimitFields fields={fields} wasSent={wasSent} /> : null}
        </>
      )}
    </ReasonDialog>
  )
}

type LimitFieldsProps = { fields: ReturnType<typeof useStepFields>; wasSent: boolean }

function LimitFields({ fields, wasSent }: LimitFieldsProps) {
  const { t } = useLingui()
  const words = useHarmWords()
  return (
    <>
      <SelectField
        label={t`Of what`}
        value={fields.limitKind}
        onChange={chosen => fields.change({ limitKind: pick(limitable, chosen) })}
        options={limitable.map(value => ({ value, label: words.kinds[value] }))}
      />
      <SelectField
        label={t`In what time`}
        value={fields.period}
        onChange={chosen => fields.change({ period: pick(limitPeriods, chosen) })}
        options={limitPeriods.map(value => ({ value, label: words.periods[value] }))}
      />
      <MoneyField
        label={t`At most`}
        value={fields.value}
        onChange={value => fields.change({ value })}
        error={wasSent && fields.value === undefined ? t`Write the amount` : undefined}
      />
      <SelectField
        label={t`Not raised for`}
        value={String(fields.heldDays)}
        onChange={chosen => fields.change({ heldDays: Number(chosen) })}
        options={holds.map(days => ({ value: String(days), label: t`${days} days` }))}
      />
    </>
  )
}

function useStepFields() {
  const [fields, setFields] = useState<{
    message: (typeof harmMessages)[number]
    term: (typeof suspensionTerms)[number]
    limitKind: (typeof limitable)[number]
    period: (typeof limitPeriods)[number]
    value: bigint | undefined
    heldDays: number
  }>({
    message: 'check_in',
    term: 'week',
    limitKind: 'deposit',
    period: 'month',
    value: undefined,
    heldDays: 90,
  })
  return { ...fields, change: (part: Partial<typeof fields>) => setFields(now => ({ ...now, ...part })) }
}

/** What the picker says, which knows only texts. */
function pick<Word extends string>(known: readonly Word[], chosen: string): Word {
  const found = known.find(one => one === chosen) ?? known[0]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
