import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const sizes = [
  { where: 'above the list on a phone', width: 360, height: 640, first: 'sums' },
  { where: 'to the right of the list on a wide screen', width: 1280, height: 800, first: 'list' },
] as const

for (const { where, width, height, first } of sizes) {
  test.describe(() => {
    test.use({ viewport: { width, height } })
    test(`the totals of the movements are ${where}, and keys go the way of the eye`, async ({
      memberTab: page,
    }) => {
      await page.goto('/order-center')
      const sums = page.locator(`dl[aria-label="${word('Totals')}"]`)
      const list = page.getByRole('main').getByText(word('No records available')).first()
      await expect(list).toBeVisible()
      const [left, right] = [await sums.boundingBox(), await list.boundingBox()]
      const isSumsFirst = width < 1024 ? left && right && left.y < right.y : left && right && left.x < right.x
      expect(isSumsFirst).toBe(first === 'sums')
      const follows = await sums.evaluate(
        (one, other) => (other ? one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING : 0),
        await list.elementHandle(),
      )
      expect(follows > 0).toBe(first === 'sums')
    })
  })
}
