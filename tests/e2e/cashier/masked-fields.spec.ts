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
