import { timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Language } from '../../../../contract/language.ts'
import type { Deps } from '../../../deps.ts'
import { networkName, readPressure } from '../../../platform/guesses/pressure.ts'
import { isEnough, isProofOf, newPrefix } from '../../../platform/guesses/work.ts'
import { leastBits } from '../../../platform/guesses/work-rules.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { captchaAlphabet } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'
import { normaliseAnswer } from './captcha-rules.ts'
import { speakCaptcha } from './captcha-sound.ts'
import { insertCaptcha, setSoundAnswer, takeCaptcha } from './captcha-store.ts'
import { speakersOf } from './digit-samples.ts'

const minute = 60_000
const livesMs = 5 * minute
const codeLength = 5
const spokenLength = 6

/** Only where the server runs with its test flag, which production refuses. */
const testAnswer = '00000'

interface Issued {
  readonly key: string
  readonly img: string
  readonly challenge: { readonly prefix: string; readonly bits: number }
}

/** Its proof of work grows with what came from the caller's network. */
export async function issueCaptcha(deps: Deps, ip: string): Promise<Issued> {
  const pick = (below: number) => deps.random(6).readUIntBE(0, 6) % below
  const code = Array.from({ length: codeLength }, () => captchaAlphabet[pick(captchaAlphabet.length)]).join(
    '',
  )
  const key = deps.ids()
  const prefix = newPrefix(deps)
  const bits = Math.max(leastBits, await readPressure(deps, networkName(ip)))
  await insertCaptcha(deps.db, key, {
    image_answer: hashAnswer(deps, key, code),
    prefix,
    bits,
    expires_at: new Date(deps.clock.now().getTime() + livesMs),
  })
  const img = drawCaptcha(code, () => deps.random(4).readUInt32BE(0) / 2 ** 32)
  return { key, img, challenge: { prefix, bits } }
}

/**
 * The same captcha for those who cannot see it: digits, spoken in their language. They are drawn when somebody asks to hear
 * them, and stand nowhere but in the sound.
 */
export async function soundCaptcha(
  deps: Deps,
  key: string,
  language: Language,
): Promise<{ sound: string } | Refused> {
  const code = String(deps.random(6).readUIntBE(0, 6) % 10 ** spokenLength).padStart(spokenLength, '0')
  const answer =
    isUuid(key) && (await setSoundAnswer(deps.db, key, hashAnswer(deps, key, code), deps.clock.now()))
  if (!answer) return refuse('captcha_invalid')
  const wav = speakCaptcha(code, speakersOf(language), createRandom(deps))
  return { sound: `data:audio/wav;base64,${wav.toString('base64')}` }
}

/**
 * Uses the captcha up, right or wrong. `undefined`: a person, or at least their device, has worked for this. `bits`: how much
 * work the caller's network owes by now.
 */
export async function checkCaptcha(
  deps: Deps,
  given: {
    readonly key?: string | undefined
    readonly captcha?: string | undefined
    readonly proof?: string | undefined
  },
  bits = leastBits,
): Promise<Refused | undefined> {
  if (given.key === undefined || given.captcha === undefined) return refuse('captcha_required')
  const answer = { key: given.key, captcha: given.captcha, proof: given.proof }
  const failed = await tryCaptcha(deps, answer, bits)
  if (failed !== undefined) {
    deps.securityEvents.report({ kind: 'captcha_failed', actor: 'none', reason: failed.word })
  }
  return failed
}

async function tryCaptcha(
  deps: Deps,
  given: { readonly key: string; readonly captcha: string; readonly proof: string | undefined },
  bits: number,
): Promise<Refused | undefined> {
  if (!isUuid(given.key)) return refuse('captcha_invalid')
  const issued = await takeCaptcha(deps.db, given.key)
  if (issued === undefined || issued.expires_at <= deps.clock.now()) return refuse('captcha_invalid')
  const typed = normaliseAnswer(given.captcha)
  const answer = hashAnswer(deps, given.key, typed)
  const isTest = deps.config.isTest && typed === testAnswer
  const answers = [issued.image_answer, ...(issued.sound_answer === null ? [] : [issued.sound_answer])]
  const isRight = answers.some(right => timingSafeEqual(answer, right))
  if (!isRight && !isTest) return refuse('captcha_invalid')
  const isWorked = isEnough(issued.bits, bits) && isProofOf(deps, issued, given.proof ?? '')
  return isWorked ? undefined : refuse('proof_of_work_invalid')
}

/** One read of randomness for a whole sound: it takes tens of thousands of numbers. */
function createRandom({ random }: Pick<Deps, 'random'>): () => number {
  const bytes = random(1 << 18)
  let at = 0
  return () => {
    at = (at + 2) % bytes.length
    return bytes.readUInt16BE(at) / 2 ** 16
  }
}

function hashAnswer(deps: Deps, key: string, text: string): Buffer {
  return deps.secrets.sign('captcha', `${key}\0${text}`)
}
