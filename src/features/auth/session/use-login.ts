import { useRef, useState } from 'react'
import { login } from '../../../../contract/auth/auth.ts'
import { readAccount } from '../../../../contract/auth/read-account.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { withWork } from '../../../api/with-work.ts'
import { useApp } from '../../../app/app-context.ts'
import { captchaEntry, useCaptcha } from '../register/use-captcha.ts'
import { type FailureWords, useFailureWords, useNotSentWords } from './call-words.ts'
import { useSignedIn } from './use-signed-in.ts'

export type LoginEntry = {
  account: string
  password: string
  captcha: string
  /** Of the authenticator, once it is asked for. */
  code: string
  remember: boolean
}

/** One field for all three: the member need not say which of them it is. */
function accountFields(account: string): { name: string } | { phone: string } | { email: string } {
  const read = readAccount(account)
  if (read?.kind === 'email') return { email: read.value }
  return read?.kind === 'phone' ? { phone: read.value } : { name: read?.value ?? asIdentifier(account) }
}

const captchaWords = ['captcha_required', 'captcha_invalid', 'proof_of_work_invalid']

/** Logging in: the captcha appears only once the server asks for it (after three failures). */
export function useLogin() {
  const { api, newKey } = useApp()
  // Kept until an answer: pressed again after one that was lost, it is the same session.
  const tried = useRef<string>(undefined)
  const wordsOf = useFailureWords()
  const notSent = useNotSentWords()
  const signedIn = useSignedIn()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const { captcha, renew } = useCaptcha(needsCaptcha)
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()

  const attempt = async (entry: LoginEntry) => {
    const code = needsCaptcha ? await captchaEntry(captcha, entry.captcha) : {}
    if (code !== undefined) return send(entry, code)
    setFailure(notSent)
    renew()
  }
  const send = async (entry: LoginEntry, code: object) => {
    tried.current ??= newKey()
    const body = {
      attempt: tried.current,
      ...accountFields(entry.account),
      password: entry.password,
      remember: entry.remember,
      ...(needsCode && asIdentifier(entry.code) !== '' && { totp: asIdentifier(entry.code) }),
      ...code,
    }
    const result = await withWork(work => api.call(login, { body: { ...body, ...work } }))
    if (result.kind !== 'no-answer') tried.current = undefined
    if (result.kind === 'answer') return signedIn(result.reply, entry.remember)
    if (result.kind === 'unchanged') return
    if (result.kind === 'refused' && result.refusal.error === 'second_factor_required') {
      // The password was right: the form asks for the code, and nothing has failed.
      if (needsCaptcha) renew()
      return setNeedsCode(true)
    }
    setFailure(wordsOf(result))
    if (result.kind === 'refused') askForMore(result.refusal.error)
  }
  const askForMore = (refused: string) => {
    // An account that others try to enter opens to its second factor at once.
    const isDelayed = refused === 'sign_in_delayed'
    if (isDelayed) setNeedsCode(true)
    if (isDelayed || captchaWords.includes(refused)) setNeedsCaptcha(true)
    // A captcha serves one attempt, whatever was wrong with it.
    if (needsCaptcha) renew()
  }
  const submit = async (entry: LoginEntry) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await attempt(entry)
    } finally {
      setBusy(false)
    }
  }
  return { submit, busy, failure, captcha, renew, needsCode }
}
