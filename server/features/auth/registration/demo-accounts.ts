import type { Address } from '../../../../contract/account/person-details.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { setPasswordHash } from '../member-store.ts'
import { createMember, findMemberBy, type NewMember } from '../members.ts'
import { settleAtServer } from '../security/service.ts'

export interface DemoAccount {
  readonly name: string
  readonly password: string
  readonly person:
    | {
        readonly realname: string
        readonly cpf: string
        readonly birthDate: string
        readonly phone: string
        readonly ownCode?: string
      }
    | undefined
}

/** Makes a tester's account, or gives the one that is there this password. For demo houses only. */
export async function saveDemoAccount(deps: Deps, account: DemoAccount): Promise<void> {
  const passwordHash = await hashPassword(account.password)
  const existing = await findMemberBy(deps, 'name', account.name)
  if (existing !== undefined) return setPasswordHash(deps.db, existing.id, passwordHash)
  await transaction(deps.db, async tx => {
    const member = toNewMember(deps, account, passwordHash)
    const refused = await createMember(deps, tx, member)
    if (refused instanceof Refused) {
      throw new Error(`The demo account ${account.name} cannot be made: ${refused.word}`)
    }
    await setPasswordHash(tx, member.id, passwordHash)
    if (member.person !== undefined) await settleAtServer(deps, tx, member.id)
  })
}

export async function demoAccountExists(deps: Deps, name: string): Promise<boolean> {
  return (await findMemberBy(deps, 'name', name)) !== undefined
}

/** The details of a tester, for a site that requires them. */
const demoAddress: Address = {
  postal_code: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

function toNewMember(deps: Deps, { name, person }: DemoAccount, passwordHash: string): NewMember {
  const common = { id: deps.ids(), name, lang: 'pt', site: 'localhost', ip: undefined } as const
  if (person === undefined) return { ...common, person }
  const { required } = deps.config.regime.registration
  return {
    ...common,
    person: {
      ...person,
      email: required.includes('email') ? `${name}@example.com` : undefined,
      gender: required.includes('gender') ? 'undisclosed' : undefined,
      address: required.includes('address') ? demoAddress : undefined,
      inviteCode: undefined,
      passwordHash,
    },
  }
}
