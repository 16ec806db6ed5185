import { withEarlyAnswers } from './early-answers.ts'

/** `/config.json`, past every cache: an answer from one would say nothing about the connection. */
export async function fetchConfig(): Promise<unknown> {
  const request = withEarlyAnswers((input, init) => fetch(input, init), location.origin)
  const response = await request('/config.json', { cache: 'no-store' })
  return response.json()
}
