import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { fieldsPt } from '../../../locales/refusals.pt.ts'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { follow } from '../support/faults/follow.ts'
import { confirmItIsMe } from '../support/forms/confirm-it-is-me.ts'
import { codeSentTo } from '../support/forms/outbound-messages.ts'
import { payeePin, setPayeePin } from '../support/forms/payee.ts'
import { sweepForm } from '../support/forms/sweep-forms.ts'
import { openAs } from '../support/open-as.ts'
import { askServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { giveAuthenticator } from '../support/virtual-authenticator.ts'
import { balanceOf, fillLogin, guestDoor } from '../support/visit.ts'
import { word } from '../support/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name: word(name), exact: true })

test('a passkey is added after a step-up, and signs in without a password', async ({ memberTab, member }) => {
  await giveAuthenticator(memberTab)
  await memberTab.goto('/security-center/passkeys')
  await memberTab.route('**/api/security/passkeys/add*', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const lost = memberTab.waitForEvent('requestfailed', failed => failed.url().includes('/passkeys/add'))
  await button(memberTab, 'Add a passkey').click()
  await confirmItIsMe(memberTab, member.password)
  await lost
  // The passkey is there, though the answer was lost: nobody is asked to add it again.
  await expect(memberTab.getByRole('listitem').getByText('Linux')).toBeVisible()
  await expect(memberTab.getByText(word('Network error, please try again later'))).toHaveCount(0)
  await follow(memberTab, '/profile')
  await button(memberTab, 'Sign out').first().click()
  await memberTab
    .getByRole('dialog')
    .getByRole('button', { name: word('Sign out') })
    .click()
  await guestDoor(memberTab, 'Log in').click()
  await button(memberTab, 'Log in with a passkey').click()
  await expect(balanceOf(memberTab)).toBeVisible()
  await follow(memberTab, '/security-center/history')
  await expect(memberTab.getByText(word('Passkey added'), { exact: true })).toBeVisible()
})

test('two-step verification whose answer was lost says that its recovery codes were, too, and makes new ones', async ({
  memberTab: page,
  member,
}) => {
  await page.goto('/security-center/two-step')
  await button(page, 'Turn it on').click()
  await confirmItIsMe(page, member.password)
  await sweepForm(page, 'totp-enrolment')
  await page.route('**/api/security/totp/confirm*', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const link = page.getByRole('link', { name: word('Open in an app on this phone') })
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  const code = totpAt(fromBase32(secret), stepAt(new Date()))
  await page.getByLabel(word('Code of your authenticator'), { exact: true }).fill(code)
  await expect(
    page.getByText(word('The answer with your recovery codes did not arrive. Make new ones now.')),
  ).toBeVisible()
  await button(page, 'New recovery codes').click()
  await expect(button(page, 'I have kept them')).toBeVisible()
})

test('an e-mail is bound with the code of the letter', async ({ memberTab, member }) => {
  const email = `${randomUUID().slice(0, 12)}@example.com`
  await memberTab.goto('/security-center/bind-email')
  const field = memberTab.getByLabel(word('E-mail'), { exact: true })
  // An invalid address is reported before the member confirms who they are.
  await field.fill('joana@')
  await button(memberTab, 'Send the code').click()
  await expect(memberTab.getByText(fieldsPt.email_invalid)).toBeVisible()
  await expect(memberTab.getByRole('dialog')).toHaveCount(0)
  await field.fill(email)
  await button(memberTab, 'Send the code').click()
  await confirmItIsMe(memberTab, member.password)
  await sweepForm(memberTab, 'code-step')
  await memberTab.getByLabel(word('Code'), { exact: true }).fill(await codeSentTo(email))
  await expect(memberTab.getByText(word('E-mail bound.'))).toBeVisible()
  await follow(memberTab, '/security-center')
  await expect(memberTab.getByText(`${email.slice(0, 1)}***@example.com`)).toBeVisible()
})

test('a forgotten password is set anew with a code by text message whose answer was lost, and the new one logs in', async ({
  page,
  member,
}) => {
  await page.goto('/login')
  await button(page, 'Forgot your password?').click()
  // A press that sends nothing says why.
  await button(page, 'Send the code').click()
  await expect(page.getByLabel(word('Name, phone or e-mail'))).toBeFocused()
  await expect(page.getByText(fieldsPt.required)).toHaveCount(2)
  await page.getByLabel(word('Name, phone or e-mail')).fill(member.name)
  await page.route(
    '**/api/auth/forgot*',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  // The second time the server says that it has sent one already: its receiver stood before a closed door for a minute.
  for (const failures of [1, 0]) {
    await page.getByLabel(word('Verification code'), { exact: true }).fill('00000')
    await button(page, 'Send the code').click()
    await expect(page.getByText(word('Network error, please try again later'))).toHaveCount(failures)
  }
  await sweepForm(page, 'set-new-password')
  await page.getByLabel(word('Code'), { exact: true }).fill(await codeSentTo(member.phone))
  const fresh = 'uma senha bem nova'
  await page.getByLabel(word('New password'), { exact: true }).fill(fresh)
  await page.getByLabel(word('The new one again'), { exact: true }).fill(fresh)
  await button(page, 'Set the password').click()
  await fillLogin(page, { account: member.name, password: fresh })
  await expect(balanceOf(page)).toBeVisible()
})

test('a session that is ended on one device is over on the other at once, and nobody is asked to try again though the answer was lost', async ({
  memberTab,
  member,
  browser,
}) => {
  const other = await browser.newContext()
  const second = await other.newPage()
  await openAs(second, member, { remember: false })
  await memberTab.goto('/security-center/devices')
  await memberTab.route('**/api/security/sessions/end*', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const lost = memberTab.waitForEvent('requestfailed', failed => failed.url().includes('/sessions/end'))
  await button(memberTab, 'Sign out everywhere else').click()
  await lost
  await expect(second.getByRole('dialog', { name: word('Login expired, log in again?') })).toBeVisible()
  await expect(memberTab.getByText(word('You are signed in on this device only.'))).toBeVisible()
  await expect(memberTab.getByText(word('Network error, please try again later'))).toHaveCount(0)
  await other.close()
})

test('a member takes their data with them as a file', async ({ memberTab, member }) => {
  await memberTab.goto('/security-center/personal-data')
  await button(memberTab, 'Export your data').click()
  const saving = memberTab.waitForEvent('download')
  await confirmItIsMe(memberTab, member.password)
  const path = await (await saving).path()
  const data = JSON.parse(readFileSync(path, 'utf8'))
  expect(data.member).toMatchObject([{ name: member.name, cpf: member.cpf }])
})

test('a member with a passkey confirms a withdrawal account with it, after the six digits', async ({
  memberTab,
  member,
}) => {
  const save = (path: string, body: object) => askServer(path, z.unknown(), { token: member.token, body })
  await setPayeePin(member)
  await save('/api/memberbanks/save', { id: randomUUID(), kind: 'pix', pix_type: 'cpf', pix_key: member.cpf })
  await giveAuthenticator(memberTab)
  await memberTab.goto('/security-center/passkeys')
  await button(memberTab, 'Add a passkey').click()
  await confirmItIsMe(memberTab, member.password)
  await button(memberTab, 'Rename').click()
  await sweepForm(memberTab, 'rename-passkey')
  await memberTab.getByLabel(word('Name'), { exact: true }).fill('Meu celular')
  await button(memberTab, 'Save').click()
  await expect(memberTab.getByRole('listitem').getByText('Meu celular')).toBeVisible()
  await follow(memberTab, '/withdrawal-card')
  await button(memberTab, 'Confirm this account').click()
  const sheet = memberTab.getByRole('dialog', { name: word('Confirm this account') })
  await sheet.getByLabel(word('Withdrawal password')).fill(payeePin)
  await sheet.getByRole('button', { name: word('Confirm'), exact: true }).click()
  // The password is not even asked for: it would not do.
  await expect(memberTab.getByLabel(word('Your password'), { exact: true })).toHaveCount(0)
  await button(memberTab, 'Use a passkey').click()
  await expect(memberTab.getByText(word('The account is confirmed.'))).toBeVisible()
})
