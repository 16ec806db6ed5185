import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const FOOTBALL_RELEASES: readonly Release[] = [
  {
    id: 'liga-arara',
    studio: 'arara',
    releasedAt: '2026-11-23',
    rank: 5,
    tags: ['destaque', 'futebol', 'ao-vivo'],
    names: { vi: 'Giải Vẹt Arara', id: 'Liga Makaw', ms: 'Liga Makaw', th: 'ลีกมาคอว์', tr: 'Makav Ligi' },
  },
]
