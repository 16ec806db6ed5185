import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const BACCARAT_RELEASES: readonly Release[] = [
  {
    id: 'bacara-real',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 43,
    tags: ['novidade', 'classico', 'cartas'],
    names: {
      vi: 'Baccarat Hoàng Gia',
      id: 'Bakarat Kerajaan',
      ms: 'Bakarat Diraja',
      th: 'บาคาร่ารอยัล',
      tr: 'Kraliyet Bakarası',
    },
  },
  {
    id: 'bacara-de-macau',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 44,
    tags: ['alto-limite', 'cartas'],
    names: {
      vi: 'Baccarat Ma Cao',
      id: 'Bakarat Makau',
      ms: 'Bakarat Macau',
      th: 'บาคาร่ามาเก๊า',
      tr: 'Makao Bakarası',
    },
  },
  {
    id: 'bacara-da-lagoa',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 45,
    tags: ['aposta-baixa', 'cartas'],
    names: {
      vi: 'Baccarat Đầm Phá',
      id: 'Bakarat Laguna',
      ms: 'Bakarat Lagun',
      th: 'บาคาร่าลากูน',
      tr: 'Lagün Bakarası',
    },
  },
]
