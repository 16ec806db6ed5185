import type { Release } from '../release.ts'

/** What the catalogue says of these games beside their mathematics. */
export const MINES_RELEASES: readonly Release[] = [
  {
    id: 'mina-de-esmeraldas',
    studio: 'arara',
    releasedAt: '2026-09-04',
    rank: 2,
    tags: ['destaque', 'cash-out'],
    names: {
      vi: 'Mỏ Ngọc Lục Bảo',
      id: 'Tambang Zamrud',
      ms: 'Lombong Zamrud',
      th: 'เหมืองมรกต',
      tr: 'Zümrüt Madeni',
    },
  },
  {
    id: 'garimpo-de-diamantes',
    studio: 'mata',
    releasedAt: '2026-09-11',
    rank: 51,
    tags: ['cash-out', 'alto-limite'],
    names: { vi: 'Mỏ Kim Cương', id: 'Galian Berlian', ms: 'Lombong Berlian', th: 'ขุดเพชร', tr: 'Elmas Avı' },
  },
  {
    id: 'perolas-do-recife',
    studio: 'maresia',
    releasedAt: '2026-10-02',
    rank: 65,
    tags: ['mar', 'cash-out'],
    names: {
      vi: 'Ngọc Trai Rạn San Hô',
      id: 'Mutiara Karang',
      ms: 'Mutiara Terumbu',
      th: 'ไข่มุกแนวปะการัง',
      tr: 'Resif İncileri',
    },
  },
  {
    id: 'jardim-da-onca',
    studio: 'mata',
    releasedAt: '2026-11-13',
    rank: 72,
    tags: ['natureza', 'cash-out', 'aposta-baixa'],
    names: {
      vi: 'Vườn Báo Đốm',
      id: 'Taman Jaguar',
      ms: 'Taman Jaguar',
      th: 'สวนเสือจากัวร์',
      tr: 'Jaguar Bahçesi',
    },
  },
  {
    id: 'ruinas-perdidas',
    studio: 'mata',
    releasedAt: '2026-10-30',
    rank: 76,
    tags: ['aventura', 'cash-out'],
    names: {
      vi: 'Phế Tích Thất Lạc',
      id: 'Reruntuhan Hilang',
      ms: 'Runtuhan Hilang',
      th: 'ซากเมืองที่สาบสูญ',
      tr: 'Kayıp Harabeler',
    },
  },
  {
    id: 'ceu-de-baloes',
    studio: 'arara',
    releasedAt: '2026-06-19',
    rank: 82,
    tags: ['cash-out', 'aposta-baixa'],
    names: {
      vi: 'Trời Khinh Khí Cầu',
      id: 'Langit Balon',
      ms: 'Langit Belon',
      th: 'ฟ้าบอลลูน',
      tr: 'Balonlu Gökyüzü',
    },
  },
]
