import {
  type MemberPlaySession,
  playSession,
} from '../../../../contract/responsible-gambling/play-session.ts'
import type { BaseTables } from '../../../db/database.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { defineResource } from '../../../sync/pull/resource.ts'

/** Answers may overtake each other: the later word of the server's clock stands. Call it inside a transaction over `answers`. */
export async function keepSession(
  tables: Pick<BaseTables, 'answers'>,
  memberId: string,
  shown: MemberPlaySession,
  heardAt: number,
): Promise<void> {
  const known = await readAnswer(tables, 'play-session', { memberId })
  if (known !== undefined && Date.parse(known.now) > Date.parse(shown.now)) return
  const answer = { ...shown, heardAt }
  await tables.answers.put({ memberId, name: 'play-session', language: '', part: '', answer })
}

/** The session as it runs. */
export const playSessionResource = (now: () => number) =>
  defineResource({
    id: 'play-session',
    access: 'member',
    freshMs: 60_000,
    endpoint: playSession,
    tables: ['answers'],
    request: () => ({}),
    apply: (tables, { data }, { memberId }) => keepSession(tables, memberId, data, now()),
  })
