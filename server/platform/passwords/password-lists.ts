import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { PasswordLists } from '../../../contract/auth/guessable-password.ts'
import { passwordBases } from '../../../contract/auth/password-bases.ts'

let lists: PasswordLists | undefined

/**
 * 42,000 passwords of breaches and 41,000 Portuguese words and names (`docs/reference/credits.md` says whose work they are), beside the words of
 * `passwordBases`. Read once, on the first question.
 */
export function passwordLists(): PasswordLists {
  lists ??= readLists()
  return lists
}

function readLists(): PasswordLists {
  const passwords = readPacked('common-passwords.txt.gz')
  const words = readPacked('common-words.txt.gz')
  return {
    isListed: text => passwords.has(text) || words.has(text) || passwordBases.has(text),
    isWord: word => words.has(word) || passwordBases.has(word) || (word.length >= 4 && passwords.has(word)),
  }
}

function readPacked(name: string): ReadonlySet<string> {
  const packed = readFileSync(new URL(`./${name}`, import.meta.url))
  return new Set(gunzipSync(packed).toString('utf8').split('\n').filter(Boolean))
}
