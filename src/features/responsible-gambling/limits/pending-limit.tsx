import { useLingui } from '@lingui/react/macro'
import type { Limit } from '../../../../contract/responsible-gambling/limits.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/text/countdown.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { cancelLimitCall, confirmLimitCall } from './limit-calls.ts'

type PendingLimitProps = { memberId: string; kind: Limit['kind']; pending: NonNullable<Limit['pending']> }

/** A higher limit that waits: how long still, then the question once more. */
export function PendingLimit({ memberId, kind, pending }: PendingLimitProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useServerNow(1_000)
  const words = useLimitWords()
  const confirm = useMoneyForm(confirmLimitCall, memberId)
  const cancel = useMoneyForm(cancelLimitCall, memberId)
  const from = Date.parse(pending.effective_from)
  const until = Date.parse(pending.confirm_until)
  if (until <= now) return null
  const wish = words.amount(kind, pending.value)
  const deadline = formatDate(until, 'moment', language)
  const send = async (form: typeof confirm, done: string) => {
    const outcome = await form.send({ id: pending.id })
    if (outcome.kind === 'done') showToast({ tone: 'leaf', text: done })
  }
  return (
    <div className="grid gap-2 rounded-corner bg-ground-deep px-4 py-3 text-small">
      <p className="font-firm">
        {keepAmounts(pending.value === null ? t`Asked for: no limit` : t`Asked for: ${wish}`)}
      </p>
      {now < from ? (
        <Countdown label={t`Can be confirmed in`} until={from} now={now} />
      ) : (
        <p className="text-soft">{t`Confirm it until ${deadline}, or the limit stays as it is.`}</p>
      )}
      <FormEnd failure={confirm.failure ?? cancel.failure}>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            tone="quiet"
            busy={cancel.isSending}
            onClick={() => void send(cancel, t`The limit stays as it is.`)}
          >{t`Take back`}</Button>
          {now < from ? null : (
            <Button
              size="small"
              busy={confirm.isSending}
              onClick={() => void send(confirm, t`The new limit holds from now on.`)}
            >{t`Confirm`}</Button>
          )}
        </div>
      </FormEnd>
    </div>
  )
}
