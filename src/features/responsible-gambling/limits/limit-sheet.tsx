import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Limit } from '../../../../contract/responsible-gambling/limits.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { useQueuedForm } from '../../../forms/use-queued-form.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { setLimitCall } from './limit-calls.ts'
import { LimitField } from './limit-field.tsx'
import { limitWrite } from './limit-write.ts'

type LimitSheetProps = { memberId: string; limit: Limit; onClose: () => void }

/** Asks for one limit, and says before it is sent whether it holds at once or waits. */
export function LimitSheet({ memberId, limit, onClose }: LimitSheetProps) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const language = useLanguage()
  const id = useId()
  const words = useLimitWords()
  const { send, isSending, clear, failure } = useMoneyForm(setLimitCall, memberId, onClose)
  const queued = useQueuedForm('/responsible-gaming')
  const [value, setValue] = useState<bigint>()
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const isHalfFilled = value !== undefined
  useBusyWhile(isHalfFilled)
  const ask = async (intent: bigint | null) => {
    const outcome = await send(bodyOf(limit, intent))
    if (outcome.kind === 'offline' && intent !== null && !waits(limit, intent)) {
      clear()
      if (await keep(intent)) onClose()
      return
    }
    if (outcome.kind !== 'done') return
    showToast({
      tone: 'leaf',
      text: waits(limit, intent)
        ? t`Asked for: you can confirm it here after 24 hours.`
        : t`The limit holds now.`,
    })
    onClose()
  }
  const keep = (intent: bigint) =>
    queued.submit({
      enqueue: engine =>
        engine.enqueue(limitWrite, { kind: limit.kind, period: limit.period, value: String(intent) }),
      notStored: () => ({ message: t`You are offline: nothing was sent.`, fields: {} }),
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (!value) return toFirstMistake()
    if (!isSending) void ask(value)
  }
  const { kind, period } = limit
  const missing = kind === 'time' ? t`Enter the minutes as a whole number` : t`Enter an amount`
  const current = words.amount(kind, limit.value)
  const heldUntil = limit.held_until == null ? 0 : Date.parse(limit.held_until)
  const end = heldUntil > now ? formatDate(heldUntil, 'moment', language) : undefined
  const more =
    end === undefined
      ? t`More than now: it waits 24 hours, and then you confirm it within a week.`
      : t`We set this limit for your protection. It can be raised from ${end}.`
  return (
    <Sheet
      open
      title={words.nameOf(kind, period)}
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <Button type="submit" form={id} tone="main" wide busy={isSending}>
          {value !== undefined && waits(limit, value) ? t`Ask for it` : t`Set the limit`}
        </Button>
      }
    >
      <form data-form="limit-sheet" id={id} ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-small text-soft">{t`Now: ${current}`}</p>
        <LimitField
          kind={kind}
          period={period}
          value={value}
          onChange={setValue}
          error={(wasTried && !value ? missing : undefined) ?? failure?.fields.value}
          hint={value !== undefined && waits(limit, value) ? more : t`It holds at once.`}
        />
        <FormEnd failure={failure ?? queued.failure}>
          {limit.value === null || end !== undefined ? null : (
            <Button tone="quiet" size="small" disabled={isSending} onClick={() => void ask(null)}>
              {t`Ask for no limit`}
            </Button>
          )}
        </FormEnd>
      </form>
    </Sheet>
  )
}

/** Higher, or none: the server has the say. */
const waits = ({ value }: Limit, intent: bigint | null) =>
  value !== null && (intent === null || intent > value)

function bodyOf({ kind, period }: Limit, intent: bigint | null) {
  return kind === 'time'
    ? { kind, period, value: intent === null ? null : Number(intent) }
    : { kind, period, value: intent === null ? null : formatCentavos(intent) }
}
