import { profilePictures } from '../../../../contract/account/profile.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The pictures one may choose, the same for everybody. */
export const picturesResource = defineAnswerResource({
  id: 'profile-pictures',
  access: 'anyone',
  byLanguage: false,
  freshMs: 24 * 3600_000,
  endpoint: profilePictures,
  request: () => ({}),
  answer: reply => reply.data,
})
