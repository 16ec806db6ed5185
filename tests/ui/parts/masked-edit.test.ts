import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCpf, maskPhone } from '../../../src/features/auth/register/mask.ts'
import { maskPostalCode } from '../../../src/forms/mask-postal-code.ts'
import {
  caretBefore,
  type Edit,
  editBounded,
  editMasked,
  editOnOneLine,
  type Mask,
} from '../../../src/ui/fields/masked-edit.ts'

/** `|` stands for the caret. */
const at = (text: string): Edit => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const shown = ({ text, caret }: Edit) => `${text.slice(0, caret)}|${text.slice(caret)}`

function press(mask: Mask, before: string, key: string): string {
  const { text, caret } = at(before)
  const behind = Math.max(0, caret - 1)
  const [after, inputType] =
    key === 'Backspace'
      ? [{ text: text.slice(0, behind) + text.slice(caret), caret: behind }, 'deleteContentBackward']
      : key === 'Delete'
        ? [{ text: text.slice(0, caret) + text.slice(caret + 1), caret }, 'deleteContentForward']
        : [{ text: text.slice(0, caret) + key + text.slice(caret), caret: caret + key.length }, 'insertText']
  return shown(editMasked(mask, text, after, inputType))
}

const masks = { phone: maskPhone, cpf: maskCpf, 'postal code': maskPostalCode }

test.each([
  ['phone', '(11) 928|10-9975', 'Backspace', '(11) 92|109-975'],
  ['phone', '(11) 92|109-975', '7', '(11) 927|10-9975'],
  ['phone', '(11) 92810-|9975', 'Backspace', '(11) 9281|9-975'],
  ['phone', '(11) |92810-9975', 'Backspace', '(1|9) 28109-975'],
  ['phone', '(11) 92810|-9975', 'Delete', '(11) 92810-|975'],
  ['phone', '(11) 92810-9975|', 'Backspace', '(11) 92810-997|'],
  ['phone', '(11) 9281|', '0', '(11) 92810|'],
  ['phone', '(11) 92810|', '9', '(11) 92810-9|'],
  ['phone', '(11) 92810-99|75', 'x', '(11) 92810-99|75'],
  ['phone', '|(11) 92810-9975', 'Backspace', '|(11) 92810-9975'],
  ['cpf', '529.|982.247-25', 'Backspace', '52|9.822.472-5'],
  ['cpf', '529|.982.247-25', 'Delete', '529|.822.472-5'],
  ['postal code', '01310-|100', 'Backspace', '0131|1-00'],
] as const)('in a masked field the caret stays at its sign (%s): %s and %s', (field, before, key, after) => {
  // Where separators stand between two signs either side is the same place.
  const plain = (text: string) => text.replace(/[^\d|]/g, '')
  const got = press(masks[field], before, key)
  expect(plain(got)).toBe(plain(after))
  expect(got.replace('|', '')).toBe(after.replace('|', ''))
})

test('a number keeps its digits when one in the middle is replaced, wherever it is', () => {
  const digits = '11928109975'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 0, max: 9 }), (behind, digit) => {
      const whole = maskPhone(digits)
      let caret = 0
      for (let seen = 0; seen < behind; caret++) if (/\d/.test(whole[caret] ?? '')) seen += 1
      const without = press(maskPhone, `${whole.slice(0, caret)}|${whole.slice(caret)}`, 'Backspace')
      const replaced = press(maskPhone, without, String(digit))
      const wanted = digits.slice(0, behind - 1) + digit + digits.slice(behind)
      expect(replaced.replace(/\D/g, '')).toBe(wanted)
    }),
  )
})

test.each([
  ['+55 (011) 95213-1979', '(11) 95213-1979'],
  ['５５１１９５２１３１９７９', '(11) 95213-1979'],
  ['\u202a+55 11 95213‑1979\u202c', '(11) 95213-1979'],
  ['(55) 99123-4567', '(55) 99123-4567'],
  // The number of another country is no number of Uberlândia, Governador Valadares or Curitiba.
  ['+34 912 345 678', '+34912345678'],
  ['(+33) 9 12 34 56 78', '+33912345678'],
  ['+41 91 234 56 78', '+41912345678'],
  ['+5', '+5'],
  ['+55 1', '1'],
  // One digit too many is shown, not read as another number.
  ['(55) 99123-45678', '(55) 99123-45678'],
] as const)('the phone field makes %s to %s', (pasted, expected) => {
  expect(maskPhone(pasted)).toBe(expected)
})

test.each([
  ['529.|982.247-25', '529|982.247-25', 'deleteContentBackward'],
  ['529|.982.247-25', '529|82.247-25', 'deleteContentForward'],
  ['529.98|2.247-25', '529.987|2.247-25', 'insertText'],
  ['529.982|.247-25', '529.98|.247-25', 'deleteContentBackward'],
  ['529.982.247-25|', '52998224725|', ''],
])('undo leads the caret back to its sign: %s after %s', (before, after, inputType) => {
  const { text, caret } = at(before)
  const behind = caretBefore(text, at(after), inputType)
  expect(text.slice(behind).replace(/\D/g, '')).toBe(text.slice(caret).replace(/\D/g, ''))
})

test.each([
  ['abcdeX|fghij', 10, 'abcde|fghij'],
  ['abcdeX|fghi', 10, 'abcdeX|fghi'],
  ['abcdefghijkl|', 10, 'abcdefghij|'],
  ['\u202aabcdefghij\u202c|', 10, 'abcdefghij|'],
  ['ab\u202cXYZ|cdefghi', 10, 'abX|cdefghi'],
])('a field that is full cuts what comes in, not what stands there: %j', (after, most, expected) => {
  expect(shown(editBounded(most, at(after)))).toBe(expected)
})

test.each([
  ['um\ndois|três', 'um dois|três'],
  ['um \n|dois', 'um |dois'],
  ['|um\n\ndois', '|um dois'],
])('a field of one line keeps the caret where lines come in: %j', (after, expected) => {
  expect(shown(editOnOneLine(at(after)))).toBe(expected)
})
