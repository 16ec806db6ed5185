import { type PictureType, pictureTypeOf } from '../../picture-type.ts'
import type { CheckRow } from './check-row.ts'

const hour = 3_600_000
const day = 24 * hour

/** Checks that a member may ask for within a day: each costs the house, and a face is not guessed. */
const triesADay = 3
/** A check that the provider has not ended by then is looked at by a person. */
export const longestCheckMs = day
/** Six megabytes: a photo from a phone as it is. */
const largest = 6 * 1024 * 1024

export function judgePicture(
  file: Buffer,
): { readonly type: PictureType } | 'identity_picture_unreadable' | 'identity_picture_too_large' {
  if (file.length > largest) return 'identity_picture_too_large'
  const type = pictureTypeOf(file)
  return type === undefined ? 'identity_picture_unreadable' : { type }
}

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
