import type { User } from '../../contract/auth/auth.ts'

/** What says who somebody is and how they are reached: sealed beside the row, whose fields are empty. */
export const emptyDetails = {
  realname: null,
  email: null,
  phone: null,
  cpf_masked: null,
  register_ip: null,
  register_area: null,
  gender: 0,
} as const satisfies Partial<User>
