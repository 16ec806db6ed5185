import { answerCheck, setCheckMinutes } from '../../../../contract/responsible-gambling/play-session.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'
import { keepSession } from './keep-session.ts'

/** The member goes on after a reality check. */
export const answerCheckCall = (now: () => number) =>
  defineMoneyCall({
    id: 'check-answer',
    endpoint: answerCheck,
    tables: ['answers'],
    apply: (tables, { data }, { memberId }) => keepSession(tables, memberId, data, now()),
  })

export const setMinutesCall = (now: () => number) =>
  defineMoneyCall({
    id: 'check-minutes',
    endpoint: setCheckMinutes,
    tables: ['answers'],
    apply: (tables, { data }, { memberId }) => keepSession(tables, memberId, data, now()),
  })
