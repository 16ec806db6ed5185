import { photo, posesOf, sendIdentity } from '../support/forms/identity-form.ts'
import { sweepForm } from '../support/forms/sweep-forms.ts'
import { openAs } from '../support/open-as.ts'
import { registerMember } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

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
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, member, { path: '/security-center/identity', remember: true })
  await expect(page.getByRole('button', { name: word('Have it checked') })).toBeDisabled()
  // The poses are asked for one after the other.
  await expect(
    posesOf(page)
      .nth(1)
      .getByRole('button', { name: word('Take the photo') }),
  ).toBeDisabled()
  await sendIdentity(page)
  // What was pressed stands at the end of a long page, what came of it at its beginning.
  await expect(
    page.getByText(word('The name on the document is not the name of your account.')),
  ).toBeInViewport()
  await context.setOffline(true)
  await page.getByLabel(word('Your face, straight on')).setInputFiles(photo)
  await expect(page.getByText(word('You are offline: nothing was sent.'))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: word('Ask for a person to look at it') }).click()
  await sweepForm(page, 'identity-appeal')
  await page.getByLabel(word('Why is the result wrong?')).fill('Casei e mudei de nome no mês passado.')
  const appeals: string[] = []
  await page.route('**/api/identity/appeal*', async route => {
    appeals.push(route.request().headers()['idempotency-key'] ?? '')
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: word('Send it'), exact: true }).click()
  // Its answer is lost; what came of it is asked for all the same.
  await expect(page.getByText(word('A person is looking at it'))).toBeInViewport()
  expect(appeals).toHaveLength(1)
})
