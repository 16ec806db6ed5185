import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import { listPromotionPages, promotionsFolder } from '../../../scripts/promotions/list-pages.ts'
import { readRules } from '../../../scripts/promotions/read-rules.ts'
import { createTestDatabase } from '../../support/test-database.ts'

test('each promotion, VIP and the agency have a page, and it is what npm run promotions:docs writes today', async () => {
  const database = await createTestDatabase()
  const pages = listPromotionPages(await readRules(database.db))
  await database.close()
  const names = pages.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...promotionIds, 'vip', 'agency'].map(id => `${id}.md`).toSorted())
  expect(readdirSync(promotionsFolder).toSorted()).toEqual(names.toSorted())
  for (const { name, text } of pages)
    expect(readFileSync(new URL(name, promotionsFolder), 'utf8'), name).toBe(text)
})
