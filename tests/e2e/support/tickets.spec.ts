import { goOffline, goOnline, readTable, untilInstalled } from './device.ts'
import { operatorWord } from './operator.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// Offline the page comes from the service worker.
test.use({ serviceWorkers: 'allow' })

// Tickets with drafts kept offline; answers come live, as a notification.
test('a question written without a network survives a reload, arrives once, and its answer comes automatically', async ({
  memberTab: page,
  member,
  context,
  browser,
  administrator,
}) => {
  await page.goto('/information-center/tickets?id=new')
  await page.getByRole('button', { name: word('Send'), exact: true }).click()
  await expect(page.getByLabel(word('What is it about?'))).toBeFocused()
  await expect(page.getByText(word('Choose what it is about'))).toBeVisible()
  await expect(page.getByText(word('Write your message'))).toBeVisible()
  await page.getByLabel(word('What is it about?')).selectOption('account')
  await untilInstalled(page)
  await goOffline(context)
  await expect.poll(() => readTable(page, 'drafts')).toHaveLength(1)
  const [topicAlone] = await readTable(page, 'drafts')
  await page.getByLabel(word('Your question')).fill('Como troco meu e-mail?')
  await expect.poll(async () => (await readTable(page, 'drafts'))[0]).not.toEqual(topicAlone)
  await page.reload()
  await expect(page.getByLabel(word('Your question'))).toHaveValue('Como troco meu e-mail?')
  await page.getByRole('button', { name: word('Send'), exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(word('Waiting to be sent')).first()).toBeVisible()
  await goOnline(context)
  await expect(main.getByText(word('With us'))).toBeVisible()
  await expect(main.getByText('Como troco meu e-mail?')).toHaveCount(1)

  const unread = page.getByRole('link', { name: new RegExp(word('Profile')) }).first()
  const unreadBefore = await unread.innerText()
  const backOffice = await (await browser.newContext()).newPage()
  await administrator.openBackOffice(backOffice, 'Atende', '/backoffice/tickets')
  await backOffice.getByRole('link', { name: new RegExp(member.name) }).click()
  await backOffice.getByLabel(operatorWord('Your answer')).fill('Em Segurança, E-mail.')
  await backOffice.getByRole('button', { name: operatorWord('Send the answer') }).click()
  await expect(backOffice.getByText(operatorWord('Sent. The member hears of it at once.'))).toBeVisible()
  await backOffice.context().close()

  await expect(main.getByText('Em Segurança, E-mail.')).toBeVisible()
  await expect(unread).not.toHaveText(unreadBefore)

  // The ticket is closed, though the answer was lost: nobody is asked to press a button that is gone.
  await page.route('**/api/informationcenter/tickets/close*', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const lost = page.waitForEvent('requestfailed', failed => failed.url().includes('/tickets/close'))
  await page.getByRole('button', { name: word('That is solved') }).click()
  await lost
  await expect(page.getByLabel(word('Write to open it again'))).toBeVisible()
  await expect(page.getByText(word('No answer came. Press again: it counts once.'))).toHaveCount(0)
})
