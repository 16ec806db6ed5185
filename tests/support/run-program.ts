import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensurePython } from '../../scripts/bootstrap/ensure-python.js'

const execute = promisify(execFile)

export interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number
}

/** Runs a program and answers how it ended. */
export function run(
  program: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  cwd = process.cwd(),
): Promise<Ended> {
  return execute(program, [...words], { env: environment, cwd, maxBuffer: 64 * 1024 * 1024 }).then(
    ended => ({ ...ended, code: 0 }),
    (failed: Ended) => failed,
  )
}

/** Runs the second verifier as its readers do. Fails, and never skips, where there is no Python. */
export function runVerifier(...files: readonly string[]): Promise<Ended> {
  return run(ensurePython(), ['examples/verify.py', ...files])
}
