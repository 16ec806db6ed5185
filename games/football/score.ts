/** Goals of both sides. */
export interface Score {
  readonly home: number
  readonly away: number
}
