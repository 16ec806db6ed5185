import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const testersRooms = ['src/ui/gallery', 'src/features/operations/diagnostics', 'src/simulate']

/**
 * The text in the code is English. Players and testers read eight languages, operators three (pt, en, zh_cn); the check holds all of
 * them to be whole. What a catalogue lacks while it is being written it borrows from English.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'zh_cn', 'vi', 'id', 'ms', 'th', 'tr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['src', 'contract/promotions'],
      exclude: testersRooms.map(room => `${room}/**`),
    },
    // What only `/test` and `/test12` say travels to nobody who does not open them.
    { path: 'locales/testers/{locale}', include: testersRooms },
    // The operators' words never travel to a player.
    { path: 'locales/backoffice/{locale}', include: ['backoffice', 'contract/promotions'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
