import { expect, test } from 'vitest'
import type { CallResult } from '../../src/api/call-result.ts'
import { withWork } from '../../src/api/with-work.ts'

const asks = (key: string): CallResult<string> => ({
  kind: 'refused',
  refusal: {
    status: 'error',
    code: 422,
    message: '',
    error: 'proof_of_work_required',
    request_id: 'r',
    details: { key, prefix: `${key}:`, bits: 16 },
  },
  retryAfterMs: undefined,
})
const done: CallResult<string> = { kind: 'answer', reply: 'in', etag: undefined }

const serve = (answers: readonly CallResult<string>[]) => {
  const sent: object[] = []
  const send = async (work: object) => {
    sent.push(work)
    return answers[sent.length - 1] ?? done
  }
  return { sent, send }
}

test('a call that costs work is sent again with its proof, without a question to anybody', async () => {
  const { sent, send } = serve([asks('a'), done])
  expect(await withWork(send, async ({ prefix, bits }) => `${prefix}${bits}`)).toEqual(done)
  expect(sent).toEqual([{}, { key: 'a', proof: 'a:16' }])
})

test('a network whose work grew meanwhile is worked for once more, and then the refusal stands', async () => {
  const { sent, send } = serve([asks('a'), asks('b'), asks('c'), done])
  expect(await withWork(send, async ({ prefix }) => prefix)).toEqual(asks('c'))
  expect(sent).toHaveLength(3)
})

test('work that could not be done leaves the refusal as it is', async () => {
  const { sent, send } = serve([asks('a')])
  expect(await withWork(send, () => Promise.reject(new Error('no worker')))).toEqual(asks('a'))
  expect(sent).toHaveLength(1)
})
