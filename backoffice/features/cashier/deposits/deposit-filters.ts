import { depositFilters } from '../../../../contract/cashier/deposit-admin.ts'

export type DepositState = (typeof depositFilters)[number] | 'all'

/** What the operator looks for. Texts as they stand in the address; an empty one asks for nothing. */
export interface DepositFilters {
  readonly state: DepositState
  readonly method: string
  readonly from: string
  readonly to: string
  readonly min: string
  readonly max: string
  readonly search: string
}

export const noFilters: DepositFilters = {
  state: 'review',
  method: '',
  from: '',
  to: '',
  min: '',
  max: '',
  search: '',
}

const dayForm = /^\d{4}-\d\d-\d\d$/
const amountForm = /^\d{1,8}(\.\d{1,2})?$/
const matching = (text: string | null, form: RegExp) => (text !== null && form.test(text) ? text : '')

export function readDepositFilters(params: URLSearchParams): DepositFilters {
  const state = [...depositFilters, 'all' as const].find(known => known === params.get('state'))
  return {
    state: state ?? noFilters.state,
    method: matching(params.get('method'), /^[a-z-]{1,40}$/),
    from: matching(params.get('from'), dayForm),
    to: matching(params.get('to'), dayForm),
    min: matching(params.get('min'), amountForm),
    max: matching(params.get('max'), amountForm),
    search: (params.get('search') ?? '').slice(0, 64),
  }
}

/** What differs from the usual, for the address. */
export function writeDepositFilters(filters: DepositFilters): Record<string, string> {
  const { state, ...rest } = filters
  const texts = Object.entries(rest).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(texts), ...(state !== noFilters.state && { state }) }
}

/** As the server wants to be asked. */
export function toAsk({ state, ...texts }: DepositFilters) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { ...given, ...(state !== 'all' && { state }) }
}
