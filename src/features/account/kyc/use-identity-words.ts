import { useLingui } from '@lingui/react/macro'
import type { IdentityReason, MemberIdentity, Pose } from '../../../../contract/account/identity.ts'
import type { BadgeTone } from '../../../ui/states/badge.tsx'

export interface PictureWords {
  readonly title: string
  readonly hint: string
}

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
    liveness_failed: t`The photos do not show that a person is there. Take them yourself, now, with the camera, in the poses that are asked for.`,
    under_age: t`The document says that you are under 18. Nobody under 18 may play.`,
    cpf_irregular: t`The CPF is not in order at the Receita Federal. Put it in order there, then try again.`,
    face_of_another: t`This face already belongs to another account. Each person has one account.`,
  }
  const documents: Record<'document_front' | 'document_back', PictureWords> = {
    document_front: { title: t`Front of the document`, hint: t`RG, CNH or passport` },
    document_back: { title: t`Back of the document`, hint: t`A passport needs none` },
  }
  const poses: Record<Pose, PictureWords> = {
    front: { title: t`Your face, straight on`, hint: t`Alone, without glasses or hat` },
    left: { title: t`Head turned to your left`, hint: t`As far as both eyes can still be seen` },
    right: { title: t`Head turned to your right`, hint: t`As far as both eyes can still be seen` },
    up: { title: t`Looking up`, hint: t`The chin raised, the eyes at the ceiling` },
    smile: { title: t`With a smile`, hint: t`Straight on, so that your teeth can be seen` },
    eyes_closed: {
      title: t`With your eyes closed`,
      hint: t`Straight on; the other hand may press the button`,
    },
  }
  return { states, reasons, documents, poses }
}
