import { afterEach, expect, test } from 'vitest'
import { ensurePython } from '../../../scripts/bootstrap/ensure-python.js'

const before = process.env.PYTHON_PATH
afterEach(() => {
  if (before === undefined) delete process.env.PYTHON_PATH
  else process.env.PYTHON_PATH = before
})

test.each(['/bin/true', '/nowhere/python3'])('a PYTHON_PATH of %s is refused in a sentence', path => {
  process.env.PYTHON_PATH = path
  expect(() => ensurePython()).toThrow(`PYTHON_PATH is ${path}, which is no Python of 3.9 or newer.`)
})
