import { spawnSync } from 'node:child_process'
import { installPackage, isExecutable, listExecutables } from './debian-package.js'
import { ReadableError } from './say-and-exit.js'

/** It has to say so itself: `/bin/true` ends well with any words. */
const isNewEnough = path =>
  spawnSync(path, ['-c', 'import sys; print(sys.version_info >= (3, 9))'], {
    encoding: 'utf8',
  }).stdout?.trim() === 'True'

const findInstalled = () => listExecutables(['python3', 'python']).find(isNewEnough)

/** The path of a Python of 3.9 or newer for the second verifier: given, installed, or installed now. */
export function ensurePython() {
  const given = process.env.PYTHON_PATH
  if (given) {
    if (isExecutable(given) && isNewEnough(given)) return given
    throw new ReadableError(`PYTHON_PATH is ${given}, which is no Python of 3.9 or newer.`)
  }
  const found = findInstalled()
  if (found) return found
  installPackage('Python', ['python3'])
  const installed = findInstalled()
  if (installed) return installed
  throw new ReadableError(
    'The tests of the second verifier need Python 3.9 or newer and none was found or could be installed: ' +
      'install the package "python3", or set PYTHON_PATH.',
  )
}
