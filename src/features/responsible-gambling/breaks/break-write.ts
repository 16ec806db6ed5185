import type * as z from 'zod/mini'
import { takeBreak, takeBreakBody } from '../../../../contract/responsible-gambling/breaks.ts'
import { defineWriteKind } from '../../../sync/queue/write-kind.ts'

/** A pause or an exclusion may wait for the network. Each wish is a subject of its own: none takes another's place. */
export const breakWrite = defineWriteKind({
  id: 'break',
  version: 1,
  payload: takeBreakBody,
  isUrgent: true,
  subject: ({ id }) => `break:${id}`,
  tables: ['answers'],
  send: (payload, request) =>
    request(takeBreak, payload, ({ answers }, { data: answer }, { memberId }) =>
      answers.put({ memberId, name: 'breaks', language: '', part: '', answer }),
    ),
})

export type BreakIntent = z.input<typeof takeBreakBody>
