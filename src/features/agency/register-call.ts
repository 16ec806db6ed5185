import { registerSubordinate } from '../../../contract/agency/agency.ts'
import { defineMoneyCall } from '../../sync/calls/money-call.ts'

/** Puts a member whom nobody invited below the caller; the lists are asked for anew by the event that follows. */
export const registerCall = defineMoneyCall({
  id: 'register-subordinate',
  endpoint: registerSubordinate,
  intent: ({ uid }) => uid,
})
