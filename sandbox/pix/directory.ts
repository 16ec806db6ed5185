import * as z from 'zod/mini'
import { isEmail } from '../../contract/fields.ts'
import { type Context, SANDBOX_BANK, SANDBOX_ISPB } from './context.ts'
import { cnpj, cpf, isCpf } from './cpf.ts'
import { type Database, readAll, readOne, run } from './database.ts'
import { Problem } from './problem.ts'

export const keyType = z.enum(['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP'])
export type KeyType = z.output<typeof keyType>

const person = z.object({ cpf, nome: z.string().check(z.minLength(1), z.maxLength(200)) })
const company = z.object({ cnpj, nome: z.string().check(z.minLength(1), z.maxLength(200)) })

/** An entry of the directory (DICT) as the control API takes it. */
export const newEntry = z.object({
  chave: z.string().check(z.minLength(1), z.maxLength(77)),
  tipo: keyType,
  titular: z.union([person, company]),
  banco: z._default(
    z.object({
      ispb: z.string().check(z.regex(/^[0-9A-Z]{8}$/)),
      nome: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    { ispb: SANDBOX_ISPB, nome: SANDBOX_BANK },
  ),
})

export type Entry = z.output<typeof newEntry>

/** Canonical forms of the central bank's directory (DICT 1.8, CNPJ as in API Pix 2.9.0). */
const SHAPES: Record<KeyType, RegExp> = {
  CPF: /^\d{11}$/,
  CNPJ: /^[0-9A-Z]{12}\d{2}$/,
  PHONE: /^\+[1-9]\d{7,14}$/,
  EMAIL: /^[^A-Z\s]+$/,
  EVP: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
}

export const hasShape = (chave: string, tipo: KeyType): boolean =>
  SHAPES[tipo].test(chave) && (tipo !== 'CPF' || isCpf(chave)) && (tipo !== 'EMAIL' || isEmail(chave))

const storedEntry = z.object({
  chave: z.string(),
  tipo: keyType,
  cpf: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  nome: z.string(),
  ispb: z.string(),
  banco: z.string(),
})

function toEntry(stored: z.output<typeof storedEntry>): Entry {
  const { chave, tipo, nome, ispb, banco } = stored
  const titular = stored.cpf === null ? { cnpj: stored.cnpj ?? '', nome } : { cpf: stored.cpf, nome }
  return { chave, tipo, titular, banco: { ispb, nome: banco } }
}

const GIVEN = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Iara', 'João']
const FAMILY = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Ferreira',
  'Gomes',
  'Henriques',
  'Lima',
  'Moraes',
]

/** Every CPF has an account here under its own number; the name follows from the digits, so it is always the same. */
function ownerByCpf(digits: string): Entry {
  const nome = `${GIVEN[Number(digits[3])] ?? ''} ${FAMILY[Number(digits[4])] ?? ''} (teste)`
  return {
    chave: digits,
    tipo: 'CPF',
    titular: { cpf: digits, nome },
    banco: { ispb: SANDBOX_ISPB, nome: SANDBOX_BANK },
  }
}

export function findEntry(db: Database, chave: string): Entry | undefined {
  const stored = readOne(db, storedEntry, 'SELECT * FROM dict_key WHERE chave = ?', chave)
  if (stored !== undefined) return toEntry(stored)
  return isCpf(chave) ? ownerByCpf(chave) : undefined
}

export const listEntries = (db: Database): Entry[] =>
  readAll(db, storedEntry, 'SELECT * FROM dict_key ORDER BY rowid DESC LIMIT 200').map(toEntry)

/** Registers a key or gives it a new owner (a phone number does change hands). */
export function saveEntry(ctx: Context, entry: Entry): Entry {
  if (!hasShape(entry.chave, entry.tipo)) {
    throw new Problem('RequisicaoInvalida', 'A chave não tem a forma do seu tipo.', [
      { razao: `Forma inválida para ${entry.tipo}`, propriedade: 'chave' },
    ])
  }
  run(
    ctx.db,
    `INSERT INTO dict_key (chave, tipo, cpf, cnpj, nome, ispb, banco) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (chave) DO UPDATE SET tipo = excluded.tipo, cpf = excluded.cpf, cnpj = excluded.cnpj,
       nome = excluded.nome, ispb = excluded.ispb, banco = excluded.banco`,
    entry.chave,
    entry.tipo,
    'cpf' in entry.titular ? entry.titular.cpf : null,
    'cnpj' in entry.titular ? entry.titular.cnpj : null,
    entry.titular.nome,
    entry.banco.ispb,
    entry.banco.nome,
  )
  return entry
}

export const removeEntry = (ctx: Context, chave: string): boolean =>
  run(ctx.db, 'DELETE FROM dict_key WHERE chave = ?', chave) > 0
