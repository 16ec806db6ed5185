import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const TOWER_RELEASES: readonly Release[] = [
  {
    id: 'torre-de-copacabana',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 21,
    tags: ['cidade', 'cash-out'],
    names: {
      vi: 'Tháp Copacabana',
      id: 'Menara Copacabana',
      ms: 'Menara Copacabana',
      th: 'ตึกโคปาคาบานา',
      tr: 'Copacabana Kulesi',
    },
  },
  {
    id: 'copa-da-sumauma',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 23,
    tags: ['natureza', 'cash-out'],
    names: {
      vi: 'Leo Cây Gòn',
      id: 'Panjat Pohon Randu',
      ms: 'Panjat Pokok Kapok',
      th: 'ปีนต้นนุ่นยักษ์',
      tr: 'Kapok Tırmanışı',
    },
  },
  {
    id: 'torre-de-gelo',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 27,
    tags: ['cash-out', 'aposta-baixa'],
    names: { vi: 'Tháp Băng', id: 'Menara Es', ms: 'Menara Ais', th: 'หอคอยน้ำแข็ง', tr: 'Buz Kulesi' },
  },
]
