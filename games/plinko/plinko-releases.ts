import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const PLINKO_RELEASES: readonly Release[] = [
  {
    id: 'plinko-da-arara',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 18,
    tags: ['destaque', 'rapido'],
    names: {
      vi: 'Plinko Arara',
      id: 'Plinko Makaw',
      ms: 'Plinko Makaw',
      th: 'พลิงโกมาคอว์',
      tr: 'Makav Plinko',
    },
  },
  {
    id: 'plinko-das-joias',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 24,
    tags: ['alto-limite', 'rapido'],
    names: {
      vi: 'Plinko Châu Báu',
      id: 'Plinko Permata',
      ms: 'Plinko Permata',
      th: 'พลิงโกอัญมณี',
      tr: 'Mücevher Plinko',
    },
  },
  {
    id: 'plinko-da-praia',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 29,
    tags: ['mar', 'rapido', 'aposta-baixa'],
    names: {
      vi: 'Plinko Bãi Biển',
      id: 'Plinko Pantai',
      ms: 'Plinko Pantai',
      th: 'พลิงโกชายหาด',
      tr: 'Plaj Plinko',
    },
  },
]
