import { useLingui } from '@lingui/react/macro'
import type { IdentityReason, PictureKind } from '../../contract/identity.ts'

export function useIdentityWords() {
  const { t } = useLingui()
  const reasons: Record<IdentityReason, string> = {
    document_unreadable: t`Document unreadable`,
    document_expired: t`Document expired`,
    name_mismatch: t`Another name`,
    face_mismatch: t`Another face`,
    liveness_failed: t`No living person`,
    under_age: t`Under age`,
    cpf_irregular: t`CPF not in order`,
  }
  const pictures: Record<PictureKind, string> = {
    document_front: t`Front`,
    document_back: t`Back`,
    selfie: t`Face`,
  }
  return { reasons, pictures }
}
