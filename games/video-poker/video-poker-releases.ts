import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const VIDEO_POKER_RELEASES: readonly Release[] = [
  {
    id: 'poker-da-arara',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 11,
    tags: ['destaque', 'cartas', 'classico'],
    names: {
      vi: 'Poker Vẹt Arara',
      id: 'Poker Makaw',
      ms: 'Poker Makaw',
      th: 'โป๊กเกอร์มาคอว์',
      tr: 'Makav Pokeri',
    },
  },
  {
    id: 'poker-do-boteco',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 13,
    tags: ['cartas', 'aposta-baixa'],
    names: {
      vi: 'Poker Quán Góc Phố',
      id: 'Poker Warung',
      ms: 'Poker Warung',
      th: 'โป๊กเกอร์ร้านหัวมุม',
      tr: 'Köşe Bar Pokeri',
    },
  },
  {
    id: 'poker-da-meia-noite',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 15,
    tags: ['cartas', 'noite', 'alto-limite'],
    names: {
      vi: 'Poker Nửa Đêm',
      id: 'Poker Tengah Malam',
      ms: 'Poker Tengah Malam',
      th: 'โป๊กเกอร์เที่ยงคืน',
      tr: 'Gece Yarısı Pokeri',
    },
  },
]
