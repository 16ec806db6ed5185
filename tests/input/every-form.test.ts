import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  formsSweptElsewhere,
  formsThatSendNothing,
  formsWithoutText,
  mountedForms,
  sweptForms,
} from './forms.ts'

const files = globSync(['src/**/*.tsx', 'backoffice/**/*.tsx'])
  .filter(path => !path.includes('/gallery/') && !path.startsWith('backoffice/parts/'))
  .map(path => ({ path, code: readFileSync(path, 'utf8') }))

const opening = /<(?:form|FormDialog|ReasonDialog|ProposalDialog|WritingSheet)\b/g
const naming = /(?:data-form|\bform)="([a-z]+(?:[-/][a-z]+)*)"/g
const namesIn = (code: string) => [...code.matchAll(naming)].map(([, name]) => name ?? '')

test('every form says its name, and no two have the same', () => {
  const nameless = files.filter(({ code }) => [...code.matchAll(opening)].length > namesIn(code).length)
  expect(nameless.map(({ path }) => path)).toEqual([])
  const names = files.flatMap(({ code }) => namesIn(code))
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

test('every form is swept with nasty text once, or has nothing to write in', () => {
  const swept = [sweptForms, formsSweptElsewhere].flatMap(one => Object.values(one).flat())
  expect(files.flatMap(({ code }) => namesIn(code)).toSorted()).toEqual(
    [...swept, ...mountedForms, ...formsWithoutText].toSorted(),
  )
  expect(formsThatSendNothing.filter(form => ![...swept, ...mountedForms].includes(form))).toEqual([])
})

test('every sweep runs in a browser', () => {
  const specs = Object.keys(formsSweptElsewhere)
  expect(specs.filter(path => !path.startsWith('tests/e2e/'))).toEqual([])
})

const withoutComments = (code: string) => code.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '')

test.each(Object.entries(formsSweptElsewhere))('%s sweeps the forms that it is named for', (path, forms) => {
  const code = withoutComments(readFileSync(path, 'utf8'))
  const isSwept = (form: string) => new RegExp(`await sweepForm\\((?:\\w+, )?'${form}'`).test(code)
  expect(forms.filter(form => !isSwept(form))).toEqual([])
})

/** Each field that a source has, with what is set on it. */
const fieldsIn = (code: string) =>
  [...code.matchAll(/<(input|textarea|\w+Fields?)\b((?:[^/]|\/(?!>))*)/g)].map(
    ([, kind = '', set = '']) => [kind, set] as const,
  )

test('a form that is named as one without text has choices and days alone', () => {
  const written = files
    .filter(({ code }) => namesIn(code).some(name => formsWithoutText.includes(name)))
    .flatMap(({ path, code }) => {
      const own = new Set([...code.matchAll(/^function (\w+)/gm)].map(([, name]) => name))
      const others = fieldsIn(code).filter(([kind]) => kind !== 'SelectField' && !own.has(kind))
      return others.filter(([, set]) => !set.includes('type="date"')).map(([kind]) => `${path}: ${kind}`)
    })
  expect(written).toEqual([])
})
