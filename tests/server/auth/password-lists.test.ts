import { expect, it } from 'vitest'
import { isGuessable } from '../../../contract/auth/guessable-password.ts'
import { passwordBases } from '../../../contract/auth/password-bases.ts'
import { isCommonPassword } from '../../../server/features/auth/registration/common-passwords.ts'
import { passwordLists } from '../../../server/platform/passwords/password-lists.ts'

it('the server knows what breaches begin with, in English and in Portuguese', () => {
  const breached =
    '123456 password 12345678 qwerty 123456789 111111 dragon baseball football letmein monkey abc123 mustang michael shadow master ' +
    'jennifer 2000 jordan superman harley 1234567 ranger iwantu trustno1 batman sunshine iloveyou charlie starwars computer whatever'
  const passing = breached.split(' ').filter(password => password.length >= 6 && !isCommonPassword(password))
  expect(passing).toEqual([])
})

it('a common Portuguese word is no password, not even with a number or with replaced letters', () => {
  for (const word of ['girassol', 'passarinho', 'abobora', 'cozinheiro', 'guilherme', 'albuquerque']) {
    for (const password of [word, `${word}1`, `${word}2024`, `${word}@123`, word.replace('a', '4')]) {
      expect([password, isCommonPassword(password)]).toEqual([password, true])
    }
  }
})

it('a known word or a year twice, with a little around it, is no password', () => {
  for (const password of ['neymarjr10neymar', '152025102025', 'girassol7girassol'])
    expect([password, isCommonPassword(password)]).toEqual([password, true])
})

it('passphrases of three words pass', () => {
  const words = ['girassol', 'cozinheiro', 'abobora', 'vento', 'guilherme', 'pedra']
  const phrases = words.map((word, at) => [word, words.at(at - 1), words.at(at - 3)].join(' '))
  expect(phrases.filter(isCommonPassword)).toEqual([])
})

it('the server refuses all that the app calls easy by its own short list', () => {
  const isBase = (text: string) => passwordBases.has(text)
  const short = { isListed: isBase, isWord: isBase }
  const given = [...passwordBases].flatMap(word => [`${word}123456`, `${word}2024!`, `${word}0`])
  const easy = given.filter(password => password.length >= 6 && isGuessable(password, short))
  expect(easy.length).toBeGreaterThan(1_000)
  expect(easy.filter(password => !isGuessable(password, passwordLists()))).toEqual([])
})
