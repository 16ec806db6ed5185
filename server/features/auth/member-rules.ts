import type { FieldWord } from '../../../contract/refusals.ts'

/** Legal age in Brazil for bets (Law 14.790/2023). */
const fullAge = 18

/** What is wrong with a birth date `YYYY-MM-DD`, if anything: no such day, in the future, too long ago, or under 18 today. */
export function birthDateFault(birthDate: string, today: string): FieldWord | undefined {
  const parsed = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== birthDate)
    return 'birth_date_invalid'
  const age = ageOn(birthDate, today)
  if (age < 0 || age > 120) return 'birth_date_invalid'
  return age < fullAge ? 'under_age' : undefined
}

/** Somebody born on 29 February comes of age on 1 March. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** `João da Silva` → `João d* S****`: enough to recognise, too little to copy. */
export function maskName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return [
    first,
    ...others.map(part => `${part.slice(0, 1)}${'*'.repeat(Math.min(4, part.length - 1))}`),
  ].join(' ')
}

export function maskCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
}

/** `+5511987654321` → `+55 (11) *****-4321`. */
export function maskPhone(phone: string): string {
  return `+55 (${phone.slice(3, 5)}) *****-${phone.slice(-4)}`
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${domain}`
}
