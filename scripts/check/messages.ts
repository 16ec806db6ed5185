import { existsSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { type Language, languages } from '../../contract/language.ts'
import { runTool } from './run-command.ts'
import { failed, type StepResult } from './step.ts'

/** Languages of the back office. The players' app has every language of the product. */
const OPERATORS = 'pt,en,zh_cn'

/** The catalogues hold exactly the messages of the sources; those of the players are whole in all languages, the operators' in theirs. */
export async function checkMessages(): Promise<StepResult> {
  if (!existsSync('lingui.config.ts')) return failed('lingui.config.ts is missing')
  const lingui = 'node_modules/@lingui/cli/dist/lingui-check.js'
  const sync = await runTool(lingui, ['sync', '--clean', '--verbose', '--workers', '1'])
  const missing = await runTool(lingui, ['missing', '--mode', 'catalog', '--locale', OPERATORS, '--verbose'])
  const catalogues = ['locales', 'locales/testers'].flatMap(room =>
    languages.map(language => ({ room, language })),
  )
  const untold = (await Promise.all(catalogues.map(findUntold))).flat()
  const isWell = sync.code === 0 && missing.code === 0 && untold.length === 0
  const hint = sync.code === 0 ? '' : '\nnpm run messages brings the catalogues up to date.'
  const output = [sync.output, missing.output, ...untold, hint].join('\n')
  return { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, output }
}

/** The messages that a catalogue of the players or of the testers has no sentence for. */
async function findUntold({ room, language }: { room: string; language: Language }): Promise<string[]> {
  const filename = `${room}/${language}.po`
  const context = { locale: language, sourceLocale: 'en', filename }
  const parsed = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), context)
  return Object.entries(parsed)
    .filter(([, { obsolete, translation }]) => !obsolete && !translation)
    .map(([id, { message }]) => `${filename} has no sentence for: ${message ?? id}`)
}
