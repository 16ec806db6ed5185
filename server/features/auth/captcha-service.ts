import { timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../contract/is-uuid.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { captchaAlphabet } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'
import { askQuestion } from './captcha-question.ts'
import { isProof, normaliseAnswer, workBits } from './captcha-rules.ts'
import { insertCaptcha, takeCaptcha } from './captcha-store.ts'

const minute = 60_000
const livesMs = 5 * minute
const codeLength = 5

/** Only where the server runs with its test flag, which production refuses. */
const testAnswer = '00000'
const testProof = '0'

interface Issued {
  readonly key: string
  readonly img: string
  readonly question: string
  readonly challenge: { readonly prefix: string; readonly bits: number }
}

export async function issueCaptcha(deps: Deps, language: Language): Promise<Issued> {
  const pick = (below: number) => deps.random(6).readUIntBE(0, 6) % below
  const code = Array.from({ length: codeLength }, () => captchaAlphabet[pick(captchaAlphabet.length)]).join(
    '',
  )
  const question = askQuestion(language, pick)
  const key = deps.ids()
  const prefix = `${deps.random(16).toString('hex')}:`
  await insertCaptcha(deps.db, key, {
    image_answer: hashAnswer(deps, key, code),
    question_answer: hashAnswer(deps, key, question.answer),
    prefix,
    bits: workBits,
    expires_at: new Date(deps.clock.now().getTime() + livesMs),
  })
  const img = drawCaptcha(code, () => deps.random(4).readUInt32BE(0) / 2 ** 32)
  return { key, img, question: question.text, challenge: { prefix, bits: workBits } }
}

/** Uses the captcha up, right or wrong. `undefined`: a person, or at least their device, has worked for this. */
export async function checkCaptcha(
  deps: Deps,
  given: {
    readonly key?: string | undefined
    readonly captcha?: string | undefined
    readonly proof?: string | undefined
  },
): Promise<Refused | undefined> {
  if (given.key === undefined || given.captcha === undefined) return refuse('captcha_required')
  if (!isUuid(given.key)) return refuse('captcha_invalid')
  const issued = await takeCaptcha(deps.db, given.key)
  if (issued === undefined || issued.expires_at <= deps.clock.now()) return refuse('captcha_invalid')
  const typed = normaliseAnswer(given.captcha)
  const answer = hashAnswer(deps, given.key, typed)
  const isTest = deps.config.isTest && typed === testAnswer
  const isRight =
    timingSafeEqual(answer, issued.image_answer) || timingSafeEqual(answer, issued.question_answer)
  if (!isRight && !isTest) return refuse('captcha_invalid')
  const isTestProof = deps.config.isTest && given.proof === testProof
  const isWorked = isTestProof || isProof(issued.prefix, given.proof ?? '', issued.bits)
  return isWorked ? undefined : refuse('proof_of_work_invalid')
}

function hashAnswer(deps: Deps, key: string, text: string): Buffer {
  return deps.secrets.sign('captcha', `${key}\0${text}`)
}
