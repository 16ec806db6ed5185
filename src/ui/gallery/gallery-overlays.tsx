import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { type Toast, ToastList } from '../overlays/toast-list.tsx'
import { Section } from '../section.tsx'

export function GalleryOverlays() {
  const { t } = useLingui()
  const words = {
    leaf: t`Code copied`,
    scarlet: t`Network error, please try again later`,
    sky: t`A new version is ready.`,
  }
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'question'>()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const close = () => setOpen(undefined)
  const dismiss = (id: string) => setToasts(toasts.filter(toast => toast.id !== id))
  const add = (tone: Toast['tone']) => {
    const id = `${toasts.length}-${tone}`
    const action = tone === 'sky' ? { label: t`Update`, onPress: () => dismiss(id) } : undefined
    setToasts([...toasts, { id, tone, text: words[tone], action }])
  }
  return (
    <Section title={t`Above everything`}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>{t`Dialog`}</Button>
        <Button onClick={() => setOpen('sheet')}>{t`Sheet`}</Button>
        <Button onClick={() => setOpen('question')}>{t`Question`}</Button>
        <Button onClick={() => add('leaf')}>{t`Good news`}</Button>
        <Button onClick={() => add('scarlet')}>{t`Bad news`}</Button>
        <Button onClick={() => add('sky')}>{t`Something new`}</Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title={t`Log in`}>
        <form className="grid gap-4" onSubmit={event => event.preventDefault()}>
          <TextField label={t`Mobile phone`} type="tel" value={phone} onChange={setPhone} before="+55" />
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Button tone="main" size="large" wide type="submit">
            {t`Log in`}
          </Button>
          <Button tone="quiet" wide onClick={() => setOpen('sheet')}>
            {t`Create account`}
          </Button>
        </form>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={t`Filter`}
        footer={
          <Button tone="main" wide onClick={close}>
            {t`Show`}
          </Button>
        }
      >
        <p className="text-soft">{t`It rises from below, within reach of the thumb.`}</p>
      </Sheet>
      <Dialog
        open={open === 'question'}
        onClose={close}
        dismissible={false}
        title={t`Leave with a change that was not sent?`}
        footer={
          <>
            <Button onClick={close}>{t`Stay`}</Button>
            <Button tone="danger" onClick={close}>
              {t`Leave anyway`}
            </Button>
          </>
        }
      >
        <p className="text-soft">{t`The bank account you saved without a network has not reached us yet.`}</p>
      </Dialog>
      <ToastList toasts={toasts} onDismiss={dismiss} />
    </Section>
  )
}
