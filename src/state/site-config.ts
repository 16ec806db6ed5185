import { proxy } from 'valtio'
import { languages, usualLanguages } from '../../contract/language.ts'
import { promotionIds } from '../../contract/promotions/promotion-ids.ts'
import {
  extraRegistrationFields,
  type House,
  licences,
  limitKinds,
  type Operator,
} from '../../contract/regime.ts'
import { asRecord } from './member/as-record.ts'

/** What is believed until `/config.json` has told: the default licence (docs/rules/licences.md). */
const usual: House = {
  licence: 'curacao',
  languages: usualLanguages,
  promotions: promotionIds,
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
export const siteConfig = proxy<{ now: House }>({ now: usual })

const key = 'arara.house'

type HouseStore = Pick<Storage, 'getItem' | 'setItem'>

/** What the last visit was told, so that an offline start shows the same house. */
export function loadSiteConfig(store: HouseStore) {
  try {
    siteConfig.now = readSiteConfig(JSON.parse(store.getItem(key) ?? 'null')) ?? usual
  } catch {
    siteConfig.now = usual
  }
}

/** Notes `house` of `/config.json`; a server that tells none leaves what is known. */
export function noteSiteConfig(store: HouseStore, config: unknown) {
  const told = asRecord(config)?.house
  const read = readSiteConfig(told)
  if (read === undefined) return
  siteConfig.now = read
  try {
    store.setItem(key, JSON.stringify(told))
  } catch {
    // No storage: it lives with the tab.
  }
}

/** `undefined`: no house at all. Words that this version does not know are left out. */
function readSiteConfig(raw: unknown): House | undefined {
  const told = asRecord(raw)
  const licence = licences.find(one => one === told?.licence)
  if (told === undefined || licence === undefined) return undefined
  const selectable = known(told.languages, languages)
  return {
    licence,
    languages: selectable.length > 0 ? selectable : usualLanguages,
    promotions: known(told.promotions, usual.promotions),
    agency: told.agency === true,
    vip_counts_recharges: told.vip_counts_recharges === true,
    pix_key_types: known(told.pix_key_types, usual.pix_key_types),
    registration: known(told.registration, extraRegistrationFields),
    limits: readLimits(asRecord(told.limits)),
    deposit_wagering_percent: numberOr(told.deposit_wagering_percent, usual.deposit_wagering_percent),
    demo: told.demo === true,
    operator: readOperator(asRecord(told.operator)),
  }
}

function readLimits(told: Readonly<Record<string, unknown>> | undefined): House['limits'] {
  return { mandatory: known(told?.mandatory, limitKinds), prompted: known(told?.prompted, limitKinds) }
}

function readOperator(told: Readonly<Record<string, unknown>> | undefined): Operator {
  const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null)
  return {
    name: text(told?.name),
    cnpj: text(told?.cnpj),
    licence: text(told?.licence),
    address: text(told?.address),
    contact: text(told?.contact),
    ombudsman: text(told?.ombudsman),
    adr: webPage(told?.adr),
  }
}

function webPage(raw: unknown): string | null {
  return typeof raw === 'string' && raw.startsWith('https://') && URL.canParse(raw) ? raw : null
}

/** In the order that was told. */
function known<Word extends string>(told: unknown, words: readonly Word[]): Word[] {
  if (!Array.isArray(told)) return []
  return told.flatMap(one => words.find(word => word === one) ?? [])
}

function numberOr(raw: unknown, fallback: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : fallback
}
