import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '../../../../contract/support/information.ts'
import { keyIcon } from '../../../ui/icons/account-icons.ts'
import type { NewsWords } from './news-words.ts'

/** The sentences about the safety of an account; undefined for any other news. */
export function useSecurityNews(): (news: Notification) => NewsWords | undefined {
  const { t } = useLingui()
  return ({ kind, details }) => {
    const read = (name: string) => String(details[name] ?? '')
    switch (kind) {
      case 'new_device': {
        const place = [read('browser'), read('system'), read('network')].filter(Boolean).join(' · ')
        return {
          title: t`A new device is signed in to your account`,
          text: t`${place}. If this was not you, sign it out and change your password.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      }
      case 'password_changed':
        return {
          title: t`Your password was changed`,
          text: t`Withdrawals rest for a while. If this was not you, talk to support at once.`,
          icon: keyIcon,
          tone: 'sky',
        }
      case 'withdrawal_password_locked':
        return {
          title: t`Your withdrawal password is locked`,
          text: t`It was wrong five times. If this was not you, change your password.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      case 'registration_tried':
        return {
          title: t`Somebody tried to register with your CPF`,
          text: t`Nothing changed: it stays with your account.`,
          icon: keyIcon,
          tone: 'sky',
        }
      case 'email_bound': {
        const email = read('email')
        return { title: t`Your e-mail was bound`, text: email, icon: keyIcon, tone: 'sky' }
      }
      case 'phone_changed': {
        const phone = read('phone')
        return { title: t`Your phone number was changed`, text: phone, icon: keyIcon, tone: 'sky' }
      }
      case 'totp_off':
        return {
          title: t`Two-step verification was turned off`,
          text: t`Withdrawals rest for a while. If this was not you, talk to support at once.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      case 'passkey_added': {
        const name = read('name')
        return { title: t`A passkey was added`, text: name, icon: keyIcon, tone: 'sky' }
      }
      case 'failed_tries': {
        const count = Number(details.count ?? 0)
        return {
          title: t`Somebody tried to enter your account`,
          text: t`${plural(count, { one: '# wrong password', other: '# wrong passwords' })}. If this was not you, change your password.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      }
      case 'token_reused':
        return {
          title: t`We signed out a session to protect you`,
          text: t`Its sign-in was used twice. If this was not you, change your password.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      case 'passkey_suspended': {
        const name = read('name')
        return {
          title: t`A passkey was suspended`,
          text: t`${name} looks copied. Remove it and add another.`,
          icon: keyIcon,
          tone: 'scarlet',
        }
      }
      default:
        return undefined
    }
  }
}
