import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { register } from '../../../../contract/auth/auth.ts'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { useApp } from '../../../app/app-context.ts'
import { loadFieldSentences } from '../../../i18n/load-sentences.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { dialogs } from '../../../state/dialogs.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { showToast } from '../../../state/toasts.ts'
import { type FailureWords, useFailureWords, useNotSentWords } from '../session/call-words.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { checkRegistration, registrationBody } from './check-registration.ts'
import { clearRegisterDraft, type RegisterDraft, registerDraft } from './register-draft.ts'
import { captchaEntry, useCaptcha } from './use-captcha.ts'

/** Where the code of the confirmation is typed: each registration leads there. */
const confirmPath = '/security-center/confirm'
/** Where members set their limits: where the licence wants them, a confirmed registration leads there. */
const limitsPath = '/responsible-gaming'

type Attempt = { body: string; key: string }

/** Registering: checked on the device by the server's own schema, sent once, and sent again under the same key while its outcome is unknown. */
export function useRegister(remember: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { api, newKey, now } = useApp()
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const notSent = useNotSentWords()
  const signedIn = useSignedIn()
  const { captcha, renew } = useCaptcha(true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const last = useRef<Attempt>(undefined)

  /** The same body keeps its key: the server answers what it answered, should the first answer have been lost. */
  const keyFor = (body: object) => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: newKey() }
    return last.current.key
  }

  const offerLimits = () =>
    showToast({
      tone: 'sky',
      text: t`You can set limits for yourself: deposits, losses, stakes and time.`,
      action: { label: t`My limits`, onPress: () => void navigate({ to: limitsPath }) },
    })

  const send = async (draft: RegisterDraft) => {
    const entry = await captchaEntry(captcha, draft.captcha)
    if (entry === undefined) {
      setFailure(notSent)
      return renew()
    }
    const body = {
      ...registrationBody(draft, siteConfig.now.registration),
      ...entry,
      accept_terms: true as const,
      over_18: true as const,
      remember,
    }
    const result = await api.call(register, { key: keyFor(body), body })
    if (result.kind === 'answer') {
      clearRegisterDraft()
      dialogs.nextPath = confirmPath
      await signedIn(result.reply, remember)
      if (siteConfig.now.limits.prompted.length > 0) offerLimits()
      return
    }
    if (result.kind === 'unchanged') return
    const words = wordsOf(result)
    const isRefused = result.kind === 'refused' && !result.refusal.errors
    const placed = placeRefusal(result, words)
    // What stands beside its field is not said twice.
    const hint = Object.keys(placed).length > 0 ? t`Please fix the error in the form` : words.message
    setFailure(isRefused ? { ...words, message: t`Registration Failed`, hint } : words)
    setMistakes({ ...withoutParents(words.fields), ...placed })
    if (result.kind === 'no-answer') return
    registerDraft.captcha = ''
    renew()
  }

  const submit = async () => {
    const draft = { ...registerDraft }
    const found = checkRegistration(draft, brazilDay(now()), siteConfig.now.registration)
    const sentenceOf = await loadFieldSentences(language, t`Please fix the error in the form`)
    setMistakes(toSentences(found, sentenceOf))
    setFailure(undefined)
    if (Object.keys(found).length > 0) return false
    setBusy(true)
    try {
      await send(draft)
    } finally {
      setBusy(false)
    }
    return true
  }
  return { submit, busy, failure, mistakes, captcha, renew }
}

function toSentences(found: object, sentenceOf: (word: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(found).map(([field, word]) => [field, sentenceOf(String(word))]))
}

/** `address.city` is the draft's `city`. */
function withoutParents(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name.split('.').at(-1) ?? name, words]),
  )
}

/** Some refusals are about one field without naming it: their sentence belongs beside it. */
const fieldOf: Readonly<Record<string, string>> = {
  name_taken: 'name',
  under_age: 'birth_date',
  inviter_unknown: 'invite_code',
  captcha_invalid: 'captcha',
  password_common: 'password',
}

function placeRefusal(result: { kind: string; refusal?: { error: string } }, words: FailureWords) {
  const field = result.refusal ? fieldOf[result.refusal.error] : undefined
  return field === undefined ? {} : { [field]: words.fields[field] ?? words.message }
}
