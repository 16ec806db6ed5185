import { useLingui } from '@lingui/react/macro'
import type { IdentityReason, MemberIdentity, PictureKind } from '../../../contract/identity.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** States, reasons and pictures in words. */
export function useIdentityWords() {
  const { t } = useLingui()
  const states: Record<MemberIdentity['state'], { word: string; tone: BadgeTone }> = {
    not_started: { word: t`Not proved yet`, tone: 'sun' },
    pending: { word: t`Being checked`, tone: 'sky' },
    approved: { word: t`Proved`, tone: 'leaf' },
    rejected: { word: t`Rejected`, tone: 'scarlet' },
    in_review: { word: t`A person is looking at it`, tone: 'sky' },
  }
  const reasons: Record<IdentityReason, string> = {
    document_unreadable: t`The document cannot be read. Take the photo in good light, without reflections, with all four corners.`,
    document_expired: t`The document has expired. Send one that is valid.`,
    name_mismatch: t`The name on the document is not the name of your account.`,
    face_mismatch: t`The face on the photo is not the face on the document.`,
    liveness_failed: t`The photo does not show that a person is there. Take it yourself, now, with the camera.`,
    under_age: t`The document says that you are under 18. Nobody under 18 may play.`,
    cpf_irregular: t`The CPF is not in order at the Receita Federal. Put it in order there, then try again.`,
  }
  const pictures: Record<PictureKind, { title: string; hint: string }> = {
    document_front: { title: t`Front of the document`, hint: t`RG, CNH or passport` },
    document_back: { title: t`Back of the document`, hint: t`A passport needs none` },
    selfie: { title: t`Photo of yourself`, hint: t`Your face alone, without glasses or hat` },
  }
  return { states, reasons, pictures }
}
