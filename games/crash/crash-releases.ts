import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const CRASH_RELEASES: readonly Release[] = [
  {
    id: 'foguete-arara',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 4,
    tags: ['destaque', 'cash-out', 'ao-vivo'],
    names: { vi: 'Tên Lửa Arara', id: 'Roket Makaw', ms: 'Roket Makaw', th: 'จรวดมาคอว์', tr: 'Makav Roketi' },
  },
  {
    id: 'pipa-de-sao-joao',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 6,
    tags: ['festa', 'cash-out', 'ao-vivo'],
    names: {
      vi: 'Diều Tháng Sáu',
      id: 'Layang-layang Juni',
      ms: 'Layang-layang Jun',
      th: 'ว่าวเดือนมิถุนายน',
      tr: 'Haziran Uçurtması',
    },
  },
]
