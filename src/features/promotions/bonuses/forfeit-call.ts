import { forfeit } from '../../../../contract/promotions/bonus.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** Giving a bonus up, by the quote that was agreed to. What it changed is pulled, never guessed. */
export const forfeitCall = defineMoneyCall({ id: 'bonus-forfeit', endpoint: forfeit, intent: body => body })
