import { useLingui } from '@lingui/react/macro'
import type { ExtraRegistrationField } from '../../../../contract/regime.ts'

export function useDetailWords(): Readonly<Record<ExtraRegistrationField, string>> {
  const { t } = useLingui()
  return { email: t`E-mail`, gender: t`Gender`, address: t`Address` }
}
