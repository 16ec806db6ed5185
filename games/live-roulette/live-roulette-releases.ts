import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const LIVE_ROULETTE_RELEASES: readonly Release[] = [
  {
    id: 'roleta-ao-vivo',
    studio: 'arara',
    releasedAt: '2026-11-23',
    rank: 7,
    tags: ['destaque', 'ao-vivo', 'classico'],
    names: {
      vi: 'Roulette Trực Tiếp',
      id: 'Rolet Live',
      ms: 'Rolet Langsung',
      th: 'รูเล็ตสด',
      tr: 'Canlı Rulet',
    },
  },
  {
    id: 'roleta-francesa-ao-vivo',
    studio: 'maresia',
    releasedAt: '2026-11-23',
    rank: 41,
    tags: ['ao-vivo', 'la-partage'],
    names: {
      vi: 'Roulette Pháp Trực Tiếp',
      id: 'Rolet Prancis Live',
      ms: 'Rolet Perancis Langsung',
      th: 'รูเล็ตฝรั่งเศสสด',
      tr: 'Canlı Fransız Ruleti',
    },
  },
]
