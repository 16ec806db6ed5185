import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const VIDEO_BINGO_RELEASES: readonly Release[] = [
  {
    id: 'bingo-do-carnaval',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 32,
    tags: ['destaque', 'festa', 'bola-extra'],
    names: {
      vi: 'Bingo Lễ Hội',
      id: 'Bingo Karnaval',
      ms: 'Bingo Karnival',
      th: 'บิงโกคาร์นิวัล',
      tr: 'Karnaval Bingosu',
    },
  },
  {
    id: 'bingo-da-pracinha',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 33,
    tags: ['bola-extra', 'aposta-baixa'],
    names: {
      vi: 'Bingo Quảng Trường Nhỏ',
      id: 'Bingo Alun-alun',
      ms: 'Bingo Dataran Kecil',
      th: 'บิงโกลานเล็ก',
      tr: 'Küçük Meydan Bingosu',
    },
  },
]
