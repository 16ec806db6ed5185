import { spawn } from 'node:child_process'

export type CommandResult = { code: number; output: string }

/** Runs one of the project's tools (a JavaScript file) under this Node; collects what it says. */
export function runTool(script: string, args: readonly string[]): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>()
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => chunks.push(chunk))
  }
  child.once('error', reject)
  child.once('close', code => resolve({ code: code ?? 1, output: chunks.join('').trim() }))
  return promise
}
