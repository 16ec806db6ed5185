import { isGuessable } from '../../../../contract/auth/guessable-password.ts'
import { passwordLists } from '../../../platform/passwords/password-lists.ts'

/**
 * Whether a password is among those tried first by who guesses (docs/rules/accounts.md: common and breached ones are refused from a
 * bundled list): listed, a pattern, or a listed word with a little around it.
 */
export function isCommonPassword(password: string): boolean {
  return isGuessable(password, passwordLists())
}

const noLists = { isListed: () => false, isWord: () => false }

/** A password that says who its owner is: a word of their account, also with a little around it. */
export function isOwnWord(password: string, words: ReadonlyArray<string | null | undefined>): boolean {
  return isGuessable(password, noLists, { own: words })
}
