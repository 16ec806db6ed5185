import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import { SecurityPage } from '../../../common/security-page.tsx'
import {
  downloadIcon,
  keyIcon,
  lockIcon,
  mailIcon,
  phoneIcon,
  shieldCheckIcon,
  shieldIcon,
  usersIcon,
} from '../../../ui/icons/account-icons.ts'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { SecurityScore } from './security-score.tsx'

/** `/security-center`: what protects the account, and which of it is set. */
export function ScreenSecurity() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Security`}
      path="/security-center"
      parent="/profile"
      why={t`Log in to see your security`}
    >
      {view => (
        <>
          <HoldNotice hold={view.hold} />
          <SecurityScore view={view} />
          <SignInList view={view} />
          <MoneyList view={view} />
          <OwnList view={view} />
        </>
      )}
    </SecurityPage>
  )
}

function useLead() {
  const router = useRouter()
  return (to: string) => ({ href: to, onFollow: () => void router.navigate({ to }) })
}

/** Of what a device kept from before. */
const usualContacts = [
  { kind: 'phone', target: null, is_proved: false },
  { kind: 'email', target: null, is_proved: false },
] as const

function SignInList({ view }: { view: SecurityView }) {
  const { t } = useLingui()
  const lead = useLead()
  const { length: passkeys } = view.passkeys
  const contacts = view.confirmation?.contacts ?? usualContacts
  const isWaiting = (kind: 'phone' | 'email') =>
    contacts.some(one => one.kind === kind && one.target !== null && !one.is_proved)
  const notYet = (kind: 'phone' | 'email') =>
    isWaiting(kind) ? <Badge tone="sun">{t`Not confirmed`}</Badge> : null
  const leadOf = (kind: 'phone' | 'email', path: string) =>
    lead(isWaiting(kind) ? '/security-center/confirm' : path)
  const isOn = (on: boolean) => <Badge tone={on ? 'leaf' : 'sun'}>{on ? t`On` : t`Off`}</Badge>
  return (
    <List label={t`Sign-in`}>
      <ListRow icon={lockIcon} title={t`Password`} {...lead('/security-center/change-password')} />
      <ListRow
        icon={shieldCheckIcon}
        title={t`Two-step verification`}
        end={isOn(view.has_totp)}
        {...lead('/security-center/two-step')}
      />
      <ListRow
        icon={keyIcon}
        title={t`Passkeys`}
        end={passkeys > 0 ? <Badge tone="leaf">{passkeys}</Badge> : isOn(false)}
        {...lead('/security-center/passkeys')}
      />
      <ListRow
        icon={mailIcon}
        title={t`E-mail`}
        detail={view.email}
        end={view.email === null ? <Badge tone="sun">{t`None bound`}</Badge> : notYet('email')}
        {...leadOf('email', '/security-center/bind-email')}
      />
      {contacts.some(contact => contact.kind === 'phone') ? (
        <ListRow
          icon={phoneIcon}
          title={t`Phone`}
          detail={view.phone ?? t`None bound`}
          end={notYet('phone')}
          {...leadOf('phone', '/security-center/bind-phone')}
        />
      ) : null}
    </List>
  )
}

function MoneyList({ view }: { view: SecurityView }) {
  const { t } = useLingui()
  const lead = useLead()
  const hasPin = view.has_withdrawal_password
  return (
    <List label={t`Money`}>
      <ListRow
        icon={keyIcon}
        title={t`Withdrawal password`}
        end={<Badge tone={hasPin ? 'leaf' : 'sun'}>{hasPin ? t`Set` : t`Not set`}</Badge>}
        {...lead(hasPin ? '/security-center/change-withdrawal-password' : '/withdrawalPassword')}
      />
      {hasPin ? (
        <ListRow
          icon={lockIcon}
          title={t`Forgot the withdrawal password`}
          {...lead('/security-center/forgot-withdrawal-password')}
        />
      ) : null}
    </List>
  )
}

function OwnList({ view }: { view: SecurityView }) {
  const { t } = useLingui()
  const lead = useLead()
  return (
    <List label={t`Your account`}>
      <ListRow
        icon={usersIcon}
        title={t`Devices and sessions`}
        end={<Badge>{view.sessions.length}</Badge>}
        {...lead('/security-center/devices')}
      />
      <ListRow icon={clockIcon} title={t`Security history`} {...lead('/security-center/history')} />
      <ListRow
        icon={shieldCheckIcon}
        title={t`Age and identity`}
        detail={t`Documents and a photo of yourself`}
        {...lead('/security-center/identity')}
      />
      <ListRow icon={shieldIcon} title={t`Verify password`} {...lead('/security-center/verify-password')} />
      <ListRow
        icon={downloadIcon}
        title={t`Your data`}
        detail={t`Export it, or delete your account`}
        {...lead('/security-center/personal-data')}
      />
    </List>
  )
}
