import type { PixKeyType } from '../../../contract/banks.ts'

/** Enough to recognise one's own, too little to copy. */
export function pixLabel(type: PixKeyType, key: string): string {
  switch (type) {
    case 'cpf':
      return `CPF ***.${key.slice(3, 6)}.${key.slice(6, 9)}-**`
    case 'cnpj':
      return `CNPJ **.***.***/${key.slice(8, 12)}-**`
    case 'phone':
      return `+55 (${key.slice(3, 5)}) *****-${key.slice(-4)}`
    case 'email': {
      const [name = '', domain = ''] = key.split('@')
      return `${name.slice(0, 1)}***@${domain}`
    }
    case 'evp':
      return `EVP ****${key.slice(-4)}`
  }
}

export function bankLabel(bankName: string, branch: string, account: string): string {
  return `${bankName} ${branch} / ****${account.slice(-3)}`
}

/** `João da Silva` → `João d* S****`. */
export function maskHolder(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  const masked = others.map(part => `${part.slice(0, 1)}${'*'.repeat(Math.min(4, part.length - 1))}`)
  return [first, ...masked].join(' ')
}

/** Wrong tries of the withdrawal password until it is locked, and for how long (readings, section 3). */
export const mostTries = 5
export const lockMs = 30 * 60_000
