/** An answer that a member or an administrator received. The run itself keeps it: no crash can touch it. */
export interface Reported {
  readonly kind: Kind
  /** Who sent it. */
  readonly callerId: string
  readonly key: string
  readonly path: string
  readonly body: object
  readonly status: number
  readonly answer: Readonly<Record<string, unknown>>
}

export type Kind = 'bet' | 'deposit' | 'withdrawal' | 'review'

export function createNotebook() {
  const reported: Reported[] = []
  const closed: Pick<Reported, 'kind' | 'callerId' | 'key'>[] = []
  const counts = {
    /** Calls that were begun, and requests that it took. */
    calls: 0,
    requests: 0,
    retries: 0,
    /** Calls whose answer was lost for so long that it was asked what had become of them. */
    unknown: 0,
    unknownDone: 0,
    unknownRefused: 0,
    unknownClosed: 0,
    /** Answered calls that were sent once more. */
    repeated: 0,
    payments: 0,
    serverKills: 0,
    postgresKills: 0,
    cuts: 0,
  }
  const complaints: string[] = []
  /** Why requests were not answered, and how often. */
  const lost: Record<string, number> = {}
  return {
    reported,
    closed,
    counts,
    /** Found while it went on: a repeated call that was answered something else, an answer nobody understands. */
    complaints,
    lost,
  }
}

export type Notebook = ReturnType<typeof createNotebook>
