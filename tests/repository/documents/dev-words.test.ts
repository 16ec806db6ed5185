import { lingui } from '@lingui/vite-plugin'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { homeWords } from '../../../scripts/web-build/home-words.ts'
import { volumes } from '../../../scripts/web-build/i18n-chunks.ts'

/** Habits, Work: "`npm run dev` gives client, server and a seeded database". */
test('the words of the lobby and of all other pages are served while the app is written', async () => {
  const root = process.cwd()
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [homeWords(root), lingui()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    for (const part of volumes) {
      const words = await server.ssrLoadModule(`/locales/pt.po?${part}`)
      expect(Object.keys(words.messages), part).not.toHaveLength(0)
    }
    const { pageVolumes } = await server.ssrLoadModule('virtual:page-volumes')
    expect(pageVolumes['/withdraw']).toEqual(['money'])
  } finally {
    await server.close()
  }
})
