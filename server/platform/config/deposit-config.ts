import * as z from 'zod/mini'
import type { CollectionAccount } from '../../../contract/cashier/money.ts'
import { isCnpj } from '../../../contract/cnpj.ts'
import { centavosVariable, wholeVariable } from './config-variables.ts'

export interface DepositConfig {
  /** Above it a second administrator must agree to a transfer by hand. */
  readonly secondReviewAbove: bigint
  /** Orders of one member that may wait at once. */
  readonly openOrders: number
  /** How long a transfer by hand waits for its proof. */
  readonly transferHours: number
  /** The operator's account for transfers by hand; `undefined`: none are taken. */
  readonly collection: CollectionAccount | undefined
}

const text = z.optional(z.string().check(z.maxLength(80, 'has 80 characters at most')))

export const depositVariables = {
  DEPOSIT_SECOND_REVIEW: centavosVariable('10000.00'),
  DEPOSIT_OPEN_ORDERS: wholeVariable(5, 1, 100),
  DEPOSIT_TRANSFER_HOURS: wholeVariable(24, 1, 168),
  COLLECTION_BANK_CODE: z.optional(z.string().check(z.regex(/^\d{3}$/, 'has three digits'))),
  COLLECTION_BANK_NAME: text,
  COLLECTION_BRANCH: z.optional(z.string().check(z.regex(/^\d{1,5}(-[\dX])?$/, 'is a branch such as 0001'))),
  COLLECTION_ACCOUNT: z.optional(
    z.string().check(z.regex(/^\d{1,12}-[\dX]$/, 'is an account such as 12345-6')),
  ),
  COLLECTION_HOLDER: text,
  COLLECTION_CNPJ: z.optional(z.string().check(z.refine(isCnpj, 'is a CNPJ of 14 characters, without dots'))),
}
const environment = z.object(depositVariables)
type DepositEnvironment = z.output<typeof environment>

/** What a demo shows: a bank that does not exist. */
const demoAccount: CollectionAccount = {
  bank_code: '999',
  bank_name: 'Banco de Teste',
  branch: '0001',
  account: '123456-7',
  holder: 'ARARA JOGOS LTDA (TESTE)',
  cnpj: '11222333000181',
}

const names = ['BANK_CODE', 'BANK_NAME', 'BRANCH', 'ACCOUNT', 'HOLDER', 'CNPJ'] as const

export function mistakesOfDeposits(env: DepositEnvironment): string[] {
  const given = names.filter(name => env[`COLLECTION_${name}`] !== undefined)
  if (given.length === 0 || given.length === names.length) return []
  const missing = names.filter(name => !given.includes(name)).map(name => `COLLECTION_${name}`)
  return [`${missing.join(', ')} must be set beside the other COLLECTION_ variables`]
}

export function toDeposits(env: DepositEnvironment, mode: 'demo' | 'production'): DepositConfig {
  return {
    secondReviewAbove: env.DEPOSIT_SECOND_REVIEW,
    openOrders: env.DEPOSIT_OPEN_ORDERS,
    transferHours: env.DEPOSIT_TRANSFER_HOURS,
    collection: readCollection(env) ?? (mode === 'demo' ? demoAccount : undefined),
  }
}

function readCollection(env: DepositEnvironment): CollectionAccount | undefined {
  const { COLLECTION_BANK_CODE: bank_code, COLLECTION_BANK_NAME: bank_name, COLLECTION_BRANCH: branch } = env
  const { COLLECTION_ACCOUNT: account, COLLECTION_HOLDER: holder, COLLECTION_CNPJ: cnpj } = env
  if (!bank_code || !bank_name || !branch || !account || !holder || !cnpj) return undefined
  return { bank_code, bank_name, branch, account, holder, cnpj }
}
