import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { DetailFields } from '../../../forms/detail-fields.tsx'
import { siteConfig } from '../../../state/site-config.ts'
import type { Mask } from '../../../ui/fields/masked-edit.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { StrengthMeter } from '../../../ui/fields/strength-meter.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { maskCpf, maskPhone } from './mask.ts'
import { type RegisterDraft, registerDraft } from './register-draft.ts'

type RegisterFieldsProps = {
  draft: Readonly<RegisterDraft>
  mistakes: Readonly<Record<string, string>>
}

type TextName =
  | 'name'
  | 'phone'
  | 'password'
  | 'password_confirmation'
  | 'realname'
  | 'cpf'
  | 'birth_date'
  | 'email'

/** Who one is at the server, then who one is by law. */
export function RegisterFields({ draft, mistakes }: RegisterFieldsProps) {
  const { registration } = useSnapshot(siteConfig).now
  const field = (name: TextName, mask?: Mask) => ({
    name,
    mask,
    value: draft[name],
    error: mistakes[name],
    onChange: (raw: string) => {
      registerDraft[name] = raw
    },
  })
  return (
    <>
      <AccountFields field={field} draft={draft} />
      <PersonFields field={field} needsEmail={registration.includes('email')} />
      <DetailFields
        draft={draft}
        mistakes={mistakes}
        asked={registration}
        onChange={(name, value) => {
          registerDraft[name] = value
        }}
      />
    </>
  )
}

type Wires = {
  name: TextName
  mask: Mask | undefined
  value: string
  error: string | undefined
  onChange: (raw: string) => void
}
type FieldOf = (name: TextName, mask?: Mask) => Wires

function AccountFields({ field, draft }: { field: FieldOf; draft: Readonly<RegisterDraft> }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        data-first-focus
        {...field('name')}
        label={t`User name`}
        hint={t`4 to 20 letters, digits, _ or .`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxSigns={20}
      />
      <TextField
        {...field('phone', maskPhone)}
        label={t`Mobile phone`}
        before="+55"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(11) 98765-4321"
      />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        autoComplete="new-password"
        strength={
          <StrengthMeter password={draft.password} known={[draft.name, draft.realname, draft.phone]} />
        }
      />
      <PasswordField
        {...field('password_confirmation')}
        label={t`Password again`}
        autoComplete="new-password"
      />
    </>
  )
}

function PersonFields({ field, needsEmail }: { field: FieldOf; needsEmail: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...field('realname')}
        label={t`Full name`}
        hint={t`First name and surname, as in your documents: withdrawals go to this person only.`}
        autoComplete="name"
      />
      <TextField
        {...field('cpf', maskCpf)}
        label="CPF"
        inputMode="numeric"
        placeholder="000.000.000-00"
        spellCheck={false}
      />
      <TextField
        {...field('birth_date')}
        label={t`Date of birth`}
        type="date"
        // Without a last day the browser's field takes six digits for a year, and waits for them.
        max="9999-12-31"
        autoComplete="bday"
      />
      <TextField
        {...field('email')}
        label={needsEmail ? t`E-mail` : t`E-mail (optional)`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
