import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const ROULETTE_RELEASES: readonly Release[] = [
  {
    id: 'roleta-arara',
    studio: 'arara',
    releasedAt: '2026-08-21',
    rank: 3,
    tags: ['destaque', 'classico'],
    names: {
      vi: 'Roulette Vẹt Arara',
      id: 'Rolet Makaw',
      ms: 'Rolet Makaw',
      th: 'รูเล็ตมาคอว์',
      tr: 'Makav Ruleti',
    },
  },
  {
    id: 'roleta-francesa',
    studio: 'arara',
    releasedAt: '2026-09-04',
    rank: 66,
    tags: ['classico', 'la-partage'],
    names: {
      vi: 'Roulette Pháp',
      id: 'Rolet Prancis',
      ms: 'Rolet Perancis',
      th: 'รูเล็ตฝรั่งเศส',
      tr: 'Fransız Ruleti',
    },
  },
  {
    id: 'roleta-do-rio',
    studio: 'maresia',
    releasedAt: '2026-10-02',
    rank: 74,
    tags: ['cidade'],
    names: { vi: 'Roulette Rio', id: 'Rolet Rio', ms: 'Rolet Rio', th: 'รูเล็ตริโอ', tr: 'Rio Ruleti' },
  },
  {
    id: 'roleta-imperial',
    studio: 'arara',
    releasedAt: '2026-10-16',
    rank: 81,
    tags: ['alto-limite', 'classico'],
    names: {
      vi: 'Roulette Hoàng Gia',
      id: 'Rolet Kekaisaran',
      ms: 'Rolet Maharaja',
      th: 'รูเล็ตจักรพรรดิ',
      tr: 'İmparatorluk Ruleti',
    },
  },
  {
    id: 'roleta-da-meia-noite',
    studio: 'maresia',
    releasedAt: '2026-11-13',
    rank: 84,
    tags: ['noite', 'la-partage'],
    names: {
      vi: 'Roulette Nửa Đêm',
      id: 'Rolet Tengah Malam',
      ms: 'Rolet Tengah Malam',
      th: 'รูเล็ตเที่ยงคืน',
      tr: 'Gece Yarısı Ruleti',
    },
  },
  {
    id: 'roleta-mini-ficha',
    studio: 'maresia',
    releasedAt: '2026-11-06',
    rank: 85,
    tags: ['aposta-baixa'],
    names: {
      vi: 'Roulette Chip Nhỏ',
      id: 'Rolet Cip Kecil',
      ms: 'Rolet Cip Kecil',
      th: 'รูเล็ตชิปเล็ก',
      tr: 'Küçük Çip Ruleti',
    },
  },
]
