import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, sealedMember, uuid } from '../fields.ts'
import { exactField } from '../text-fields.ts'

/** Photos of the poses that the server asks for, in their order. */
export const poseKinds = ['pose_1', 'pose_2', 'pose_3'] as const
export const pictureKinds = ['document_front', 'document_back', ...poseKinds] as const
export type PictureKind = (typeof pictureKinds)[number]
/** Without these nothing is checked; a passport has no back. */
export const neededPictures: readonly PictureKind[] = ['document_front', ...poseKinds]
/** What lies with the server: also of checks from before the poses. */
const keptKinds = [...pictureKinds, 'selfie'] as const
export type KeptKind = (typeof keptKinds)[number]

/** What the camera is shown, so that a picture from elsewhere does not do: the face straight on first, then two more. */
export const poses = ['front', 'left', 'right', 'up', 'smile', 'eyes_closed'] as const
export type Pose = (typeof poses)[number]

/** `in_review`: a person of the operator looks at it, after an appeal or where the check itself could not be made. */
const identityStates = ['not_started', 'pending', 'approved', 'rejected', 'in_review'] as const

/** Why a check was rejected. */
export const identityReasons = [
  'document_unreadable',
  'document_expired',
  'name_mismatch',
  'face_mismatch',
  'liveness_failed',
  'under_age',
  'cpf_irregular',
  'face_of_another',
] as const
export type IdentityReason = (typeof identityReasons)[number]

/** Before what the operator wants age and identity proved. */
export const identityStages = ['play', 'withdrawal', 'none'] as const
export type IdentityStage = (typeof identityStages)[number]

const identityOfMember = z.object({
  state: z.enum(identityStates),
  reason: z.nullable(z.enum(identityReasons)),
  /** What a person of the operator wrote with their decision. */
  note: z.nullable(z.string()),
  before: z.enum(identityStages),
  /** Whether this site can check anybody: without a provider it takes no picture. */
  is_open: z.boolean(),
  sent_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** Pictures that lie with the server for the next check; never their content. */
  pictures: z.array(z.enum(pictureKinds)),
  /** What the photos of the face are to show, in order. Absent of what a device kept from before. */
  poses: z.optional(z.array(z.enum(poses))),
  tries_left: z.number(),
  /** When there is another try; null: there is one now, or none at all. */
  retry_at: z.nullable(instant),
  may_appeal: z.boolean(),
})
export type MemberIdentity = z.output<typeof identityOfMember>

const reply = z.object({ data: identityOfMember })
const sealed = { member_id: sealedMember }

/** The member's own state; of the documents only which there are. */
export const memberIdentity = defineEndpoint('GET /api/identity', {
  access: 'real_member',
  offline: 'keep',
  reply,
})

/** Bytes, 6 MiB: enough for an unedited photo of a phone. */
export const largestPictureBytes = 6 * 1024 * 1024
/** Characters of base64, above 6 MiB: a picture slightly too large is refused by its bytes (identity_picture_too_large). */
const largestPicture = 8_400_000

/**
 * One picture for the next check, judged by its bytes: JPEG, PNG or WebP. Scanned, re-encoded without metadata, kept sealed, shown to
 * administrators only, never stored on the device. A later one of its kind takes its place until the check is asked for. Refuses
 * identity_picture_unreadable, identity_picture_too_large, file_infected, identity_settled, identity_unavailable; try_again_later while
 * the scanner gives no verdict; identity_pictures_missing
 * for a pose before the one that comes before it.
 */
export const sendIdentityPicture = defineEndpoint('POST /api/identity/picture', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    kind: z.enum(pictureKinds, 'required'),
    /** Base64. */
    file: exactField().check(
      z.minLength(1, 'required'),
      z.maxLength(largestPicture, 'too_long'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'invalid'),
    ),
    ...sealed,
  }),
  reply,
})

/** Asks for the check. Refuses identity_pictures_missing, identity_tries_used { until }, identity_settled, identity_unavailable. */
export const submitIdentity = defineEndpoint('POST /api/identity/submit', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ ...sealed }),
  reply,
})

/** A person shall look at the last check; once for each. Refuses identity_not_rejected. */
export const appealIdentity = defineEndpoint('POST /api/identity/appeal', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ text: line(10, 500, 'too_short'), ...sealed }),
  reply,
})

const identityCase = z.object({
  id: z.string(),
  member: z.object({ id: z.string(), name: z.string() }),
  /** What the check found; null: it could not be made. */
  reason: z.nullable(z.enum(identityReasons)),
  /** Other members in whose checks the provider found the same face; null: it found none. Empty: of accounts that are gone. */
  same_face: z.nullable(z.array(z.object({ id: z.string(), name: z.string(), is_closed: z.boolean() }))),
  /** The member's own words; null: nobody appealed. */
  appeal: z.nullable(z.string()),
  sent_at: instant,
  waits_since: instant,
  pictures: z.array(
    z.object({
      kind: z.enum(keptKinds),
      /** Of a photo of the face: what it is to show. */
      pose: z.nullable(z.enum(poses)),
      type: z.string(),
      bytes: z.number(),
    }),
  ),
})
export type IdentityCase = z.output<typeof identityCase>

/** Checks that wait for a person, longest first. */
export const identityQueue = defineEndpoint('POST /api/admin/identity', {
  access: 'administrator',
  roles: ['owner', 'reviewer', 'support'],
  offline: 'refuse',
  reply: z.object({ data: z.array(identityCase) }),
})

/** One picture of a waiting case, base64; each look is written into the audit log. */
export const identityPicture = defineEndpoint('POST /api/admin/identity/picture', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid, kind: z.enum(keptKinds, 'required') }),
  reply: z.object({ data: z.object({ type: z.string(), file: z.string() }) }),
})

/** Refuses not_found, case_decided. A rejection without a reason of its own keeps that of the check. */
export const decideIdentity = defineEndpoint('POST /api/admin/identity/decide', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    id: uuid,
    approve: z.boolean(),
    reason: z.optional(z.enum(identityReasons)),
    /** The member reads it. */
    note: line(10, 300, 'too_short'),
  }),
  reply: z.object({ data: z.object({ id: z.string(), state: z.enum(identityStates) }) }),
})
