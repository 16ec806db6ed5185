import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { administratorSignOut } from '../../contract/operations/backoffice.ts'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Segmented } from '../../src/ui/fields/segmented.tsx'
import { IconButton } from '../../src/ui/icon-button.tsx'
import { logoutIcon } from '../../src/ui/icons/account-icons.ts'
import { menuIcon } from '../../src/ui/icons/shell-icons.ts'
import { Sheet } from '../../src/ui/overlays/sheet.tsx'
import { useStore } from '../parts/forms/create-store.ts'
import { useBackOffice } from '../state/back-office.ts'

/** Each language names itself. */
const languageNames = [
  { value: 'pt', label: 'Português' },
  { value: 'en', label: 'English' },
  { value: 'zh_cn', label: '中文' },
] as const

export function OperatorMenu() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton shape={menuIcon} label={t`Menu`} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t`Menu`}>
        <div className="grid gap-5 *:min-w-0">
          <SignedInAs onLeave={() => setOpen(false)} />
          <OwnSecurity onGo={() => setOpen(false)} />
          <Choices />
        </div>
      </Sheet>
    </>
  )
}

function SignedInAs({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { api, session, drafts } = useBackOffice()
  const current = useStore(session)
  if (current.status !== 'signed-in') return null
  const leave = () => {
    onLeave()
    // Sent with the token that is dropped next; without an answer the server ends it within half an hour.
    void api.call(administratorSignOut, {})
    drafts.clear()
    session.leave()
  }
  const { name, email } = current.administrator
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-firm">{name}</p>
        <p className="break-all text-faint text-small">{email}</p>
      </div>
      <Button size="small" icon={logoutIcon} onClick={leave}>
        {t`Sign out`}
      </Button>
    </div>
  )
}

function OwnSecurity({ onGo }: { onGo: () => void }) {
  const { t } = useLingui()
  const { session, place } = useBackOffice()
  if (useStore(session).status !== 'signed-in') return null
  const go = () => {
    onGo()
    place.go({ screen: 'security' })
  }
  return <Button onClick={go}>{t`My security`}</Button>
}

function Choices() {
  const { t } = useLingui()
  const { preferences } = useBackOffice()
  const { language, theme } = useStore(preferences)
  return (
    <>
      <div className="grid gap-1.5">
        <p className="font-firm text-small text-soft">{t`Language`}</p>
        <Segmented
          label={t`Language`}
          options={languageNames}
          value={language}
          onChange={chosen => preferences.choose({ language: chosen })}
        />
      </div>
      <div className="grid gap-1.5">
        <p className="font-firm text-small text-soft">{t`Theme`}</p>
        <Segmented
          label={t`Theme`}
          options={[
            { value: 'system', label: t`As the device` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          value={theme}
          onChange={chosen => preferences.choose({ theme: chosen })}
        />
      </div>
    </>
  )
}
