import * as z from 'zod/mini'
import { stepUpProof } from '../auth/step-up.ts'
import { isCnpj } from '../cnpj.ts'
import { isCpf } from '../cpf.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  code,
  copiedUuid,
  exact,
  instant,
  pin,
  plainDocument,
  readEmail,
  sealedMember,
  uuid,
} from '../fields.ts'
import { normalisePhone } from '../phone.ts'
import { asIdentifier } from '../text-kinds.ts'

export const pixKeyTypes = ['cpf', 'cnpj', 'email', 'phone', 'evp'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/**
 * The canonical DICT form of a PIX key, or `undefined` when it is none of its declared type.
 * The declared type wins, never a guess: eleven digits may be a CPF or a phone.
 */
export function normalisePixKey(type: PixKeyType, raw: string): string | undefined {
  const text = asIdentifier(raw)
  switch (type) {
    case 'cpf': {
      const digits = plainDocument(text)
      return isCpf(digits) ? digits : undefined
    }
    case 'cnpj': {
      const characters = plainDocument(text)
      return isCnpj(characters) ? characters : undefined
    }
    case 'phone':
      return normalisePhone(text)
    case 'email':
      return readEmail(text)
    case 'evp':
      return copiedUuid.safeParse(text).data
  }
}

const pixAccount = z
  .strictObject({
    /** Client-made UUID: saving the same one twice saves one account. */
    id: uuid,
    kind: z.literal('pix'),
    pix_type: z.enum(pixKeyTypes, 'required'),
    pix_key: code(1, 100),
    member_id: sealedMember,
  })
  .check(
    z.refine(account => normalisePixKey(account.pix_type, account.pix_key) !== undefined, {
      path: ['pix_key'],
      error: 'pix_key_invalid',
    }),
  )

const bankAccount = z.strictObject({
  id: uuid,
  kind: z.literal('bank'),
  /** ISPB, eight characters. */
  bank: exact().check(z.regex(/^[0-9A-Z]{8}$/, 'bank_invalid')),
  account_type: z.enum(['CACC', 'SVGS', 'TRAN'], 'required'),
  branch: code(1, 20, 'branch_invalid').check(z.regex(/^\d{1,4}$/, 'branch_invalid')),
  account: code(1, 40, 'account_invalid').check(z.regex(/^\d{1,20}[0-9Xx]?$/, 'account_invalid')),
  member_id: sealedMember,
})

export const saveAccountBody = z.discriminatedUnion('kind', [pixAccount, bankAccount], 'required')

/** A saved account as shown: always masked. `unconfirmed` ones pay out only after a confirmation with the withdrawal password. */
export const account = z.object({
  id: uuid,
  kind: z.enum(['pix', 'bank']),
  state: z.enum(['unconfirmed', 'confirmed']),
  label: z.string(),
  pix_type: z.nullable(z.enum(pixKeyTypes)),
  bank_name: z.nullable(z.string()),
  account_type: z.nullable(z.string()),
  holder: z.string(),
  created_at: instant,
  confirmed_at: z.nullable(instant),
  /** From when a confirmed one takes withdrawals; `null`: at once. A further account waits a day after its confirmation. */
  payable_from: z.nullable(instant),
})
export type Account = z.output<typeof account>

/** The only write about money that may wait offline: it names a destination, it moves nothing. */
export const saveAccount = defineEndpoint('POST /api/memberbanks/save', {
  access: 'real_member',
  offline: 'queue',
  idempotency: 'key',
  body: saveAccountBody,
  reply: z.object({ data: account }),
})

export const accounts = defineEndpoint('GET /api/memberbanks/display', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({ data: z.array(account) }),
})

/**
 * Looks up the PIX key's owner and checks the withdrawal password; payouts may then go to the account. A member with an
 * authenticator or a passkey also gives a step-up's `proof` (purpose `accounts`). Refusals: step_up_required, withdrawal_password_wrong.
 */
export const confirmAccount = defineEndpoint('POST /api/memberbanks/confirm', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, qk_pwd: pin, proof: z.optional(stepUpProof) }),
  reply: z.object({ data: account }),
})

export const removeAccount = defineEndpoint('POST /api/memberbanks/remove', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, qk_pwd: pin }),
  reply: z.object({}),
})

export const bank = z.object({ ispb: z.string(), compe: z.string(), name: z.string() })

/** The banks that can be chosen. */
export const banks = defineEndpoint('GET /api/member/bank', {
  access: 'anyone',
  offline: 'keep',
  reply: z.object({ data: z.array(bank) }),
})
