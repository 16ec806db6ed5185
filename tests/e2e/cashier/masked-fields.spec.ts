import type { Locator, Page } from '@playwright/test'
import { registerField } from '../support/forms/register-form.ts'
import { expect, test } from '../support/test.ts'
import { guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

const number = '(11) 92810-9975'

async function openPhone(page: Page) {
  await page.goto('/')
  await guestDoor(page, 'Register').click()
  const phone = registerField(page, word('Mobile phone'))
  await phone.click()
  return phone
}

function placeCaret(field: Locator, caret: number) {
  return field.evaluate((input, at) => {
    if (input instanceof HTMLInputElement) input.setSelectionRange(at, at)
  }, caret)
}

test('a digit in the middle of a masked number is replaced where the caret is, taken back and done again', async ({
  page,
}) => {
  const phone = await openPhone(page)
  await page.keyboard.type('11928109975')
  await expect(phone).toHaveValue(number)
  await placeCaret(phone, '(11) 928'.length)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(phone).toHaveValue('(11) 92710-9975')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(phone).toHaveValue(number)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expect(phone).toHaveValue('(11) 92710-9975')
})

test('a key behind a separator deletes the digit before it', async ({ page }) => {
  const phone = await openPhone(page)
  await page.keyboard.type('11928109975')
  await placeCaret(phone, '(11) 92810-'.length)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('4')
  await expect(phone).toHaveValue('(11) 92814-9975')
})

test('a masked number takes a paste over a selection, a drop, an autofill and the keyboard of a phone', async ({
  page,
  context,
}) => {
  const phone = await openPhone(page)
  // As WhatsApp copies a contact: with marks of direction and a hyphen that does not break.
  await page.keyboard.insertText('\u202a+55 11 92810\u20119975\u202c')
  await expect(phone).toHaveValue(number)
  await phone.selectText()
  await page.keyboard.insertText('２１９８７６５４３２１')
  await expect(phone).toHaveValue('(21) 98765-4321')
  await phone.fill('+55 (011) 95213-1979')
  await expect(phone).toHaveValue('(11) 95213-1979')
  // Android's keyboards compose: what they have in hand is not touched before it is committed.
  await placeCaret(phone, '(11) 952'.length)
  await page.keyboard.press('Backspace')
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '8', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: '8' })
  await keyboard.detach()
  await expect(phone).toHaveValue('(11) 95813-1979')
  await page.keyboard.type('0')
  // One digit too many stays in sight.
  await expect(phone).toHaveValue('(11) 95801-31979')
})

const readCaret = (field: Locator) =>
  field.evaluate(input => (input instanceof HTMLInputElement ? input.selectionStart : undefined))

test('undo leads the caret of a masked number back to where it was edited', async ({ page }) => {
  await openPhone(page)
  const cpf = registerField(page, 'CPF')
  await cpf.click()
  await page.keyboard.type('52998224725')
  await placeCaret(cpf, '529.'.length)
  await page.keyboard.press('Backspace')
  await expect(cpf).toHaveValue('529.822.472-5')
  await page.keyboard.press('Control+z')
  await expect(cpf).toHaveValue('529.982.247-25')
  expect(await readCaret(cpf)).toBe('529.'.length)
})

test('a number that is dragged from another field is read as a paste', async ({ page }) => {
  const phone = await openPhone(page)
  const name = registerField(page, word('Full name'))
  await name.fill('+55 (011) 95213-1979')
  await name.scrollIntoViewIfNeeded()
  await name.selectText()
  const [from, to] = [await name.boundingBox(), await phone.boundingBox()]
  if (from === null || to === null) throw new Error('Both fields are on the screen')
  await page.mouse.move(from.x + 40, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height / 2, { steps: 4 })
  await page.mouse.move(to.x + 80, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(phone).toHaveValue('(11) 95213-1979')
  await expect(name).toHaveValue('')
})

test('a number of another country is not read as one of Brazil', async ({ page }) => {
  const phone = await openPhone(page)
  await page.keyboard.insertText('+33 9 12 34 56 78')
  await expect(phone).toHaveValue('+33912345678')
})

test('a user name that is full takes nothing in its middle and keeps the caret there', async ({ page }) => {
  await openPhone(page)
  const name = registerField(page, word('User name'))
  await name.click()
  await page.keyboard.type('abcdefghijklmnopqrst')
  await placeCaret(name, 5)
  await page.keyboard.type('X')
  await expect(name).toHaveValue('abcdefghijklmnopqrst')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Y')
  await expect(name).toHaveValue('abcdYfghijklmnopqrst')
})
