import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const BLACKJACK_RELEASES: readonly Release[] = [
  {
    id: 'vinte-e-um-da-arara',
    studio: 'arara',
    releasedAt: '2026-11-20',
    rank: 31,
    tags: ['destaque', 'cartas'],
    names: {
      vi: 'Xì Dách Vẹt Đuôi Dài',
      id: 'Blackjack Makaw',
      ms: 'Blackjack Makaw',
      th: 'แบล็กแจ็กมาคอว์',
      tr: 'Makav Blackjack',
    },
  },
  {
    id: 'blackjack-copacabana',
    studio: 'maresia',
    releasedAt: '2026-11-20',
    rank: 34,
    tags: ['cartas', 'aposta-baixa'],
    names: {
      vi: 'Xì Dách Copacabana',
      id: 'Blackjack Copacabana',
      ms: 'Blackjack Copacabana',
      th: 'แบล็กแจ็กโคปาคาบานา',
      tr: 'Copacabana Blackjack',
    },
  },
  {
    id: 'blackjack-da-meia-noite',
    studio: 'mata',
    releasedAt: '2026-11-20',
    rank: 35,
    tags: ['cartas', 'alto-limite'],
    names: {
      vi: 'Xì Dách Nửa Đêm',
      id: 'Blackjack Tengah Malam',
      ms: 'Blackjack Tengah Malam',
      th: 'แบล็กแจ็กเที่ยงคืน',
      tr: 'Gece Yarısı Blackjack',
    },
  },
]
