import { useLingui } from '@lingui/react/macro'
import type { PixKeyType } from '../../../../contract/cashier/banks.ts'

type PixTypeWords = {
  label: string
  hint: string
  error: string
  keyboard: 'numeric' | 'tel' | 'email' | 'text'
}

export function usePixTypes(): Record<PixKeyType, PixTypeWords> {
  const { t } = useLingui()
  return {
    cpf: {
      label: t`CPF`,
      hint: t`Your own, 11 digits`,
      error: t`This is no valid CPF`,
      keyboard: 'numeric',
    },
    phone: {
      label: t`Mobile phone`,
      hint: t`With area code: (11) 98765-4321`,
      error: t`Write the area code and nine digits`,
      keyboard: 'tel',
    },
    email: {
      label: t`E-mail`,
      hint: t`As registered at your bank`,
      error: t`This is no valid e-mail address`,
      keyboard: 'email',
    },
    evp: {
      label: t`Random key`,
      hint: t`Copy it from your bank's app`,
      error: t`A random key has 32 letters and digits in five groups`,
      keyboard: 'text',
    },
    cnpj: {
      label: t`CNPJ`,
      hint: t`Only of a firm that is yours alone`,
      error: t`This is no valid CNPJ`,
      keyboard: 'text',
    },
  }
}
