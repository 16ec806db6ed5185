import { useLingui } from '@lingui/react/macro'
import type { IdentityCase, IdentityReason, Pose } from '../../../../contract/account/identity.ts'

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
    face_of_another: t`Face of another account`,
  }
  const documents = { document_front: t`Front`, document_back: t`Back` }
  const poses: Record<Pose, string> = {
    front: t`Face straight on`,
    left: t`Face to their left`,
    right: t`Face to their right`,
    up: t`Face looking up`,
    smile: t`Face with a smile`,
    eyes_closed: t`Face with eyes closed`,
  }
  /** Of a face the pose that was asked for. */
  const titleOf = ({ kind, pose }: Pick<IdentityCase['pictures'][number], 'kind' | 'pose'>) =>
    kind === 'document_front' || kind === 'document_back' ? documents[kind] : poses[pose ?? 'front']
  return { reasons, titleOf }
}
