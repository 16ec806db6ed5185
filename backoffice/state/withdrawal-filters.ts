import { riskKinds } from '../../contract/cashier/review.ts'

/** What narrows the queue beside its state; each stands in the address as it was typed. */
export const filterNames = [
  'min',
  'max',
  'from',
  'to',
  'member',
  'reviewer',
  'reviewed',
  'risk',
  'stopped',
] as const
export type FilterName = (typeof filterNames)[number]
export type WithdrawalFilters = Readonly<Partial<Record<FilterName, string>>>

export const riskChoices = ['any', 'high', 'none', ...riskKinds] as const

const forms: Record<FilterName, RegExp> = {
  min: /^\d{1,9}(\.\d{1,2})?$/,
  max: /^\d{1,9}(\.\d{1,2})?$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  member: /^.{1,64}$/,
  reviewer: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  reviewed: /^(yes|no)$/,
  risk: new RegExp(`^(${riskChoices.join('|')})$`),
  stopped: /^yes$/,
}

/** Of an address that anybody may have written: what is none is left out. */
export function readFilters(params: URLSearchParams): WithdrawalFilters {
  const found = filterNames
    .map(name => [name, params.get(name) ?? ''] as const)
    .filter(([name, value]) => forms[name].test(value))
  return Object.fromEntries(found)
}
