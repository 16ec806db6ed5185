import type { Language } from '../../../contract/language.ts'

interface Question {
  readonly text: string
  readonly answer: string
}

const numbers = {
  pt: ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  zh_cn: ['二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
} as const

/** The other way in, for people who cannot see the image; the proof of work stands beside it. `pick(n)` is in 0..n-1. */
export function askQuestion(language: Language, pick: (below: number) => number): Question {
  const words = language === 'en' || language === 'zh_cn' ? numbers[language] : numbers.pt
  const first = pick(words.length)
  const second = pick(words.length)
  return {
    text: phrase(language, words[first] ?? '', words[second] ?? ''),
    answer: String(first + second + 4),
  }
}

function phrase(language: Language, one: string, other: string): string {
  if (language === 'en') return `How much is ${one} plus ${other}? Answer in digits.`
  if (language === 'zh_cn') return `${one}加${other}等于多少？请用数字回答。`
  return `Quanto é ${one} mais ${other}? Responda em algarismos.`
}
