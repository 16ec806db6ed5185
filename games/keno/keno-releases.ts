import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const KENO_RELEASES: readonly Release[] = [
  {
    id: 'keno-tropical',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 40,
    tags: ['novidade', 'sorteio', 'rapido'],
    names: {
      vi: 'Keno Nhiệt Đới',
      id: 'Keno Tropis',
      ms: 'Keno Tropika',
      th: 'คีโนเขตร้อน',
      tr: 'Tropik Keno',
    },
  },
  {
    id: 'keno-das-estrelas',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 50,
    tags: ['sorteio', 'espaco'],
    names: {
      vi: 'Keno Ánh Sao',
      id: 'Keno Bintang',
      ms: 'Keno Bintang',
      th: 'คีโนแสงดาว',
      tr: 'Yıldız Kenosu',
    },
  },
]
