import { proxy } from 'valtio'
import { languages, usualLanguages } from '../../contract/language.ts'
import {
  extraRegistrationFields,
  licences,
  limitKinds,
  type Operator,
  type PublicSiteConfig,
} from '../../contract/regime.ts'
import { asRecord } from './member/as-record.ts'

/** What the site shows itself by. `promotions` is `undefined` until the server has named them: none is hidden before. */
export interface SiteConfig extends Omit<PublicSiteConfig, 'promotions'> {
  readonly promotions: readonly string[] | undefined
}

/** Whether the licence allows a promotion. The server decides; this hides what it would refuse. */
export function isOffered({ promotions }: Pick<SiteConfig, 'promotions'>, id: string): boolean {
  return promotions === undefined || promotions.includes(id)
}

/** What is believed until `/config.json` has come: the default licence (docs/rules/licences.md). */
const usual: SiteConfig = {
  licence: 'curacao',
  languages: usualLanguages,
  promotions: undefined,
  agency: true,
  vip_counts_recharges: true,
  pix_key_types: ['cpf', 'cnpj', 'email', 'phone', 'evp'],
  registration: [],
  limits: { mandatory: [], prompted: ['deposit'] },
  deposit_wagering_percent: 100,
  operator: {
    name: null,
    cnpj: null,
    licence: null,
    address: null,
    contact: null,
    ombudsman: null,
    adr: null,
  },
  demo: false,
}

/** What the licence and the operator make of this site: what is shown, never what is allowed, which the server decides. */
export const siteConfig = proxy<{ now: SiteConfig }>({ now: usual })

const key = 'arara.house'

type ConfigStore = Pick<Storage, 'getItem' | 'setItem'>

/** The answer of the last visit, so that an offline start shows the same site. */
export function loadSiteConfig(store: ConfigStore) {
  try {
    siteConfig.now = readSiteConfig(JSON.parse(store.getItem(key) ?? 'null')) ?? usual
  } catch {
    siteConfig.now = usual
  }
}

/** Notes `house` of `/config.json`; a server that tells none leaves what is known. */
export function recordSiteConfig(store: ConfigStore, config: unknown) {
  const given = asRecord(config)?.house
  const read = readSiteConfig(given)
  if (read === undefined) return
  siteConfig.now = read
  try {
    store.setItem(key, JSON.stringify(given))
  } catch {
    // No storage: it lives with the tab.
  }
}

/** `undefined`: no house at all. Words that this version does not know are left out. */
function readSiteConfig(raw: unknown): SiteConfig | undefined {
  const given = asRecord(raw)
  const licence = licences.find(one => one === given?.licence)
  if (given === undefined || licence === undefined) return undefined
  const selectable = known(given.languages, languages)
  return {
    licence,
    languages: selectable.length > 0 ? selectable : usualLanguages,
    promotions: readNames(given.promotions),
    agency: given.agency === true,
    vip_counts_recharges: given.vip_counts_recharges === true,
    pix_key_types: known(given.pix_key_types, usual.pix_key_types),
    registration: known(given.registration, extraRegistrationFields),
    limits: readLimits(asRecord(given.limits)),
    deposit_wagering_percent: numberOr(given.deposit_wagering_percent, usual.deposit_wagering_percent),
    demo: given.demo === true,
    operator: readOperator(asRecord(given.operator)),
  }
}

function readLimits(given: Readonly<Record<string, unknown>> | undefined): PublicSiteConfig['limits'] {
  return { mandatory: known(given?.mandatory, limitKinds), prompted: known(given?.prompted, limitKinds) }
}

function readOperator(given: Readonly<Record<string, unknown>> | undefined): Operator {
  const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null)
  return {
    name: text(given?.name),
    cnpj: text(given?.cnpj),
    licence: text(given?.licence),
    address: text(given?.address),
    contact: text(given?.contact),
    ombudsman: text(given?.ombudsman),
    adr: webPage(given?.adr),
  }
}

function webPage(raw: unknown): string | null {
  return typeof raw === 'string' && raw.startsWith('https://') && URL.canParse(raw) ? raw : null
}

/** Of a newer server there may be more than this version has pages for. */
function readNames(given: unknown): string[] {
  return Array.isArray(given) ? given.filter(one => typeof one === 'string') : []
}

/** In the order that was given. */
function known<Word extends string>(given: unknown, words: readonly Word[]): Word[] {
  if (!Array.isArray(given)) return []
  return given.flatMap(one => words.find(word => word === one) ?? [])
}

function numberOr(raw: unknown, fallback: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : fallback
}
