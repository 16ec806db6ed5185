import { checkSizeBudget } from '../size-budget.ts'
import { uncompressedFiles } from '../web-build/compress-assets.ts'
import { auditPackages } from './audit-packages.ts'
import { checkSbom } from './check-sbom.ts'
import { checkForbiddenWords } from './forbidden-words.ts'
import { checkImportZones } from './import-zones.ts'
import { checkMessages } from './messages.ts'
import { checkOldWords } from './old-words.ts'
import { countPlannedCalls } from './planned-calls.ts'
import { checkProse } from './prose.ts'
import { runTool } from './run-command.ts'
import { failed, fromProblems, type Step, type StepResult, succeeded } from './step.ts'
import { runVitest } from './vitest-step.ts'

async function runAsStep(script: string, args: readonly string[]): Promise<StepResult> {
  const { code, output } = await runTool(script, args)
  return code === 0 ? succeeded(output) : failed(output)
}

/** Everything that must hold before a commit, longest first within what may run side by side. */
export const STEPS: readonly Step[] = [
  {
    name: 'build',
    title: 'both apps build',
    run: () => runAsStep('scripts/build.js', []),
  },
  {
    name: 'types',
    title: 'types',
    run: () => runAsStep('node_modules/typescript7/bin/tsc', ['-p', '.', '--pretty', 'false']),
  },
  {
    name: 'lint',
    title: 'format and lint',
    run: () =>
      runAsStep('node_modules/@biomejs/biome/bin/biome', [
        'check',
        '--error-on-warnings',
        '--max-diagnostics=200',
      ]),
  },
  {
    name: 'knip',
    title: 'no unused file, export or dependency',
    run: () => runAsStep('node_modules/knip/bin/knip.js', ['--no-progress']),
  },
  { name: 'zones', title: 'import zones and cycles', run: checkImportZones },
  { name: 'messages', title: 'messages extracted; all eight languages complete', run: checkMessages },
  {
    name: 'words',
    title: 'nothing skipped, silenced, put off or too long',
    run: async () => checkForbiddenWords(),
  },
  { name: 'prose', title: 'the field’s words; paths that lead somewhere', run: async () => checkProse() },
  { name: 'names', title: 'no name with an old word', run: async () => checkOldWords() },
  { name: 'planned', title: 'calls of the contract not served yet', run: countPlannedCalls },
  { name: 'audit', title: 'no package with a known vulnerability of high severity', run: auditPackages },
  {
    name: 'sbom',
    title: 'the build lists every package of the lock file (CycloneDX)',
    needs: ['build'],
    run: checkSbom,
  },
  {
    name: 'size',
    title: 'size budget of the home page',
    needs: ['build'],
    run: async () => checkSizeBudget(),
  },
  {
    name: 'compressed',
    title: 'what the build serves is compressed',
    needs: ['build'],
    run: async () => {
      const bare = ['dist/web', 'dist/backoffice'].flatMap(uncompressedFiles)
      return fromProblems(bare, '')
    },
  },
  { name: 'unit', title: 'unit tests', needs: [], isAlone: true, run: () => runVitest('unit') },
  { name: 'server', title: 'server tests on PostgreSQL', isAlone: true, run: () => runVitest('server') },
]
