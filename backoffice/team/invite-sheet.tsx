import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type AdministratorRole, administratorRoles } from '../../contract/administrator-role.ts'
import { inviteAdministrator } from '../../contract/administrators.ts'
import { isEmail } from '../../contract/fields.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Button } from '../../src/ui/button.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { SelectField } from '../../src/ui/select-field.tsx'
import { Sheet } from '../../src/ui/sheet.tsx'
import { TextField } from '../../src/ui/text-field.tsx'
import { useDesk } from '../desk/desk.ts'
import { hrefOf } from '../desk/place.ts'
import { ComeIntoView } from '../parts/come-into-view.tsx'
import { useMistakes } from '../parts/use-mistakes.ts'
import { useSend } from '../parts/use-send.ts'
import { useRoleWords } from './role-words.ts'

/** Makes the link that somebody becomes an administrator with. It is shown once: nobody can read it anywhere later. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const { api } = useDesk()
  const roles = useRoleWords()
  const { form, wasTried, refuse } = useMistakes()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<AdministratorRole>('support')
  const [link, setLink] = useState<{ readonly url: string; readonly until: string }>()
  const { busy, fault, send } = useSend(
    (wish: { email: string; name: string; role: AdministratorRole }) =>
      api.call(inviteAdministrator, { body: wish }),
    ({ data }) =>
      setLink({
        url: `${location.origin}${hrefOf({ screen: 'enrol', token: data.token })}`,
        until: data.expires_at,
      }),
  )
  const noName = name.trim() === '' ? t`Write the name` : undefined
  const noEmail = isEmail(email) ? undefined : t`This is no valid e-mail address`
  const submit = () => {
    if (busy) return
    if (noName || noEmail) return refuse()
    void send({ email, name, role })
  }
  if (link) return <ShownLink {...link} name={name} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Invite somebody`}
      footer={<Button form={formId} type="submit" tone="main" wide busy={busy}>{t`Make the link`}</Button>}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t`Name`}
          maxLength={80}
          value={name}
          onChange={setName}
          error={wasTried ? noName : undefined}
        />
        <TextField
          label={t`E-mail`}
          type="email"
          maxLength={77}
          value={email}
          onChange={setEmail}
          error={wasTried ? noEmail : undefined}
        />
        <SelectField
          label={t`Role`}
          hint={roles[role].may}
          value={role}
          onChange={raw => setRole(administratorRoles.find(one => one === raw) ?? role)}
          options={administratorRoles.map(value => ({ value, label: roles[value].name }))}
        />
        <ComeIntoView news={fault}>
          {/* Not that it counts once: each call makes a link of its own, and nobody has seen the one that was lost. */}
          <FormErrors message={fault?.message} />
        </ComeIntoView>
      </form>
    </Sheet>
  )
}

type ShownLinkProps = { url: string; until: string; name: string; onClose: () => void }

function ShownLink({ url, until, name, onClose }: ShownLinkProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { toasts } = useDesk()
  const time = formatDate(Date.parse(until), 'time', language)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toasts.tell('leaf', t`The link is copied.`),
      () => toasts.tell('scarlet', t`Your browser refused. Mark the link and copy it.`),
    )
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`The link for ${name}`}
      footer={
        <>
          <Button wide onClick={onClose}>{t`Done`}</Button>
          <Button wide tone="main" onClick={() => void copy()}>{t`Copy the link`}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-small text-soft">
          {t`It works once, until ${time}, and is shown only here. Whoever opens it sets a password and an authenticator.`}
        </p>
        <p
          data-testid="invite-link"
          className="figures select-all break-all rounded-corner bg-well p-3 text-small"
        >
          {url}
        </p>
      </div>
    </Sheet>
  )
}
