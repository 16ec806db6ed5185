import { expect, test } from 'vitest'
import { decodeFile } from '../../contract/operations/decode-file.ts'

const utf16 = (text: string, marks: readonly number[]) =>
  new Uint8Array([...marks, ...Buffer.from(text, 'utf16le')])

test.each([
  ['UTF-8', new TextEncoder().encode('São João')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffSão João')],
  ['UTF-16 of Excel', utf16('São João', [0xff, 0xfe])],
  ['Windows-1252', Buffer.from('São João', 'latin1')],
])('a file in %s is read as it was written', (_, bytes) => {
  expect(decodeFile(bytes)).toBe('São João')
})
