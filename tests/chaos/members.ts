import { randomUUID } from 'node:crypto'
import { transaction } from '../../server/platform/database/transaction.ts'
import { request } from '../support/http-request.ts'
import { pairOf } from '../support/ledger/seed-pairs.ts'
import { newAdministrator, newMember } from '../support/peers/pix-people.ts'
import { proofFor } from '../support/people/step-up.ts'
import { type ChaosSite, until } from './chaos-site.ts'

export const pin = '482913'
/** What everybody begins with, in centavos, little enough to run out; nobody asks play for it. */
export const filled = 8_000n

export interface Person {
  readonly id: string
  readonly bearer: string
  readonly cpf: string
  /** A confirmed PIX key of their own. */
  readonly accountId: string
}

/** Members with money, a withdrawal password and an account of their own; before anything is broken. */
export function createPeople(site: ChaosSite, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => createPerson(site)))
}

async function createPerson(site: ChaosSite): Promise<Person> {
  const { deps } = site
  const member = await newMember(site, false)
  const opening = {
    memberId: member.id,
    currency: 'BRL',
    key: 'filled',
    amount: filled,
    reference: 'chaos',
  } as const
  await transaction(deps.db, tx => deps.wallet.adjust(tx, opening))
  await pairOf(deps, member.id)
  const accountId = randomUUID()
  const call = async (path: string, body: object) => {
    const url = `${site.servers[0].url}${path}`
    const asked = { method: 'POST', bearer: member.bearer, body, key: randomUUID() } as const
    // A starved machine may be late with an answer of the provider's: it is asked again.
    await until(async () => {
      const answer = await request(url, asked)
      if (answer.status !== 200 && answer.status !== 503)
        throw new Error(`${path} ${JSON.stringify(answer.body)}`)
      return answer.status === 200
    })
  }
  const proof = proofFor(deps, member.bearer, 'withdrawal_password')
  await call('/api/member/drawing_pwd/set', { qk_pwd: pin, qk_pwd_confirmation: pin, proof })
  await call('/api/memberbanks/save', { id: accountId, kind: 'pix', pix_type: 'cpf', pix_key: member.cpf })
  await call('/api/memberbanks/confirm', { id: accountId, qk_pwd: pin })
  return { ...member, accountId }
}

export const createOffice = (site: ChaosSite) =>
  Promise.all([newAdministrator(site, 'Olga'), newAdministrator(site, 'Otto')])
