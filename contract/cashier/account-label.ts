import type { PixKeyType } from './banks.ts'

/** Enough to recognise one's own, too little to copy; the same on the server and in the queue. `key` in its canonical form. */
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

/** `bank`: its name, or its number where the name is not known yet. */
export function bankLabel(bank: string, branch: string, account: string): string {
  return `${bank} ${branch} / ****${account.slice(-3)}`
}
