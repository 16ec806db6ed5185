import { useRef, useState } from 'react'
import { login } from '../../../contract/auth.ts'
import { normalisePhone } from '../../../contract/fields.ts'
import { useApp } from '../../app-context.ts'
import { type FailureWords, useFailureWords, useNotSentWords } from './call-words.ts'
import { captchaEntry, useCaptcha } from './use-captcha.ts'
import { useSignedIn } from './use-signed-in.ts'

export type LoginEntry = {
  account: string
  password: string
  captcha: string
  /** Of the authenticator, once it is asked for. */
  code: string
  remember: boolean
}

/** One field for all three: whoever logs in should not have to say which of them it is. */
function accountFields(account: string): { name: string } | { phone: string } | { email: string } {
  const text = account.trim()
  if (text.includes('@')) return { email: text }
  return normalisePhone(text) === undefined ? { name: text } : { phone: text }
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
      ...(needsCode && entry.code.trim() !== '' && { totp: entry.code.trim() }),
      ...code,
    }
    const result = await api.call(login, { body })
    if (result.kind !== 'no-answer') tried.current = undefined
    if (result.kind === 'answer') return signedIn(result.reply, entry.remember)
    if (result.kind === 'unchanged') return
    if (result.kind === 'refused' && result.refusal.error === 'second_factor_required') {
      // The password was right: the form asks for the code, and nothing has failed.
      if (needsCaptcha) renew()
      return setNeedsCode(true)
    }
    setFailure(wordsOf(result))
    if (result.kind !== 'refused') return
    if (captchaWords.includes(result.refusal.error)) setNeedsCaptcha(true)
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
