import { announcements, support } from '../../../contract/content.ts'
import { defineAnswerResource } from '../../sync/answer-resource.ts'

const freshMs = 10 * 60_000

/** Ways to reach people and the questions that are asked most, in the reader's language. */
export const supportResource = defineAnswerResource({
  id: 'support',
  access: 'anyone',
  byLanguage: true,
  freshMs,
  endpoint: support,
  request: ({ language }) => ({ query: { lang: language } }),
  answer: ({ data }) => data,
})

export const announcementsResource = defineAnswerResource({
  id: 'announcements',
  access: 'anyone',
  byLanguage: true,
  freshMs,
  endpoint: announcements,
  request: ({ language }) => ({ query: { lang: language } }),
  answer: ({ data }) => data,
})
