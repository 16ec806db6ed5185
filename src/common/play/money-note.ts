import type { MoneyOutcome, NotStored } from '../../sync/calls/open-money-call.ts'

type Refused = { readonly kind: 'refused'; readonly word: string; readonly message: string }
type Offline = { readonly kind: 'offline' }

/** What a place that bets says of a call that was not simply done, where it has a line. */
export type MoneyNote =
  | Refused
  | NotStored
  | { readonly kind: 'unknown' }
  /** An earlier one was taken after all; of this one nothing was sent, and what was chosen stays. */
  | { readonly kind: 'held-back' }
  | { readonly kind: 'signed-out' }

const ofNothingSent = ['offline', 'not-stored']

/** While an answer is missing: that nothing was sent is true of another bet, and is not what counts. */
export function withUnknown<Note extends { readonly kind: string }>(
  note: Note | undefined,
): Note | { readonly kind: 'unknown' } {
  return note === undefined || ofNothingSent.includes(note.kind) ? { kind: 'unknown' } : note
}

type Plain = Exclude<MoneyOutcome<unknown>, { kind: 'done' | 'already-done' | 'refused' }>

/** Of an outcome that says all by its kind. */
export function noteOf(outcome: Plain): Exclude<MoneyNote, Refused> | Offline {
  return outcome.kind === 'unauthenticated' ? { kind: 'signed-out' } : outcome
}
