import type { SuccessWord } from '../../../../contract/endpoint.ts'
import { fillSentence } from '../../../../contract/fill-sentence.ts'
import type { Language } from '../../../../contract/language.ts'
import type { FieldWord, RefusalWord } from '../../../../contract/refusals.ts'
import { fieldsEn, refusalsEn, successEn } from '../../../../locales/refusals.en.ts'
import { fieldsId, refusalsId, successId } from '../../../../locales/refusals.id.ts'
import { fieldsMs, refusalsMs, successMs } from '../../../../locales/refusals.ms.ts'
import { fieldsPt, refusalsPt, successPt } from '../../../../locales/refusals.pt.ts'
import { fieldsTh, refusalsTh, successTh } from '../../../../locales/refusals.th.ts'
import { fieldsTr, refusalsTr, successTr } from '../../../../locales/refusals.tr.ts'
import { fieldsVi, refusalsVi, successVi } from '../../../../locales/refusals.vi.ts'
import { fieldsZhCn, refusalsZhCn, successZhCn } from '../../../../locales/refusals.zh-cn.ts'
import type { Details } from './refuse.ts'

interface Sentences {
  readonly refusals: Readonly<Record<RefusalWord, string>>
  readonly fields: Readonly<Record<FieldWord, string>>
  readonly success: Readonly<Record<SuccessWord, string>>
}

const portuguese: Sentences = { refusals: refusalsPt, fields: fieldsPt, success: successPt }
const english: Sentences = { refusals: refusalsEn, fields: fieldsEn, success: successEn }
const chinese: Sentences = { refusals: refusalsZhCn, fields: fieldsZhCn, success: successZhCn }
const vietnamese: Sentences = { refusals: refusalsVi, fields: fieldsVi, success: successVi }
const indonesian: Sentences = { refusals: refusalsId, fields: fieldsId, success: successId }
const malay: Sentences = { refusals: refusalsMs, fields: fieldsMs, success: successMs }
const thai: Sentences = { refusals: refusalsTh, fields: fieldsTh, success: successTh }
const turkish: Sentences = { refusals: refusalsTr, fields: fieldsTr, success: successTr }

const sentences: Readonly<Record<Language, Sentences>> = {
  pt: portuguese,
  en: english,
  zh_cn: chinese,
  vi: vietnamese,
  id: indonesian,
  ms: malay,
  th: thai,
  tr: turkish,
}

export function refusalSentence(word: RefusalWord, details: Details, language: Language): string {
  return fillSentence(sentences[language].refusals[word], details, language)
}

export function fieldSentence(word: FieldWord, language: Language): string {
  return sentences[language].fields[word]
}

export function successSentence(word: SuccessWord, language: Language): string {
  return sentences[language].success[word]
}
