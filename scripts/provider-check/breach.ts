import type { Answer } from './protocol-client.ts'

/** A rule of the protocol that the server did not keep, in words for the developer who fixes it. */
export class Breach extends Error {}

export function expectOk(answer: Answer, doing: string): number {
  if (answer.status !== 'OK' || answer.balance === undefined)
    throw new Breach(`${doing}: answered ${report(answer)}`)
  return answer.balance
}

export function expectWord(answer: Answer, word: string, http: number, doing: string): void {
  if (answer.status === 'ERROR' && answer.error === word && answer.http === http) return
  throw new Breach(`${doing}: expected ${http} ${word}, answered ${report(answer)}`)
}

export function expectBalance(balance: number, expected: number, doing: string): void {
  if (balance !== expected) throw new Breach(`${doing}: expected a balance of ${expected}, told ${balance}`)
}

export function expectSame(answer: Answer, first: Answer, doing: string): void {
  if (JSON.stringify(answer) === JSON.stringify(first)) return
  throw new Breach(`${doing}: answered ${report(answer)}, at first ${report(first)}`)
}

const report = (answer: Answer) => JSON.stringify(answer)
