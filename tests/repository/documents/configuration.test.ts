import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, settings } from '../../../scripts/configuration/guide.ts'
import { configurationPages } from '../../../scripts/configuration/write-pages.ts'
import { environment } from '../../../server/platform/config/config.ts'

test.each(configurationPages())('$name is what node scripts/write-configuration.ts writes today', page => {
  expect(readFileSync(page.name, 'utf8')).toBe(page.text)
})

test('every variable of the server is described once, in one group', () => {
  const listed = groups.flatMap(group => Object.keys(group.settings))
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual(Object.keys(settings).toSorted())
  expect(Object.keys(environment.shape).filter(name => !listed.includes(name))).toEqual([])
})

test('the template sets every example in a form that the server accepts or leaves to the supervisor', () => {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    environment.shape
  const examples = groups.flatMap(({ settings: own }) => Object.entries(own))
  const refused = examples.filter(
    ([name, { example }]) => example !== undefined && shape[name]?.safeParse(example).success === false,
  )
  expect(refused.map(([name]) => name)).toEqual([])
})
