import type { Language } from '../../../../contract/language.ts'

/** What somebody who turns there finds. */
export type HelpKind = 'treatment' | 'listening' | 'meetings' | 'exclusion' | 'gambling' | 'mind' | 'online'

export interface HelpService {
  readonly name: string
  readonly kind: HelpKind
  /** As it is dialled there, as it is written there. */
  readonly phone?: string
  readonly link?: string
}

export interface HelpCountry {
  /** ISO 3166; `001` is the world. */
  readonly region: string
  /** Languages that people there read here. */
  readonly languages: readonly Language[]
  readonly services: readonly HelpService[]
}

/**
 * Public bodies and charities, with numbers that their own country tells (looked up November 2026). A number that could
 * not be confirmed is not here: the last entry is for everybody.
 */
export const helpByCountry: readonly HelpCountry[] = [
  {
    region: 'BR',
    languages: ['pt'],
    services: [
      { name: 'SUS', kind: 'treatment', phone: '136', link: 'https://meususdigital.saude.gov.br' },
      { name: 'CVV', kind: 'listening', phone: '188', link: 'https://cvv.org.br' },
      { name: 'Jogadores Anônimos', kind: 'meetings', link: 'https://www.jogadoresanonimos.com.br' },
      { name: 'gov.br', kind: 'exclusion', link: 'https://www.gov.br/autoexclusaoapostas' },
    ],
  },
  {
    region: 'SG',
    languages: ['en', 'zh_cn', 'ms'],
    services: [
      {
        name: 'National Council on Problem Gambling',
        kind: 'gambling',
        phone: '1800-6-668-668',
        link: 'https://www.ncpg.org.sg',
      },
    ],
  },
  {
    region: 'GB',
    languages: ['en'],
    services: [
      { name: 'GamCare', kind: 'gambling', phone: '0808 8020 133', link: 'https://www.gamcare.org.uk' },
    ],
  },
  {
    region: 'HK',
    languages: ['zh_cn', 'en'],
    services: [{ name: '平和基金 Ping Wo Fund', kind: 'gambling', phone: '183 4633' }],
  },
  { region: 'CN', languages: ['zh_cn'], services: [{ name: '12356', kind: 'mind', phone: '12356' }] },
  { region: 'TH', languages: ['th'], services: [{ name: 'สายด่วน 1323', kind: 'gambling', phone: '1323' }] },
  {
    region: 'TR',
    languages: ['tr'],
    services: [{ name: 'YEDAM', kind: 'gambling', phone: '115', link: 'https://www.yedam.org.tr' }],
  },
  {
    region: '001',
    languages: ['en', 'vi', 'id', 'ms'],
    services: [
      { name: 'Gambling Therapy', kind: 'online', link: 'https://www.gamblingtherapy.org' },
      { name: 'Gamblers Anonymous', kind: 'meetings', link: 'https://www.gamblersanonymous.org' },
    ],
  },
]

/** Brazil first, for the operator is there; then where the reader's language is spoken, and the rest apart. */
export function helpFor(language: Language): {
  readonly near: readonly HelpCountry[]
  readonly far: readonly HelpCountry[]
} {
  const isNear = ({ region, languages }: HelpCountry) => region === 'BR' || languages.includes(language)
  return {
    near: helpByCountry.filter(isNear),
    far: helpByCountry.filter(country => !isNear(country)),
  }
}
