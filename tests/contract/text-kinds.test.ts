import { describe, expect, it } from 'vitest'
import { asIdentifier, asLine, asName, asSecret, asText } from '../../contract/text-kinds.ts'

describe('an identifier', () => {
  it.each([
    ['\u202a529.982.247\u201125\u202c', '529.982.247-25'],
    ['５２９．９８２．２４７－２５', '529.982.247-25'],
    ['529\u2013982\u2212247', '529-982-247'],
    ['٥٢٩ 𝟗𝟠𝟮', '529 982'],
    ['ana\u200b@exa\u00admple.com\ufeff', 'ana@example.com'],
    ['ana＠example。com', 'ana@example.com'],
    ['\u00a0 a\u2003 b \r\n', 'a b'],
    ['a\u0000b\ufe0f\ufffc', 'ab'],
    ['Joa\u0303o', 'João'],
    ['so\ufb01a@example.com', 'sofia@example.com'],
    ['d’avila@example.com', "d'avila@example.com"],
    ['a`b@example.com\u2060', 'a`b@example.com'],
  ])('of %j is read as %j', (raw, read) => {
    expect(asIdentifier(raw)).toBe(read)
  })
})

describe('a name', () => {
  it.each([
    ['D´Ávila', "D'Ávila"],
    ['D’Ávila', "D'Ávila"],
    ['D`Ávila', "D'Ávila"],
    ['Dʼ A\u0301vila', "D' Ávila"],
    ["O'Neill", "O'Neill"],
    ['DˊÁvila', "D'Ávila"],
    ['DˋÁvila', "D'Ávila"],
    ['D\u05f3Ávila', "D'Ávila"],
    ['DꞌÁvila', "D'Ávila"],
    ['D\u0384Ávila', "D'Ávila"],
    ['D\u02f4Ávila', "D'Ávila"],
    ['D❛Ávila', "D'Ávila"],
    ['D \u0301Ávila', "D'Ávila"],
    ['D \u0300Ávila', "D'Ávila"],
    ['So\ufb01a de \ufb02ores', 'Sofia de flores'],
    ['João\u2011Paulo', 'João-Paulo'],
    ['  Nun\u0303ez\u00a0 da\tSilva\u200d ', 'Nuñez da Silva'],
  ])('of %j is read as %j', (raw, read) => {
    expect(asName(raw)).toBe(read)
  })
})

describe('free text', () => {
  it.each([
    ['saldo\t10,00\r\nfim\r', 'saldo 10,00\nfim'],
    ['família 👨‍👩‍👧 e ❤️ – aqui', 'família 👨‍👩‍👧 e ❤️ – aqui'],
    ['ordem \u202etrocada\u202c', 'ordem trocada'],
    ['um\u0000 sino\u0007', 'um sino'],
    ['meia \ud83d letra', 'meia \ufffd letra'],
    ['\u200b\u200d \u3164', ''],
  ])('of %j is kept as %j', (raw, kept) => {
    expect(asText(raw)).toBe(kept)
  })

  it('is brought to one line where a field has one', () => {
    expect(asLine(' a\r\n\r\nb\tc ')).toBe('a b c')
  })
})

describe('a secret', () => {
  it('has one Unicode form and keeps every sign', () => {
    expect(asSecret(' sena\u0301 \u00a0\u200d—é')).toBe(' sená  \u200d—é')
  })
})
