import * as z from 'zod/mini'
import { isCnpj } from '../../contract/cnpj.ts'
import type { Operator } from '../../contract/regime.ts'
import type { Regime } from './regime.ts'

function isWebPage(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

const text = z.optional(z.string().check(z.maxLength(160, 'has 160 characters at most')))

/** Who operates: from configuration, for it is never the code's to say (docs/rules/responsible-gambling.md). */
export const operatorVariables = {
  OPERATOR_NAME: text,
  OPERATOR_CNPJ: z.optional(z.string().check(z.refine(isCnpj, 'is a CNPJ of 14 characters, without dots'))),
  OPERATOR_LICENCE: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_CONTACT: text,
  OPERATOR_OMBUDSMAN: text,
  OPERATOR_ADR: z.optional(
    z
      .string()
      .check(
        z.refine(isWebPage, 'is the address of a page: https://…'),
        z.maxLength(160, 'has 160 characters at most'),
      ),
  ),
}
const environment = z.object(operatorVariables)
type OperatorEnvironment = z.output<typeof environment>

/** What a demo of a licence that wants its operator named shows. */
const demoOperator: Operator = {
  name: 'ARARA JOGOS LTDA (TESTE)',
  cnpj: '11222333000181',
  licence: 'Portaria SPA/MF nº 0000 (TESTE)',
  address: 'Rua de Teste, 1, Brasília, DF',
  contact: 'sac@arara.test',
  ombudsman: 'ouvidoria@arara.test',
  adr: null,
}

/** Without these nothing opens under a licence that wants its operator named. */
const names = ['NAME', 'CNPJ', 'LICENCE', 'ADDRESS', 'CONTACT', 'OMBUDSMAN'] as const

export function mistakesOfOperator(
  env: OperatorEnvironment,
  regime: Regime,
  mode: 'demo' | 'production',
): string[] {
  if (mode === 'demo' || !regime.footer.namesOperator) return []
  const missing = names.filter(name => env[`OPERATOR_${name}`] === undefined).map(name => `OPERATOR_${name}`)
  return missing.length === 0
    ? []
    : [`${missing.join(', ')} must be set under LICENCE=${regime.licence}: the footer names who operates`]
}

export function toOperator(env: OperatorEnvironment, regime: Regime, mode: 'demo' | 'production'): Operator {
  const isGiven = [...names, 'ADR' as const].some(name => env[`OPERATOR_${name}`] !== undefined)
  if (!isGiven && mode === 'demo' && regime.footer.namesOperator) return demoOperator
  return {
    name: env.OPERATOR_NAME ?? null,
    cnpj: env.OPERATOR_CNPJ ?? null,
    licence: env.OPERATOR_LICENCE ?? null,
    address: env.OPERATOR_ADDRESS ?? null,
    contact: env.OPERATOR_CONTACT ?? null,
    ombudsman: env.OPERATOR_OMBUDSMAN ?? null,
    adr: env.OPERATOR_ADR ?? null,
  }
}
