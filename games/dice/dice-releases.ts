import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const DICE_RELEASES: readonly Release[] = [
  {
    id: 'dados-da-arara',
    studio: 'arara',
    releasedAt: '2026-08-14',
    rank: 10,
    tags: ['classico', 'rapido'],
    names: { vi: 'Xúc Xắc Arara', id: 'Dadu Makaw', ms: 'Dadu Makaw', th: 'ลูกเต๋ามาคอว์', tr: 'Makav Zarları' },
  },
  {
    id: 'dados-de-ouro',
    studio: 'arara',
    releasedAt: '2026-09-18',
    rank: 68,
    tags: ['alto-limite', 'rapido'],
    names: { vi: 'Xúc Xắc Vàng', id: 'Dadu Emas', ms: 'Dadu Emas', th: 'ลูกเต๋าทองคำ', tr: 'Altın Zarlar' },
  },
  {
    id: 'dados-cosmicos',
    studio: 'arara',
    releasedAt: '2026-10-23',
    rank: 73,
    tags: ['espaco', 'rapido', 'aposta-baixa'],
    names: {
      vi: 'Xúc Xắc Vũ Trụ',
      id: 'Dadu Kosmik',
      ms: 'Dadu Kosmik',
      th: 'ลูกเต๋าจักรวาล',
      tr: 'Kozmik Zarlar',
    },
  },
  {
    id: 'dados-de-rubi',
    studio: 'arara',
    releasedAt: '2026-08-28',
    rank: 78,
    tags: ['rapido'],
    names: {
      vi: 'Xúc Xắc Hồng Ngọc',
      id: 'Dadu Rubi',
      ms: 'Dadu Delima',
      th: 'ลูกเต๋าทับทิม',
      tr: 'Yakut Zarlar',
    },
  },
  {
    id: 'dados-de-gelo',
    studio: 'maresia',
    releasedAt: '2026-07-10',
    rank: 83,
    tags: ['rapido'],
    names: { vi: 'Xúc Xắc Băng', id: 'Dadu Es', ms: 'Dadu Ais', th: 'ลูกเต๋าน้ำแข็ง', tr: 'Buz Zarları' },
  },
  {
    id: 'dados-do-brejo',
    studio: 'mata',
    releasedAt: '2026-10-09',
    rank: 86,
    tags: ['rapido', 'aposta-baixa'],
    names: {
      vi: 'Xúc Xắc Đầm Lầy',
      id: 'Dadu Rawa',
      ms: 'Dadu Paya',
      th: 'ลูกเต๋าหนองน้ำ',
      tr: 'Bataklık Zarları',
    },
  },
]
