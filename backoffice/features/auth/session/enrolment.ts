/** What an enrolment link is for. */
export interface Enrolment {
  readonly email: string
  readonly totp_secret: string
  readonly totp_uri: string
  /** Until when the link works. */
  readonly expires_at: string
  /** For how long the new administrator approves nothing; 0: for no time. */
  readonly probation_hours: number
}
