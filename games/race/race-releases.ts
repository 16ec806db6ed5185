import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const RACE_RELEASES: readonly Release[] = [
  {
    id: 'corrida-de-jangadas',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 20,
    tags: ['destaque', 'mar'],
    names: {
      vi: 'Đua Thuyền Bè',
      id: 'Balap Rakit Layar',
      ms: 'Lumba Rakit Layar',
      th: 'แข่งแพใบ',
      tr: 'Sal Yarışı',
    },
  },
  {
    id: 'grande-premio-de-kart',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 26,
    tags: ['cidade'],
    names: {
      vi: 'Giải Đua Kart',
      id: 'Grand Prix Gokar',
      ms: 'Grand Prix Gokart',
      th: 'โกคาร์ทกรังด์ปรีซ์',
      tr: 'Kart Grand Prix',
    },
  },
]
