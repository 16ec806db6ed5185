import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import {
  downloadIcon,
  keyIcon,
  lockIcon,
  logoutIcon,
  mailIcon,
  phoneIcon,
  shieldCheckIcon,
  shieldIcon,
} from '../../../ui/icons/account-icons.ts'
import { bankIcon } from '../../../ui/icons/money-icons.ts'
import { alertIcon, personIcon } from '../../../ui/icons/shell-icons.ts'

type Event = SecurityView['history'][number]
type EventWords = { title: string; detail?: string; icon: string }

/** The sentence of each event, in the reader's language; kinds of a newer server are shown without details. */
export function useEventWords(): (event: Event) => EventWords {
  const { t } = useLingui()
  return ({ kind, details }) => {
    const read = (name: string) => String(details[name] ?? '')
    const place = [read('browser'), read('system'), read('network')].filter(Boolean).join(' · ')
    const where = place === '' ? {} : { detail: place }
    const named = { detail: read('name') }
    const words: Readonly<Record<string, EventWords>> = {
      signed_in: { title: t`Signed in`, icon: personIcon, ...where },
      signed_in_new_device: { title: t`Signed in on a new device`, icon: alertIcon, ...where },
      session_ended: { title: t`A session was ended`, icon: logoutIcon },
      sessions_ended: { title: t`All other sessions were ended`, icon: logoutIcon },
      failed_tries: {
        title: t`${plural(Number(details.count ?? 0), { one: '# wrong password', other: '# wrong passwords' })}`,
        icon: alertIcon,
      },
      token_reused: { title: t`Session ended: its sign-in was used twice`, icon: alertIcon },
      password_changed: { title: t`Password changed`, icon: lockIcon },
      password_reset: { title: t`Forgotten password set anew`, icon: lockIcon },
      reset_by_house: { title: t`Our people gave out a code for a new password`, icon: alertIcon },
      withdrawal_password_set: { title: t`Withdrawal password set`, icon: keyIcon },
      withdrawal_password_changed: { title: t`Withdrawal password changed`, icon: keyIcon },
      withdrawal_password_reset: { title: t`Forgotten withdrawal password set anew`, icon: keyIcon },
      withdrawal_password_locked: {
        title: t`Withdrawal password locked after wrong tries`,
        icon: alertIcon,
      },
      contact_confirmed: {
        title: details.kind === 'email' ? t`E-mail confirmed` : t`Phone confirmed`,
        icon: details.kind === 'email' ? mailIcon : phoneIcon,
      },
      email_bound: { title: t`E-mail bound`, icon: mailIcon, detail: read('email') },
      totp_on: { title: t`Two-step verification turned on`, icon: shieldCheckIcon },
      totp_off: { title: t`Two-step verification turned off`, icon: shieldIcon },
      recovery_codes_made: { title: t`New recovery codes`, icon: keyIcon },
      recovery_code_used: { title: t`A recovery code was used`, icon: keyIcon },
      passkey_added: { title: t`Passkey added`, icon: keyIcon, ...named },
      passkey_removed: { title: t`Passkey removed`, icon: keyIcon, ...named },
      passkey_suspended: { title: t`Passkey suspended: it looks copied`, icon: alertIcon, ...named },
      account_confirmed: { title: t`Withdrawal account confirmed`, icon: bankIcon, detail: read('account') },
      phone_changed: { title: t`Phone changed`, icon: phoneIcon, detail: read('phone') },
      passkey_renamed: { title: t`Passkey renamed`, icon: keyIcon, ...named },
      details_given: { title: t`Details completed`, icon: personIcon },
      data_exported: { title: t`Your data was exported`, icon: downloadIcon },
    }
    return words[kind] ?? { title: t`A change of your account's safety`, icon: shieldIcon }
  }
}
