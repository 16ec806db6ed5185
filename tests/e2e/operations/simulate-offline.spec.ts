import { expect, test } from '../../support/people/testers.ts'

test('the lobby says that the network is away, and keeps its games', async ({ memberPage, network }) => {
  await network.offline()
  await expect(memberPage.getByRole('banner')).toContainText('Offline')
  await expect(memberPage.getByRole('main').getByRole('article').first()).toBeVisible()
})
