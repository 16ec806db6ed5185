/** One request as it arrived at the fake server. */
export interface Recorded {
  readonly path: string
  readonly memberId: string
  readonly key: string
  readonly body: Record<string, unknown>
  readonly query: Record<string, string>
}
