import { randomInt, randomUUID } from 'node:crypto'
import { isCpf } from '../../../contract/cpf.ts'

/** Somebody who could register: nobody else has this name, phone or CPF. */
export interface Person {
  readonly name: string
  /** As the server keeps it; the form has the +55 before its field. */
  readonly phone: string
  readonly password: string
  readonly realname: string
  readonly cpf: string
  readonly birthDate: string
}

export function createPerson(changes: Partial<Person> = {}): Person {
  return {
    name: `m${randomUUID().replaceAll('-', '').slice(0, 15)}`,
    phone: `+55119${randomInt(10_000_000, 99_999_999)}`,
    password: 'uma senha boa',
    realname: 'Maria da Silva',
    cpf: freshCpf(),
    birthDate: '1990-01-31',
    ...changes,
  }
}

/** Nine digits at random and the two check digits that fit. */
export function freshCpf(): string {
  const digits = String(randomInt(100_000_000, 1_000_000_000))
  const checks = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
  const fitting = checks.find(two => isCpf(`${digits}${two}`))
  return fitting === undefined ? freshCpf() : `${digits}${fitting}`
}
