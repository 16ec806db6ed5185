import { registerMember } from './support/house.ts'
import { photo, posesOf, sendIdentity } from './support/identity-form.ts'
import { openAs } from './support/open-as.ts'
import { expect, test } from './support/test.ts'
import { word } from './support/words.ts'

/** A CPF whose checks the sandbox rejects: another name (`sandbox/README.md`). */
function rejectedCpf(): string {
  const digits = [...`9999913${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`].map(Number)
  for (const count of [9, 10]) {
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

test('pictures are sent, a rejection says why, and an appeal goes to a person; the state is there without a network', async ({
  page,
  context,
}) => {
  const member = await registerMember({ cpf: rejectedCpf() })
  await openAs(page, member, { path: '/security-center/identity', remember: true })
  await expect(page.getByRole('button', { name: word('Have it checked') })).toBeDisabled()
  // The poses are asked for one after the other.
  await expect(
    posesOf(page)
      .nth(1)
      .getByRole('button', { name: word('Take the photo') }),
  ).toBeDisabled()
  await sendIdentity(page)
  await expect(
    page.getByText(word('The name on the document is not the name of your account.')),
  ).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel(word('Your face, straight on')).setInputFiles(photo)
  await expect(page.getByText(word('You are offline: nothing was sent.'))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: word('Ask for a person to look at it') }).click()
  await page.getByLabel(word('Why is the result wrong?')).fill('Casei e mudei de nome no mês passado.')
  await page.getByRole('button', { name: word('Send it'), exact: true }).click()
  await expect(page.getByText(word('A person is looking at it'))).toBeVisible()
})
