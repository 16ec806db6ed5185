import { msg } from '@lingui/core/macro'

/** What decides a round that everybody shares, and a matchday: their own chain, whatever seeds a member has. */
export const chainWords = {
  round: msg`Each round's seed is a link of a chain that was fixed before, then salted with a value of the public beacon drand: after the round anybody can check it.`,
  matchday: msg`The result of a matchday is drawn from the next link of a chain that was fixed before, then salted with a value of the public beacon drand: after the last minute anybody can check it.`,
}
