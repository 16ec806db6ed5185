import type { RegistryReason } from '../../../contract/responsible-gambling/breaks.ts'

/**
 * The registry of people who may not bet (SIGAP, Módulo de Impedidos). It receives a CPF and nothing else.
 * `unanswered`: nothing is known; `cause` is an error word without personal data.
 */
export interface ImpedimentRegistry {
  readonly ask: (cpf: string) => Promise<RegistryReply>
}

export type RegistryReply =
  | { readonly answer: 'clear' }
  | { readonly answer: 'impeded'; readonly reason: RegistryReason }
  | { readonly answer: 'unanswered'; readonly cause: string }
