import { useLingui } from '@lingui/react/macro'
import type { credentialParts } from '../../../../contract/operations/administrators.ts'

/** What a reset ends. */
export function useCredentialWords(): Record<(typeof credentialParts)[number], string> {
  const { t } = useLingui()
  return { all: t`Password, authenticator and passkeys`, passkeys: t`Passkeys only` }
}
