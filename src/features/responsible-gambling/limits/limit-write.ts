import * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { limitKinds, limitPeriods } from '../../../../contract/regime.ts'
import { lowerLimit } from '../../../../contract/responsible-gambling/limits.ts'
import { defineWriteKind } from '../../../sync/queue/write-kind.ts'

/** A lower limit that waits: centavos, of time minutes, in digits. */
export const limitIntent = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  value: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
})

/** A lower limit may wait for the network; of two wishes about the same one the last counts. */
export const limitWrite = defineWriteKind({
  id: 'limit',
  version: 1,
  payload: limitIntent,
  isUrgent: true,
  subject: ({ kind, period }) => `limit:${kind}:${period}`,
  tables: ['answers'],
  send: ({ kind, period, value }, request) =>
    request(
      lowerLimit,
      kind === 'time'
        ? { kind, period, value: Number(value) }
        : { kind, period, value: formatCentavos(BigInt(value)) },
      ({ answers }, { data: answer }, { memberId }) =>
        answers.put({ memberId, name: 'limits', language: '', part: '', answer }),
    ),
})
