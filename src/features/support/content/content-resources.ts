import { announcements, sitePages, socialMediaLinks, support } from '../../../../contract/support/content.ts'
import { memberTerms, siteTerms } from '../../../../contract/support/terms.ts'
import { tickets } from '../../../../contract/support/tickets.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

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

/** The terms in force, those before and those to come: read without a network, compared at the day's edge. */
export const siteTermsResource = defineAnswerResource({
  id: 'house-terms',
  access: 'anyone',
  byLanguage: true,
  freshMs,
  endpoint: siteTerms,
  request: ({ language }) => ({ query: { lang: language } }),
  answer: ({ data }) => data,
})

export const sitePagesResource = defineAnswerResource({
  id: 'house-pages',
  access: 'anyone',
  byLanguage: true,
  freshMs,
  endpoint: sitePages,
  request: ({ language }) => ({ query: { lang: language } }),
  answer: ({ data }) => data,
})

/** What the member accepted. */
export const memberTermsResource = defineAnswerResource({
  id: 'member-terms',
  access: 'member',
  freshMs,
  endpoint: memberTerms,
  request: () => ({}),
  answer: ({ data }) => data,
})

export const ticketsResource = defineAnswerResource({
  id: 'tickets',
  access: 'member',
  freshMs: 60_000,
  endpoint: tickets,
  request: () => ({}),
  answer: ({ data }) => data,
})

export const socialLinksResource = defineAnswerResource({
  id: 'social-media-links',
  access: 'anyone',
  byLanguage: true,
  freshMs,
  endpoint: socialMediaLinks,
  request: ({ language }) => ({ query: { lang: language } }),
  answer: ({ data }) => data,
})
