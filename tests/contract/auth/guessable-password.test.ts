import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuessable } from '../../../contract/auth/guessable-password.ts'
import { passwordBases } from '../../../contract/auth/password-bases.ts'

const isBase = (text: string) => passwordBases.has(text)
const known = { isListed: isBase, isWord: isBase }
const nothing = { isListed: () => false, isWord: () => false }

/** Accepted before the rule looked at more than the list. Each has neighbours that are typed as easily. */
const named = [
  ['is a run of the alphabet', 'abcdef abcdefg zyxwvu abcd1234 Abc123'],
  ['is a run of the keyboard', 'qwerty asdf1234 zaq12wsx qweasdzxc !@#$%^'],
  ['is a run of digits', '123456 98765432 10203040 102030 147258 159357 aabbcc 112233 123321'],
  ['is two runs that take turns', 'q1w2e3r4 1q2w3e4r a1b2c3d4'],
  ['is a run with a sign or two before it', 'Aa@123456 xx123456 oi12345 13senha13'],
  ['is one piece over and over', 'aaaaaa 999999 abcabc senhasenha vivo12vivo12 flamengo2024flamengo2024'],
  [
    'is a known word or a year twice, with a little around it',
    'vivo10vivo vivo12345vivo 1vivo12vivo3 152025102025 senha-x-senha',
  ],
  ['is a day', '25121990 251290 19901225 25/12/1990'],
  [
    'is a word with digits',
    'senha1 Senha123 vivo12345 vivo123456 Tigrinho1 aranha777 brasil10 mudar123 corinthians1',
  ],
  ['is a word with a year', 'flamengo2024 timao1910 claro2024 2024senha Brasil2026'],
  ['is a word with signs', 'vivo@2023 brasil2022! !Flamengo! Mudar@123'],
  ['is a word whose letters are replaced', 'S3nh@123 Fl4m3ng0! c0r1nth1@n5 P@ssw0rd1 $enha2024'],
  ['is a word with a little word before it', 'minhasenha meubrasil1 euteamo'],
  ['is a word turned round, or with its end drawn out', 'ahnes123 senhaaaaa'],
  ['is a word with accents or blanks', 'Acaí2024 s.e.n.h.a'],
] as const

describe('a password that is guessed first', () => {
  it.each(named)('%s', (_what, passwords) => {
    const passing = passwords.split(' ').filter(password => !isGuessable(password, known))
    expect(passing).toEqual([])
  })

  it('is a word of one’s own account, whole or in part, with a little around it', () => {
    const own = [
      'maria.silva',
      '+5511987654321',
      'mariazinha@example.com',
      '52998224725',
      null,
      undefined,
      '',
    ]
    const given = ['maria.silva1', 'Silva2024', 'm4ria!!', '5511987654321', 'mariazinha', '52998224725']
    for (const password of given) {
      expect([password, isGuessable(password, nothing, { own })]).toEqual([password, true])
    }
  })

  it('is not made safer by blanks', () => {
    expect(isGuessable('senha 123', known)).toBe(true)
    expect(isGuessable('1 2 3 4 5 6', known)).toBe(true)
  })

  it('is two known words in a row only where the rule is strict', () => {
    expect(isGuessable('flamengocampeao9', known)).toBe(false)
    expect(isGuessable('flamengocampeao9', known, { joinsWords: true })).toBe(true)
    expect(isGuessable('uma arara azul voando', known, { joinsWords: true })).toBe(false)
  })

  it('is two known words around a number that is worth a guess, where the rule is strict', () => {
    for (const password of ['vivo12345flamengo', 'flamengo10campeao', 'Senha2026Vivo!']) {
      expect([password, isGuessable(password, known)]).toEqual([password, false])
      expect([password, isGuessable(password, known, { joinsWords: true })]).toEqual([password, true])
    }
    expect(isGuessable('flamengo84719302campeao', known, { joinsWords: true })).toBe(false)
  })
})

describe('a password that is not guessed', () => {
  it.each([
    'uma senha boa',
    'vivo84719302vivo',
    '731962588914',
    'tucano-7-Azul',
    'k7#Qz9',
    'xkq7vz',
    '847291',
    'aranha84719302',
    'correct horse battery staple',
    'meu cachorro come queijo',
    'caneta.azul.sumiu',
    'hJ2!vR8s',
  ])('is %s', password => {
    expect(isGuessable(password, known)).toBe(false)
  })

  it('is nearly every one that was drawn at random', () => {
    const drawn = fc.sample(fc.stringMatching(/^[a-zA-Z0-9!@#$]{12}$/), { numRuns: 2_000, seed: 30 })
    expect(drawn.filter(password => isGuessable(password, known))).toEqual([])
  })
})

it('a password of any signs and length is judged in good time', () => {
  const given = fc.sample(fc.string({ maxLength: 128, unit: 'binary' }), { numRuns: 300, seed: 30 })
  const long = ['a@4s$5i1!o0e3'.repeat(10), `${'1'.repeat(64)}a${'!'.repeat(64)}`, 'senhaflamengo'.repeat(10)]
  const began = performance.now()
  for (const password of [...given, ...long]) isGuessable(password, known, { joinsWords: true })
  expect(performance.now() - began).toBeLessThan(2_000)
})
