import { promotionsUnder } from '../../contract/promotions/registry.ts'
import type { Regime } from './regime.ts'

/** The Brazilian federal licence: Lei 14.790/2023 and the ordinances of SPA/MF (docs/rules/licences.md). */
export const brSpa: Regime = {
  licence: 'br-spa',
  // Portaria 1.231, art. 42: nothing that hangs on a deposit, comes before play, or is drawn. What play has earned may be paid.
  promotions: promotionsUnder('br-spa'),
  // A loyalty programme rewards play, never deposits.
  vip: { countsRecharges: false },
  // The recharge tier is forbidden; commission over levels is a grey zone, and grey is off.
  agency: { isOpen: false },
  // Portaria 615, docs/rules/licences.md: "PIX/TED from the player's own account only"; any other manual transfer looks the same
  // as cash paid in at a counter. Whose account it came from is checked for both (recharges/rules.ts, review.ts).
  payments: { methods: ['pix', 'ted'] },
  deposits: { usualWageringPercent: 0n, mostWageringPercent: 0n },
  // Portaria 1.231, art. 31; IN SPA/MF 22 and 31/2025: SIGAP, Módulo de Impedidos.
  registration: { required: ['email', 'gender', 'address'], asksRegistry: true },
  // Art. 23 and Portaria 722: "verified before registration takes effect".
  identity: { before: 'play', latest: 'play' },
  // docs/rules/licences.md: loss and time are mandatory at sign-up; docs/rules/licences.md: so are deposit limits. The stricter holds.
  limits: { mandatory: ['deposit', 'loss', 'time'], prompted: [], raiseDelayHours: 24 },
  withdrawals: {
    // Lei 14.790, art. 30: prizes go to an account of the bettor, who is a natural person.
    pixKeyTypes: ['cpf', 'email', 'phone', 'evp'],
    // Portaria 615.
    latestMinutes: 120,
    usualMinutes: 120,
    // docs/rules/licences.md: a withdrawal is held only with a reason of fraud or law.
    rejectionGrounds: ['fraud', 'law'],
  },
  // Portaria 1.207: certified for Brazil game by game, with a return of 85 % or more.
  games: { needsCertificate: true, leastRtpPpm: 850_000 },
  footer: {
    line: {
      pt: 'Arara é autorizada pela Secretaria de Prêmios e Apostas do Ministério da Fazenda. Proibido para menores de 18 anos. Aposta não é investimento.',
      en: 'Arara is authorised by the Secretariat of Prizes and Bets of the Brazilian Ministry of Finance. Not for anyone under 18. Betting is not an investment.',
      zh_cn: 'Arara 获巴西财政部奖金与博彩秘书处授权。未满 18 岁禁止参与。投注不是投资。',
      vi: 'Arara được Ban Thư ký Giải thưởng và Cá cược thuộc Bộ Tài chính Brazil cấp phép. Cấm người dưới 18 tuổi. Cá cược không phải là đầu tư.',
      id: 'Arara diizinkan oleh Sekretariat Hadiah dan Taruhan Kementerian Keuangan Brasil. Dilarang untuk usia di bawah 18 tahun. Bertaruh bukan investasi.',
      ms: 'Arara dibenarkan oleh Sekretariat Hadiah dan Pertaruhan Kementerian Kewangan Brazil. Dilarang untuk sesiapa bawah 18 tahun. Pertaruhan bukan pelaburan.',
      th: 'Arara ได้รับอนุญาตจากสำนักเลขาธิการรางวัลและการเดิมพัน กระทรวงการคลังบราซิล ห้ามผู้มีอายุต่ำกว่า 18 ปี การเดิมพันไม่ใช่การลงทุน',
      tr: 'Arara, Brezilya Maliye Bakanlığı Ödül ve Bahis Sekreterliği tarafından yetkilendirilmiştir. 18 yaşından küçükler oynayamaz. Bahis bir yatırım değildir.',
    },
    namesOperator: true,
  },
}
