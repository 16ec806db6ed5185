import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { sealed, withNewAddress, withoutExports } from '../../../scripts/web-build/seal-assets.ts'
import { importAgain, whole } from '../../../src/app/start/import-again.ts'

/** What was fetched past the caches, by path. */
let fetched: string[]
let waits: Mock<(name: string) => void>
let code: Record<string, string>
const written = {
  '/assets/page-1.js': 'import{a}from"./shared-1.js";import"./look-1.js";export{a}',
  '/assets/shared-1.js': 'import{b as c}from`./look-1.js`;export const a=1',
  '/assets/look-1.js': 'export const b=1',
}

beforeEach(() => {
  fetched = []
  code = { ...written }
  waits = vi.fn()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    fetched.push(`${path} ${cache}`)
    return new Response(code[path])
  })
})
afterEach(() => vi.unstubAllGlobals())

/** An import as the build writes it, whose second try does what the test says. */
function importing(second: () => Promise<unknown>) {
  const addresses: unknown[] = []
  const load = () => {
    addresses.push(Reflect.get(globalThis, 'again'))
    return second()
  }
  load.toString = () => '()=>import("./page-1.js"+(globalThis.again||""))'
  return { load, addresses }
}

test('a chunk that came broken is asked for once more under a new address, and the page has it', async () => {
  const { load, addresses } = importing(async () => 'the page')
  expect(await importAgain(load, new SyntaxError('Unexpected end of input'), waits)).toBe('the page')
  expect(addresses).toEqual([expect.stringMatching(/^\?again=\d+$/)])
  expect(Reflect.get(globalThis, 'again')).toBeUndefined()
  expect(fetched).toEqual([])
})

test('a chunk that is broken again is reported missing, and it and its imports are fetched anew for the next document', async () => {
  const { load } = importing(async () => {
    throw new SyntaxError('Unexpected token <')
  })
  await expect(importAgain(load, new SyntaxError('the first'), waits)).rejects.toThrow(
    'Failed to fetch dynamically imported module: /assets/page-1.js',
  )
  expect(fetched.toSorted()).toEqual([
    '/assets/look-1.js reload',
    '/assets/page-1.js reload',
    '/assets/shared-1.js reload',
  ])
})

test('a chunk that is whole once it was fetched anew is had in this document', async () => {
  for (const path of Object.keys(code)) code[path] = sealed(code[path] ?? '')
  let tries = 0
  const { load } = importing(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return 'the page'
  })
  expect(await importAgain(load, new TypeError('the first'), waits)).toBe('the page')
  expect(waits).not.toHaveBeenCalled()
})

test('a chunk that fails though it and its imports are whole now waits for the next document, not where one of them is broken', async () => {
  for (const path of Object.keys(code)) code[path] = sealed(code[path] ?? '')
  const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { load } = importing(failing)
  await expect(importAgain(load, new TypeError('the first'), waits)).rejects.toThrow('page-1.js')
  expect(waits.mock.calls).toEqual([['page-1.js']])
  code['/assets/look-1.js'] = 'export const b=1'
  await expect(importAgain(load, new TypeError('the first'), waits)).rejects.toThrow('page-1.js')
  expect(waits).toHaveBeenCalledTimes(1)
})

test('without a network nothing is asked for, and the first error stands', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { load, addresses } = importing(async () => 'never')
  const first = new TypeError('Failed to fetch')
  await expect(importAgain(load, first, waits)).rejects.toBe(first)
  expect([addresses, fetched]).toEqual([[], []])
})

test('the build lets every import of a chunk ask for a new address, and changes no other code', () => {
  expect(withNewAddress('()=>import("./page-1.js");async()=>{let{a:e}=await import(`./b_2-1.js`)}')).toBe(
    '()=>import("./page-1.js"+(globalThis.again||"")).then(globalThis.whole);async()=>{let{a:e}=await import("./b_2-1.js"+(globalThis.again||"")).then(globalThis.whole)}',
  )
  const others = 'import{a}from"./a.js";import(e);import("https://a.test/b.js");import.meta.url'
  expect(withNewAddress(others)).toBe(others)
})

test('a chunk that was cut before its exports counts as broken, and the build allows no late chunk without exports', () => {
  const module = { component: () => null }
  expect(whole(module)).toBe(module)
  expect(() => whole({})).toThrow(SyntaxError)
  const chunks = new Map([
    ['page-1.js', 'import("./look-1.js");import("./dice-1.js")'],
    ['look-1.js', 'export{a}'],
    ['dice-1.js', 'console'],
  ])
  expect(withoutExports(chunks)).toEqual(['./dice-1.js'])
})

test('a seal is a comment at the end that changes with the text', () => {
  expect(sealed('a')).toMatch(/^a\n\/\*[0-9a-f]{16}\*\/$/)
  expect(sealed('a').slice(1)).not.toBe(sealed('b').slice(1))
})

test('a page that could not start says so in each language that is offered', () => {
  const own: unknown = JSON.parse(readFileSync('public/start-failed.json', 'utf8'))
  const ofPage = readFileSync('index.html', 'utf8')
  for (const language of languages) {
    if (ofPage.includes(`${language}: ['`)) continue
    expect(own).toHaveProperty(language, [expect.stringMatching(/Arara/), expect.stringMatching(/./)])
  }
})
