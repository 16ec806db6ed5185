import { isGuessable } from '../../../contract/auth/guessable-password.ts'
import { passwordBases } from '../../../contract/auth/password-bases.ts'

const isBase = (text: string) => passwordBases.has(text)
const lists = { isListed: isBase, isWord: isBase }

/** Whether the server refuses this password for being guessed first, as far as the words tell that are here. */
export function isGuessed(password: string, known: readonly string[]): boolean {
  return isGuessable(password, lists, { own: known })
}
