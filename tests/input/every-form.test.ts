import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsWalkedElsewhere, sweptForms } from './forms.ts'

const files = globSync(['src/**/*.tsx', 'backoffice/**/*.tsx'])
  .filter(path => !path.includes('/gallery/') && !path.startsWith('backoffice/parts/'))
  .map(path => ({ path, code: readFileSync(path, 'utf8') }))

const opening = /<(?:form|FormDialog|ReasonDialog|WritingSheet)\b/g
const naming = /(?:data-form|\bform)="([a-z]+(?:[-/][a-z]+)*)"/g
const namesIn = (code: string) => [...code.matchAll(naming)].map(([, name]) => name ?? '')

test('every form says its name, and no two have the same', () => {
  const nameless = files.filter(({ code }) => [...code.matchAll(opening)].length > namesIn(code).length)
  expect(nameless.map(({ path }) => path)).toEqual([])
  const names = files.flatMap(({ code }) => namesIn(code))
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

test('every form is walked: by the sweep with nasty text, or by the test that brings about its state', () => {
  const walked = [...Object.values(sweptForms).flat(), ...Object.keys(formsWalkedElsewhere)]
  expect(files.flatMap(({ code }) => namesIn(code)).toSorted()).toEqual(walked.toSorted())
  for (const path of Object.values(formsWalkedElsewhere)) expect(existsSync(path), path).toBe(true)
})
