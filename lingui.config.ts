import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/**
 * The text in the code is English. `pt`, `en` and `zh_cn` are whole (the check holds them to it); the other five exist, and
 * what they lack they borrow: from English, which their readers are likelier to know than Portuguese.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'zh_cn', 'vi', 'id', 'ms', 'th', 'tr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: 'locales/{locale}', include: ['src'] },
    // The operators' words never travel to a player.
    { path: 'locales/backoffice/{locale}', include: ['backoffice'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
