import { proxy } from 'valtio'

const empty = {
  name: '',
  phone: '',
  password: '',
  password_confirmation: '',
  realname: '',
  cpf: '',
  birth_date: '',
  email: '',
  gender: '',
  postal_code: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  invite_code: '',
  captcha: '',
  accept_terms: false,
  over_18: false,
}
export type RegisterDraft = typeof empty
export type RegisterField = keyof RegisterDraft

/** What was typed, in memory only: closing the dialog, a refusal or a lost connection loses none of it. */
export const registerDraft = proxy<RegisterDraft>({ ...empty })

export function clearRegisterDraft() {
  Object.assign(registerDraft, empty)
}

/** Somebody is in the middle of it: no update may reload the page now. */
export function isStarted(draft: Readonly<RegisterDraft>): boolean {
  return [draft.name, draft.phone, draft.password, draft.realname, draft.cpf].some(text => text !== '')
}
