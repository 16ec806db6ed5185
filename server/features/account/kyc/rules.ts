import {
  type KeptKind,
  type PictureKind,
  type Pose,
  poseKinds,
  poses,
} from '../../../../contract/account/identity.ts'
import type { CheckRow } from './check-row.ts'

const hour = 3_600_000
const day = 24 * hour

/** Checks that a member may ask for within a day: each costs the operator, and a face is not guessed. */
const triesADay = 3
/** A check that the provider has not ended by then is looked at by a person. */
export const longestCheckMs = day

/** Until the provider is asked again: soon at first, ten minutes at most. */
export function askAgainMs(asks: number): number {
  return Math.min(2_000 * 1.6 ** Math.min(asks, 20), 600_000)
}

interface Tries {
  readonly left: number
  /** When there is another one; `undefined`: there is one now, or there never is. */
  readonly again: Date | undefined
}

/** `sent`: every check that was asked for, newest first. Who was found too young proves nothing by another photo. */
export function triesOf(sent: readonly CheckRow[], now: Date): Tries {
  if (sent[0]?.reason === 'under_age') return { left: 0, again: undefined }
  const recent = sent.flatMap(({ sent_at: at }) =>
    at !== null && now.getTime() - at.getTime() < day ? [at] : [],
  )
  const left = Math.max(0, triesADay - recent.length)
  const oldest = recent.at(triesADay - 1)
  return { left, again: left > 0 || oldest === undefined ? undefined : new Date(oldest.getTime() + day) }
}

/** What a check looks like to its member: `undefined`, nothing was asked for yet. */
export function isSettled(newest: CheckRow | undefined): boolean {
  return newest !== undefined && newest.state !== 'rejected'
}

/**
 * What the photos of a face are to show: straight on first, to be compared with the document, then others in an order that
 * nobody can know before the server says it. `bytes` are as random as the choice shall be.
 */
export function choosePoses(bytes: Uint8Array): readonly Pose[] {
  const others = poses.filter(pose => pose !== 'front')
  const chosen = poseKinds.slice(1).flatMap((_, at) => others.splice((bytes[at] ?? 0) % others.length, 1))
  return ['front', ...chosen]
}

const order: readonly KeptKind[] = poseKinds

/** What a picture is to show; `null` of a document. A check from before the poses has one face, straight on. */
export function poseOf(kind: KeptKind, chosen: readonly Pose[]): Pose | null {
  if (kind === 'selfie') return 'front'
  const at = order.indexOf(kind)
  return at < 0 ? null : (chosen[at] ?? null)
}

/** The pose that has to be sent before this one; `undefined`: none, or it was. */
export function poseBefore(kind: PictureKind, sent: readonly KeptKind[]): PictureKind | undefined {
  const before = poseKinds[order.indexOf(kind) - 1]
  return before === undefined || sent.includes(before) ? undefined : before
}
