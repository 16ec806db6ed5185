import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { readKnownIds, wordsPreset } from '../../../scripts/web-build/words-preset.ts'

const catalogues = ['locales/en.po', 'locales/backoffice/en.po']

/** One script of an entry and all that it imports, for `page.evaluate`; nothing of it is shipped. */
export async function bundle(entry: string): Promise<string> {
  const plugins = [react(), babel({ presets: [wordsPreset(await readKnownIds(catalogues))] }), lingui()]
  const { NODE_ENV } = process.env
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: entry,
          output: { format: 'iife', codeSplitting: false },
        },
      },
      plugins,
    }),
  ].flat()
  // Vite says production to the whole process, where Lingui then fills in no values.
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
  else process.env.NODE_ENV = NODE_ENV
  const [script] = output !== undefined && 'output' in output ? output.output : []
  if (script?.type !== 'chunk') throw new Error(`No script came of ${entry}`)
  return script.code
}
