/** What an enrolment link is for. */
export interface Enrolment {
  readonly email: string
  readonly totp_secret: string
  readonly totp_uri: string
}
