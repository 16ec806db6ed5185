import { afterAll, expect, vi } from 'vitest'
import { changedFacts, type Facts } from './changed-facts.ts'

// Files of one worker share modules and globals, each has a page of its own (vitest.config.ts): what a file hangs on a global it takes away.

/** Objects whose own properties tests like to replace. */
function sharedObjects(): Readonly<Record<string, object>> {
  const common = { globalThis, Math, Date, JSON, performance, crypto }
  if (typeof document === 'undefined') return common
  const types = { Element, HTMLElement, HTMLDialogElement, HTMLMediaElement, Node, EventTarget, Storage }
  const prototypes = Object.entries(types).map(([name, type]) => [`${name}.prototype`, type.prototype])
  return { ...common, ...Object.fromEntries(prototypes) }
}

/** What libraries keep on globals for as long as they live, from the first file that loads them. */
const ofLibraries = /^(?:__\w|IS_REACT_ACT_ENVIRONMENT$|VIPSHOME$)/

function propertiesOf(name: string, object: object): Facts {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(object))
  const kept = properties.filter(([key]) => !ofLibraries.test(key))
  return Object.fromEntries(kept.map(([key, { value, get }]) => [`${name}.${key}`, value ?? get]))
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException', 'unhandledRejection']

function factsNow(): Facts {
  const objects = Object.entries(sharedObjects()).map(([name, object]) => propertiesOf(name, object))
  return {
    ...Object.assign({}, ...objects),
    ...propertiesOf('process.env', { ...process.env }),
    ...Object.fromEntries(signals.map(signal => [`listeners of ${signal}`, process.listenerCount(signal)])),
    'fake timers': vi.isFakeTimers(),
  }
}

const before = factsNow()
const { Promise: NativePromise, setTimeout: later } = globalThis
// The first to be registered runs last, after what the file itself takes away.
afterAll(async () => {
  // What goes on within a transaction of Dexie has Dexie's Promise on the global object until the next turn.
  await new NativePromise(resolve => later(resolve))
  expect(changedFacts(before, factsNow()), 'what this file changed and left to the next').toEqual([])
})
