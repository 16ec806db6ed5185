import { existsSync } from 'node:fs'
import { runTool } from './run-command.ts'
import { failed, type StepResult } from './step.ts'

/** The languages that must be whole; the others fall back. */
const COMPLETE = 'pt,en,zh_cn'

/** The catalogues hold exactly the messages of the sources, and those of pt, en and zh_cn are all translated. */
export async function checkMessages(): Promise<StepResult> {
  if (!existsSync('lingui.config.ts')) return failed('lingui.config.ts is missing')
  const lingui = 'node_modules/@lingui/cli/dist/lingui-check.js'
  const sync = await runTool(lingui, ['sync', '--clean', '--verbose', '--workers', '1'])
  const missing = await runTool(lingui, ['missing', '--mode', 'catalog', '--locale', COMPLETE, '--verbose'])
  const isWell = sync.code === 0 && missing.code === 0
  const hint = sync.code === 0 ? '' : '\nnpm run messages brings the catalogues up to date.'
  const output = `${sync.output}\n${missing.output}${hint}`
  return { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, output }
}
