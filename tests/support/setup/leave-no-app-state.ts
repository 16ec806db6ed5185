import { getVersion, snapshot } from 'valtio'
import { afterAll, expect } from 'vitest'
import { changedFacts, type Facts } from './changed-facts.ts'

// The app's state lives in modules, which files of one worker share: each file leaves it as it found it.

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/state/**/*.ts', '../../../src/features/*/**/*-draft.ts'],
  { eager: true },
)

const proxies = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && getVersion(value) !== undefined
      ? [[`${name} of ${path.replaceAll('../', '')}`, value] as const]
      : [],
  ),
)

const inWords = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'function' || typeof part === 'bigint' ? String(part) : part,
  )

const factsNow = (): Facts =>
  Object.fromEntries(proxies.map(([name, state]) => [name, inWords(snapshot(state))]))

const before = factsNow()
afterAll(() => {
  expect(changedFacts(before, factsNow()), 'state of the app that this file left to the next').toEqual([])
})
