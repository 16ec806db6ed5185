import { subscribe } from 'valtio'
import { dialogs } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'

/** The heart a guest pressed: kept while the dialogs of signing in are open, dropped when they close without a member. */
let postponed: { gameId: string; stop: () => void } | undefined

export function postponeIntent(gameId: string) {
  dropPostponedIntent()
  const stop = subscribe(dialogs, () => {
    const isSigningIn = dialogs.login || dialogs.register
    if (!isSigningIn && readMemberId(session.now) === undefined) dropPostponedIntent()
  })
  postponed = { gameId, stop }
}

/** The wish, once. */
export function takePostponedIntent(): string | undefined {
  const gameId = postponed?.gameId
  dropPostponedIntent()
  return gameId
}

export function dropPostponedIntent() {
  postponed?.stop()
  postponed = undefined
}
