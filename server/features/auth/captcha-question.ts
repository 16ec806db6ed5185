import type { Language } from '../../../contract/language.ts'

interface Question {
  readonly text: string
  readonly answer: string
}

/** Two to twelve, and the question about two of them: `{one}` and `{other}`. */
const words: Readonly<Record<Language, { readonly numbers: readonly string[]; readonly question: string }>> =
  {
    pt: {
      numbers: ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
      question: 'Quanto é {one} mais {other}? Responda em algarismos.',
    },
    en: {
      numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
      question: 'How much is {one} plus {other}? Answer in digits.',
    },
    zh_cn: {
      numbers: ['二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
      question: '{one}加{other}等于多少？请用数字回答。',
    },
    vi: {
      numbers: ['hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai'],
      question: '{one} cộng {other} bằng bao nhiêu? Trả lời bằng chữ số.',
    },
    id: {
      numbers: [
        'dua',
        'tiga',
        'empat',
        'lima',
        'enam',
        'tujuh',
        'delapan',
        'sembilan',
        'sepuluh',
        'sebelas',
        'dua belas',
      ],
      question: 'Berapa {one} ditambah {other}? Jawab dengan angka.',
    },
    ms: {
      numbers: [
        'dua',
        'tiga',
        'empat',
        'lima',
        'enam',
        'tujuh',
        'lapan',
        'sembilan',
        'sepuluh',
        'sebelas',
        'dua belas',
      ],
      question: 'Berapakah {one} tambah {other}? Jawab dengan angka.',
    },
    th: {
      numbers: ['สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง'],
      question: '{one} บวก {other} เท่ากับเท่าไร ตอบเป็นตัวเลข',
    },
    tr: {
      numbers: ['iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki'],
      question: '{one} artı {other} kaç eder? Rakamla yanıtlayın.',
    },
  }

/** The other way in, for people who cannot see the image; the proof of work stands beside it. `pick(n)` is in 0..n-1. */
export function askQuestion(language: Language, pick: (below: number) => number): Question {
  const { numbers, question } = words[language]
  const first = pick(numbers.length)
  const second = pick(numbers.length)
  return {
    text: question.replace('{one}', numbers[first] ?? '').replace('{other}', numbers[second] ?? ''),
    answer: String(first + second + 4),
  }
}
