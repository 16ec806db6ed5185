import type { Language } from '../../../contract/language.ts'
import type { Config } from '../../config.ts'

/** The footer's line by licence regime (specification, section 10; readings, section 9). */
export function licenceLine(licence: Config['licence'], language: Language): string {
  const lines = licence === 'br-spa' ? brazil : curacao
  return language === 'en' || language === 'zh_cn' ? lines[language] : lines.pt
}

const curacao = {
  pt: 'Arara opera sob licença de jogos de Curaçao. Proibido para menores de 18 anos. Jogue com responsabilidade.',
  en: 'Arara operates under a Curaçao gaming licence. Not for anyone under 18. Play responsibly.',
  zh_cn: 'Arara 持库拉索博彩牌照运营。未满 18 岁禁止参与。请理性娱乐。',
}

const brazil = {
  pt: 'Arara é autorizada pela Secretaria de Prêmios e Apostas do Ministério da Fazenda. Proibido para menores de 18 anos. Aposta não é investimento.',
  en: 'Arara is authorised by the Secretariat of Prizes and Bets of the Brazilian Ministry of Finance. Not for anyone under 18. Betting is not an investment.',
  zh_cn: 'Arara 获巴西财政部奖金与博彩秘书处授权。未满 18 岁禁止参与。投注不是投资。',
}
