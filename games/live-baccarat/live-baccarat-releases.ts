import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const LIVE_BACCARAT_RELEASES: readonly Release[] = [
  {
    id: 'bacara-ao-vivo',
    studio: 'arara',
    releasedAt: '2026-11-23',
    rank: 8,
    tags: ['destaque', 'ao-vivo', 'cartas'],
    names: {
      vi: 'Baccarat Trực Tiếp',
      id: 'Bakarat Live',
      ms: 'Bakarat Langsung',
      th: 'บาคาร่าสด',
      tr: 'Canlı Bakara',
    },
  },
  {
    id: 'bacara-imperial-ao-vivo',
    studio: 'mata',
    releasedAt: '2026-11-23',
    rank: 42,
    tags: ['ao-vivo', 'alto-limite'],
    names: {
      vi: 'Baccarat Đế Vương Trực Tiếp',
      id: 'Bakarat Kekaisaran Live',
      ms: 'Bakarat Maharaja Langsung',
      th: 'บาคาร่าจักรพรรดิสด',
      tr: 'Canlı İmparatorluk Bakarası',
    },
  },
]
