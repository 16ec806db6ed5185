import * as z from 'zod/mini'
import { Problem, type ProblemType, parseOrRefuse } from '../problem.ts'

/** One path parameter, checked against its shape. */
export function pathPart<S extends z.ZodMiniType>(
  params: unknown,
  name: string,
  shape: S,
  type: ProblemType,
): z.output<S> {
  const parts = parseOrRefuse(z.record(z.string(), z.string()), params, type)
  return parseOrRefuse(shape, parts[name], type, name)
}

const instant = z.pipe(
  z
    .string()
    .check(
      z.refine(text => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'Data inválida'),
    ),
  z.transform(text => Date.parse(text)),
)
const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Número inválido')), z.transform(Number))

/** `inicio`, `fim` (RFC 3339, both ends included) and `paginacao.*`, as every list of API Pix 2.9.0 takes them. */
export const listQuery = {
  inicio: instant,
  fim: instant,
  'paginacao.paginaAtual': z._default(count, 0),
  'paginacao.itensPorPagina': z._default(count.check(z.gte(1), z.lte(1000)), 100),
}

type ListQuery = {
  inicio: number
  fim: number
  'paginacao.paginaAtual': number
  'paginacao.itensPorPagina': number
}

export function refuseBackwardsRange(query: ListQuery, type: ProblemType): void {
  if (query.fim >= query.inicio) return
  throw new Problem(type, 'O fim vem antes do início.', [{ razao: 'Anterior a inicio', propriedade: 'fim' }])
}

export const pageOffset = (query: ListQuery): number =>
  query['paginacao.paginaAtual'] * query['paginacao.itensPorPagina']

/** The `parametros` block of a list's answer. */
export function listParameters(query: ListQuery, total: number): object {
  return {
    inicio: new Date(query.inicio).toISOString(),
    fim: new Date(query.fim).toISOString(),
    paginacao: {
      paginaAtual: query['paginacao.paginaAtual'],
      itensPorPagina: query['paginacao.itensPorPagina'],
      quantidadeDePaginas: Math.max(1, Math.ceil(total / query['paginacao.itensPorPagina'])),
      quantidadeTotalDeItens: total,
    },
  }
}
