import babel from '@rolldown/plugin-babel'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { readKnownIds, wordsPreset } from '../../scripts/web-build/words-preset.ts'

const source = `
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
export const known = msg\`Try again\`
export const newer = msg\`A sentence that nobody has extracted\`
export const shown = () => <Trans>A <b>newer</b> sentence in a page</Trans>
`

async function buildSource(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'words.tsx',
        preserveEntrySignatures: 'strict',
        external: [/^@lingui/, /^react/],
      },
    },
    plugins: [
      {
        name: 'source',
        enforce: 'pre',
        resolveId: id => (id === 'words.tsx' ? '/words.tsx' : null),
        load: id => (id === '/words.tsx' ? { code: source, moduleType: 'tsx' } : null),
      },
      babel({ presets: [wordsPreset(await readKnownIds(['locales/en.po']))] }),
    ],
  })
  if (!('output' in result)) throw new Error('not built')
  return result.output[0].code
}

test('A sentence newer than the catalogues is built in with its English, one that they hold is not', async () => {
  const code = await buildSource()
  expect(code).toContain('A sentence that nobody has extracted')
  expect(code).toContain('A <0>newer</0> sentence in a page')
  expect(code).not.toContain('Try again')
})
