type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

export interface Traffic {
  /** The same requests, counted while they wait for their answer. */
  readonly fetch: Fetch
  /** Ends when none of them waits. */
  untilQuiet(): Promise<void>
}

/** Knows whether somebody waits for an answer: what nobody waits for goes after it. */
export function createTraffic(fetch: Fetch): Traffic {
  const waiting = new Set<Promise<unknown>>()
  return {
    fetch: (input, init) => {
      const answer = fetch(input, init)
      waiting.add(answer)
      const forget = () => waiting.delete(answer)
      answer.then(forget, forget)
      return answer
    },
    untilQuiet: async () => {
      while (waiting.size > 0) await Promise.allSettled([...waiting])
    },
  }
}
