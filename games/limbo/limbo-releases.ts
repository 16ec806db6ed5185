import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const LIMBO_RELEASES: readonly Release[] = [
  {
    id: 'limbo-das-estrelas',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 22,
    tags: ['espaco', 'rapido'],
    names: {
      vi: 'Limbo Tinh Tú',
      id: 'Limbo Bintang',
      ms: 'Limbo Bintang',
      th: 'ลิมโบดวงดาว',
      tr: 'Yıldız Limbosu',
    },
  },
  {
    id: 'limbo-do-balao',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 28,
    tags: ['festa', 'rapido'],
    names: {
      vi: 'Limbo Khinh Khí Cầu',
      id: 'Limbo Balon',
      ms: 'Limbo Belon',
      th: 'ลิมโบบอลลูน',
      tr: 'Balon Limbosu',
    },
  },
]
