import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const HI_LO_RELEASES: readonly Release[] = [
  {
    id: 'maior-ou-menor',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 12,
    tags: ['destaque', 'cartas', 'cash-out'],
    names: {
      vi: 'Cao Thấp Arara',
      id: 'Tinggi Rendah Makaw',
      ms: 'Tinggi Rendah Makaw',
      th: 'สูงต่ำมาคอว์',
      tr: 'Makav Yüksek Alçak',
    },
  },
  {
    id: 'mare-alta-mare-baixa',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 14,
    tags: ['cartas', 'mar', 'cash-out'],
    names: {
      vi: 'Triều Lên Triều Xuống',
      id: 'Pasang Surut',
      ms: 'Air Pasang Surut',
      th: 'น้ำขึ้นน้ำลง',
      tr: 'Gelgit',
    },
  },
  {
    id: 'escada-de-ouro',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 16,
    tags: ['cartas', 'cash-out', 'alto-limite'],
    names: {
      vi: 'Bậc Thang Vàng',
      id: 'Tangga Emas',
      ms: 'Tangga Emas',
      th: 'บันไดทอง',
      tr: 'Altın Merdiven',
    },
  },
]
