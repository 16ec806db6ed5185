import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const PENALTY_RELEASES: readonly Release[] = [
  {
    id: 'penalti-decisivo',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 19,
    tags: ['destaque', 'cash-out'],
    names: {
      vi: 'Cú Đá Quyết Định',
      id: 'Penalti Penentu',
      ms: 'Penalti Penentu',
      th: 'จุดโทษตัดสิน',
      tr: 'Belirleyici Penaltı',
    },
  },
  {
    id: 'penalti-na-praia',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 25,
    tags: ['mar', 'cash-out'],
    names: {
      vi: 'Penalty Bãi Biển',
      id: 'Penalti Pantai',
      ms: 'Penalti Pantai',
      th: 'จุดโทษชายหาด',
      tr: 'Plaj Penaltısı',
    },
  },
]
