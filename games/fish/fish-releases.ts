import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const FISH_RELEASES: readonly Release[] = [
  {
    id: 'pescaria-do-pantanal',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 46,
    tags: ['novidade', 'natureza', 'pesca'],
    names: {
      vi: 'Bắn Cá Pantanal',
      id: 'Memancing Pantanal',
      ms: 'Memancing Pantanal',
      th: 'ตกปลาปันตานัล',
      tr: 'Pantanal Balıkçılığı',
    },
  },
  {
    id: 'pescaria-do-recife',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 47,
    tags: ['mar', 'pesca'],
    names: {
      vi: 'Bắn Cá Rạn San Hô',
      id: 'Memancing Karang',
      ms: 'Memancing Terumbu',
      th: 'ตกปลาแนวปะการัง',
      tr: 'Resif Balıkçılığı',
    },
  },
]
