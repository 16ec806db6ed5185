import { pixKeyTypes } from '../../contract/cashier/banks.ts'
import { promotionsUnder } from '../../contract/promotions/registry.ts'
import type { Regime } from './regime.ts'

/** What the specification states, under the licence that its footer names. It does not permit serving Brazil. */
export const curacao: Regime = {
  licence: 'curacao',
  promotions: promotionsUnder('curacao'),
  vip: { countsRecharges: true },
  agency: { isOpen: true },
  payments: { methods: ['pix', 'bank-transfer', 'ted'] },
  // docs/rules/cashier.md: 1×, a guard against laundering.
  deposits: { usualWageringPercent: 100n, mostWageringPercent: 9_999n },
  registration: { required: [], asksRegistry: false },
  // docs/rules/licences.md: "before first withdrawal at latest"; the specification states nothing of it.
  identity: { before: 'withdrawal', latest: 'none' },
  // docs/rules/licences.md: a deposit limit is prompted.
  limits: { mandatory: [], prompted: ['deposit'], raiseDelayHours: 24 },
  withdrawals: {
    // A company's key pays out only after its sole owner was proved (docs/rules/cashier.md).
    pixKeyTypes,
    latestMinutes: 1_440,
    usualMinutes: 120,
    rejectionGrounds: undefined,
  },
  // A row that names certificates is held to them; one that names none is open to every licence.
  games: { needsCertificate: false, leastRtpPpm: 0 },
  footer: {
    line: {
      pt: 'Arara opera sob licença de jogos de Curaçao. Proibido para menores de 18 anos. Jogue com responsabilidade.',
      en: 'Arara operates under a Curaçao gaming licence. Not for anyone under 18. Play responsibly.',
      zh_cn: 'Arara 持库拉索博彩牌照运营。未满 18 岁禁止参与。请理性娱乐。',
      vi: 'Arara hoạt động theo giấy phép trò chơi của Curaçao. Cấm người dưới 18 tuổi. Chơi có trách nhiệm.',
      id: 'Arara beroperasi dengan lisensi permainan Curaçao. Dilarang untuk usia di bawah 18 tahun. Bermainlah dengan bertanggung jawab.',
      ms: 'Arara beroperasi di bawah lesen permainan Curaçao. Dilarang untuk sesiapa bawah 18 tahun. Main secara bertanggungjawab.',
      th: 'Arara ดำเนินงานภายใต้ใบอนุญาตการพนันของคูราเซา ห้ามผู้มีอายุต่ำกว่า 18 ปี โปรดเล่นอย่างมีความรับผิดชอบ',
      tr: 'Arara, Curaçao oyun lisansıyla çalışır. 18 yaşından küçükler oynayamaz. Sorumlu oynayın.',
    },
    namesOperator: false,
  },
}
