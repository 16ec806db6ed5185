import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const BINGO_ROOM_RELEASES: readonly Release[] = [
  {
    id: 'bingo-da-vila',
    studio: 'arara',
    releasedAt: '2026-11-23',
    rank: 38,
    tags: ['destaque', 'novidade', 'sorteio'],
    names: {
      vi: 'Bingo Làng Quê',
      id: 'Bingo Desa',
      ms: 'Bingo Kampung',
      th: 'บิงโกหมู่บ้าน',
      tr: 'Köy Bingosu',
    },
  },
  {
    id: 'bingo-do-mercado',
    studio: 'maresia',
    releasedAt: '2026-11-23',
    rank: 39,
    tags: ['novidade', 'sorteio'],
    names: {
      vi: 'Bingo Chợ Phiên',
      id: 'Bingo Pasar',
      ms: 'Bingo Pasar',
      th: 'บิงโกตลาด',
      tr: 'Pazar Bingosu',
    },
  },
]
