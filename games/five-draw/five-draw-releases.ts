import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const FIVE_DRAW_RELEASES: readonly Release[] = [
  {
    id: 'cinco-da-sorte',
    studio: 'arara',
    releasedAt: '2026-11-23',
    rank: 37,
    tags: ['destaque', 'novidade', 'sorteio'],
    names: {
      vi: 'Năm Bóng May Mắn',
      id: 'Lima Beruntung',
      ms: 'Lima Bertuah',
      th: 'ห้าลูกนำโชค',
      tr: 'Şanslı Beşli',
    },
  },
]
