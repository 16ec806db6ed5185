import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Member } from '../peers/pix-people.ts'
import type { PixWorld } from '../peers/pix-world.ts'
import { proofFor } from './step-up.ts'

export const pin = '482913'

export const pixAccount = (pix_type: string, pix_key: string, id: string = randomUUID()) => ({
  id,
  kind: 'pix',
  pix_type,
  pix_key,
})

/** What members do with their payout accounts and their withdrawal password. */
export function holdersOf(world: PixWorld) {
  const save = (member: Member, body: object, key?: string) =>
    world.call(member, '/api/memberbanks/save', body, key)
  const setPin = async (member: Member) => {
    const proof = proofFor(world.deps, member.bearer, 'withdrawal_password')
    const both = { qk_pwd: pin, qk_pwd_confirmation: pin, proof }
    expect(await world.call(member, '/api/member/drawing_pwd/set', both)).toMatchObject({ status: 200 })
  }
  return {
    save,
    confirm: (member: Member, id: string, qk_pwd = pin, key?: string) =>
      world.call(member, '/api/memberbanks/confirm', { id, qk_pwd }, key),
    setPin,
    withPin: async (): Promise<Member> => {
      const member = await world.member()
      await setPin(member)
      return member
    },
    saved: async (member: Member, type: string, key: string): Promise<string> => {
      const body = pixAccount(type, key)
      expect(await save(member, body)).toMatchObject({ status: 200 })
      return body.id
    },
    /** Writes into the directory whose key it is. */
    ownKey: (cpf: string, chave: string, tipo: string) =>
      world.control('/keys', { chave, tipo, titular: { cpf, nome: 'Ana Beatriz Souza' } }),
  }
}
