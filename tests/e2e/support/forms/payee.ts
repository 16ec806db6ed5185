import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { beginSeeds } from '../seeds.ts'
import { askServer, type Member, registerMember } from '../server.ts'
import { untilTrue } from '../until-true.ts'
import { createPixControl } from './pix-control.ts'

/** The withdrawal password of every payee. */
export const payeePin = '482913'
const orderReply = z.object({ data: z.object({ order: z.object({ id: z.string() }) }) })
const balanceReply = z.object({ data: z.object({ money: z.string(), ml_money: z.string() }) })
const recordReply = z.object({
  data: z.array(z.object({ id: z.string(), state: z.string(), reason: z.nullable(z.string()) })),
})

/** A member with a withdrawal password and a confirmed PIX key, who has deposited and played it once. */
export async function createPayee(deposit = '100.00'): Promise<Member & { readonly accountId: string }> {
  const member = await registerMember()
  const { token } = member
  const accountId = randomUUID()
  const act = (path: string, body: unknown) => askServer(path, z.unknown(), { token, body })
  await setPayeePin(member)
  await act('/api/memberbanks/save', { id: accountId, kind: 'pix', pix_type: 'cpf', pix_key: member.cpf })
  await act('/api/memberbanks/confirm', { id: accountId, qk_pwd: payeePin })
  await depositByPix(member, deposit)
  await stakeOnce(member, deposit)
  return { ...member, accountId }
}

const proofReply = z.object({ proof: z.string() })

/** The first withdrawal password, of somebody who has just proved who they are. */
export async function setPayeePin({ token, password }: Pick<Member, 'token' | 'password'>) {
  const intent = { purpose: 'withdrawal_password', password }
  const { proof } = await askServer('/api/security/verify', proofReply, { token, body: intent })
  const body = { qk_pwd: payeePin, qk_pwd_confirmation: payeePin, proof }
  await askServer('/api/member/drawing_pwd/set', z.unknown(), { token, body })
}

/** Pays an order of the member as their bank would; the money is there when this ends. */
export async function depositByPix({ token }: Pick<Member, 'token'>, money: string) {
  const before = await readBalance({ token })
  const body = { money, payment_id: 'pix', payment_type: 'pix' }
  const { data } = await askServer('/api/recharge/online', orderReply, { token, body })
  await createPixControl().pay(data.order.id.replaceAll('-', ''), 'normal')
  await untilTrue(async () => (await readBalance({ token })).money !== before.money)
}

/** Stakes the amount in ten rounds of the safest dice there is, so that nothing has to be played before it may leave. */
export async function stakeOnce({ token }: Pick<Member, 'token'>, money: string) {
  const stake = (Number(money) / 10).toFixed(2)
  const bet = { stake, direction: 'under', target: 9_800 }
  await beginSeeds({ token })
  for (let round = 0; round < 10; round++) {
    const body = { game_id: 'dados-da-arara', mode: 'real', stake, bet }
    await askServer('/api/game/round/start', z.unknown(), { token, body })
  }
}

export async function readBalance({ token }: Pick<Member, 'token'>) {
  const { data } = await askServer('/api/auth/me', balanceReply, { token })
  return data
}

/** Asks for the money; the id of the withdrawal that now waits for a review. */
export async function withdraw(
  { token, accountId }: { readonly token: string; readonly accountId: string },
  money: string,
): Promise<string> {
  const body = { money, member_bank_id: accountId, payment_type: 'pix', qk_pwd: payeePin }
  const { data } = await askServer('/api/drawing', z.object({ data: z.object({ id: z.string() }) }), {
    token,
    body,
  })
  return data.id
}

/** How the member's own record has it. */
export async function readWithdrawal({ token }: Pick<Member, 'token'>, id: string) {
  const { data } = await askServer('/api/drawing/list', recordReply, { token })
  return data.find(row => row.id === id)
}
