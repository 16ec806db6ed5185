import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const SIC_BO_RELEASES: readonly Release[] = [
  {
    id: 'sic-bo-lanterna',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 48,
    tags: ['novidade', 'sorte'],
    names: {
      vi: 'Tài Xỉu Đèn Lồng',
      id: 'Sic Bo Lentera',
      ms: 'Sic Bo Tanglung',
      th: 'ไฮโลโคมไฟ',
      tr: 'Fener Sic Bo',
    },
  },
  {
    id: 'sic-bo-de-jade',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 49,
    tags: ['alto-limite', 'sorte'],
    names: {
      vi: 'Tài Xỉu Ngọc Bích',
      id: 'Sic Bo Giok',
      ms: 'Sic Bo Jed',
      th: 'ไฮโลหยก',
      tr: 'Yeşim Sic Bo',
    },
  },
]
