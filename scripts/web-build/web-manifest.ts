import type { ManifestOptions } from 'vite-plugin-pwa'

/** What the phone shows of the installed app. Portuguese, the default language: a manifest cannot ask for another. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Arara Cassino',
  short_name: 'Arara',
  description: 'Cassino e apostas, mesmo com a conexão ruim. Para maiores de 18 anos.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/?from=home-screen',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  // Pressed again while it is open, it comes forward as it is; hear-launch.ts leads a shortcut to its page.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  prefer_related_applications: false,
  theme_color: '#0a1f22',
  background_color: '#0a1f22',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/manifest/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/manifest/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/manifest/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/manifest/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // The browser shows them when it asks whether to install; nobody else loads them.
  screenshots: [
    screenshot('narrow', 'home', '780x1688', 'Início'),
    screenshot('narrow', 'games', '780x1688', 'Jogos'),
    screenshot('wide', 'home', '1280x800', 'Início'),
  ],
  shortcuts: [
    {
      name: 'Depositar',
      url: '/recharge',
      icons: [{ src: '/manifest/shortcut-deposit.png', sizes: '96x96' }],
    },
    {
      name: 'Favoritos',
      url: '/game?list=favourites',
      icons: [{ src: '/manifest/shortcut-favourites.png', sizes: '96x96' }],
    },
    {
      name: 'Buscar jogos',
      url: '/searchGames',
      icons: [{ src: '/manifest/shortcut-search.png', sizes: '96x96' }],
    },
  ],
}

function screenshot(form_factor: 'narrow' | 'wide', name: string, sizes: string, label: string) {
  const src = `/manifest/screenshot-${form_factor}-${name}.jpg`
  return { src, sizes, type: 'image/jpeg', form_factor, label }
}
