import { isEasyPin } from '../../../../contract/cashier/easy-pin.ts'
import type { GuessPolicy } from '../../../platform/guesses/guess-rules.ts'

/** Five wrong tries lock the withdrawal password for 30 minutes (docs/rules/accounts.md). */
export const mostTries = 5
export const pinPolicy: GuessPolicy = {
  free: mostTries - 1,
  firstMs: 30 * 60_000,
  longestMs: 30 * 60_000,
  rememberedMs: 30 * 24 * 3_600_000,
  startsAnew: true,
}

interface Person {
  /** `1990-01-31` */
  readonly birthDate: string | null
  readonly cpf: string | null
  readonly phone: string | null
}

/** Whether somebody who knows the member guesses it: easy for anybody, their birth date, or part of their CPF or phone. */
export function isGuessablePin(pin: string, { birthDate, cpf, phone }: Person): boolean {
  if (isEasyPin(pin)) return true
  const numbers = [cpf, phone, ...datesOf(birthDate)]
  return numbers.some(text => text?.replace(/\D/g, '').includes(pin) === true)
}

/** The usual spellings of a date; what is longer than six digits holds its halves. */
function datesOf(birthDate: string | null): readonly string[] {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? []
  if (day === '') return []
  const short = year.slice(2)
  const [bareDay, bareMonth] = [String(Number(day)), String(Number(month))]
  return [
    ...[`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`, `${year}${day}${month}`],
    ...[
      `${day}${month}${short}`,
      `${month}${day}${short}`,
      `${short}${month}${day}`,
      `${short}${day}${month}`,
    ],
    ...[`${bareDay}${bareMonth}${year}`, `${bareMonth}${bareDay}${year}`],
  ]
}
