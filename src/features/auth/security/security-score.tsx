import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shieldCheckIcon, shieldIcon } from '../../../ui/icons/account-icons.ts'

/** How many of the things that matter are set, and the next one worth setting. */
export function SecurityScore({ view }: { view: SecurityView }) {
  const { t } = useLingui()
  const steps = [
    { done: view.email !== null, next: t`Bind an e-mail: it is your way back if you forget the password.` },
    {
      done: view.has_totp || view.passkeys.some(passkey => !passkey.is_suspended),
      next: t`Turn on two-step verification or add a passkey: a stolen password is then not enough.`,
    },
    {
      done: view.has_withdrawal_password,
      next: t`Set a withdrawal password: without it nobody takes your money out.`,
    },
  ]
  const done = steps.filter(step => step.done).length
  const next = steps.find(step => !step.done)?.next
  const total = steps.length
  return (
    <section aria-label={t`Protection`} className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center gap-3">
        <span
          className={`feather grid size-12 flex-none place-items-center ${next ? 'bg-sun-wash text-sun-text' : 'bg-leaf-wash text-leaf-text'}`}
        >
          <Icon shape={next ? shieldIcon : shieldCheckIcon} />
        </span>
        <div className="min-w-0">
          <p className="font-bold font-display text-lead">
            {next ? t`Your account could be safer` : t`Your account is well protected`}
          </p>
          <p className="text-small text-soft">{t`${done} of ${total} set`}</p>
        </div>
      </div>
      <span aria-hidden="true" className="flex gap-1">
        {steps.map((step, place) => (
          <span
            key={step.next}
            className={`h-1.5 flex-1 rounded-full ${place < done ? 'bg-leaf' : 'bg-pressed'}`}
          />
        ))}
      </span>
      {next ? <p className="text-small">{next}</p> : null}
    </section>
  )
}
