import { existsSync } from 'node:fs'
import { runTool } from './run-command.ts'
import { failed, type StepResult, succeeded } from './step.ts'

const ZONES = [
  'contract',
  'games',
  'locales',
  'src',
  'server',
  'backoffice',
  'sandbox',
  'scripts',
  'tests',
  'bench',
]

/** A cruise that could not read TypeScript sees modules without a single dependency and would praise them. */
function sawImports(summary: string): boolean {
  const [, modules = '0', dependencies = '0'] =
    /(\d+) modules, (\d+) dependencies cruised/.exec(summary) ?? []
  return Number(modules) > 0 && Number(dependencies) > Number(modules) / 2
}

/** Who may import whom, and no cycles: `.dependency-cruiser.cjs`, proved able to fail by tests/repository. */
export async function checkImportZones(): Promise<StepResult> {
  const zones = ZONES.filter(zone => existsSync(zone))
  const { code, output } = await runTool('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...zones,
  ])
  if (code !== 0) return failed(output)
  return sawImports(output) ? succeeded(output) : failed(`The cruise did not see our imports:\n${output}`)
}
