import type * as z from 'zod/mini'

type Violation = { razao: string; propriedade: string }

const TITLES = {
  NaoAutorizado: [401, 'Não autorizado'],
  AcessoNegado: [403, 'Acesso negado'],
  NaoEncontrado: [404, 'Não encontrado'],
  RequisicaoInvalida: [400, 'Requisição inválida'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada'],
  CobOperacaoInvalida: [400, 'Cobrança inválida'],
  CobConsultaInvalida: [400, 'Consulta de cobranças inválida'],
  PixNaoEncontrado: [404, 'Pix não encontrado'],
  PixConsultaInvalida: [400, 'Consulta de Pix inválida'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada'],
  PixDevolucaoInvalida: [400, 'Devolução inválida'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido'],
  ChaveNaoEncontrada: [404, 'Chave não encontrada'],
  PayoutNaoEncontrado: [404, 'Pagamento não encontrado'],
  PayoutOperacaoInvalida: [400, 'Pagamento inválido'],
  PayoutConflito: [409, 'Identificador já usado com outro conteúdo'],
  CorpoGrandeDemais: [413, 'Corpo grande demais'],
  MidiaNaoSuportada: [415, 'Tipo de conteúdo não suportado'],
  ErroInternoDoServidor: [500, 'Erro interno do servidor'],
  ServicoIndisponivel: [503, 'Serviço indisponível'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemType = keyof typeof TITLES

/** A refusal in the form of RFC 7807 as the central bank's API gives it (API Pix 2.9.0, "Tratamento de erros"). */
export class Problem extends Error {
  readonly type: ProblemType
  readonly violations: Violation[]

  constructor(type: ProblemType, detail: string, violations: Violation[] = []) {
    super(detail)
    this.type = type
    this.violations = violations
  }

  get status(): number {
    return TITLES[this.type][0]
  }

  toJSON(): object {
    return {
      type: `https://pix.bcb.gov.br/api/v2/error/${this.type}`,
      title: TITLES[this.type][1],
      status: this.status,
      detail: this.message,
      ...(this.violations.length > 0 ? { violacoes: this.violations } : {}),
    }
  }
}

/** What came over the wire, parsed; every breach becomes one `violacoes` entry of the refusal. `at` names a lone value. */
export function parseOrRefuse<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  type: ProblemType,
  at?: string,
): z.output<S> {
  const outcome = schema.safeParse(value)
  if (outcome.success) return outcome.data
  const violations = outcome.error.issues.map(issue => ({
    razao: issue.message,
    propriedade: [...(at === undefined ? [] : [at]), ...issue.path].join('.'),
  }))
  throw new Problem(type, 'A requisição não respeita o esquema.', violations)
}
