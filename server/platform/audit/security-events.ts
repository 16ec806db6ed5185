import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { RefusalWord } from '../../../contract/refusals.ts'
import { networkOf } from '../http/ip-network.ts'
import type { Secrets } from '../secrets/secrets.ts'

/**
 * What each kind is called in OWASP's Application Logging Vocabulary
 * (https://cheatsheetseries.owasp.org/cheatsheets/Logging_Vocabulary_Cheat_Sheet.html).
 */
const vocabulary = {
  /** A wrong password, authenticator code or passkey at a sign-in. */
  sign_in_failed: 'authn_login_fail',
  /** The first right sign-in after failed ones: `count` says after how many. */
  sign_in_after_failures: 'authn_login_successafterfail',
  /** A bound of wrong tries is reached: `reason` names which secret. */
  lock_out: 'authn_login_lock',
  /** A signed-in person failed to prove their identity again: step-up, withdrawal password, administrator's proof. */
  proof_failed: 'authn_login_fail',
  /** A sent code (recovery, binding) was wrong. */
  code_failed: 'authn_password_change_fail',
  /** A refresh token was used after its successor was. */
  refresh_reuse: 'authn_token_reuse',
  /** Verification code or proof of work wrong. */
  captcha_failed: 'input_validation_fail',
  /** An administrator who may not approve tried to: second person missing, on probation. */
  approval_refused: 'authz_fail',
  /** Somebody said no to what a colleague proposed. */
  proposal_refused: 'authz_admin',
  /** An administrator called what their role does not have. */
  access_refused: 'authz_fail',
  /** A provider's win was above a cap and waits for two administrators: `subject` is the provider. */
  win_parked: 'malicious_behavior',
  /** One address or caller passed a limit of requests: once a minute each. */
  rate_limited: 'excess_rate_limit_exceeded',
  /** The virus scanner knew an uploaded file. */
  upload_infected: 'upload_validation',
  /** Rows or personal data left as a file. */
  export: 'sensitive_read',
} as const

export type SecurityEventKind = keyof typeof vocabulary

/** What stands in the log above `info`: somebody should look when they come in numbers. */
const routine: ReadonlySet<SecurityEventKind> = new Set([
  'export',
  'sign_in_after_failures',
  'proposal_refused',
])

export interface SecurityEvent {
  readonly kind: SecurityEventKind
  readonly actor: 'member' | 'administrator' | 'provider' | 'none'
  /** An id of ours. Never a name, an e-mail address, a CPF: what was typed is not logged. */
  readonly subject?: string | undefined
  /** Leaves as a keyed hash of its network only. */
  readonly ip?: string | undefined
  readonly reason?: RefusalWord | undefined
  /** What it was about: a call's path as the contract has it, or the name of an export. */
  readonly resource?: string | undefined
  /** Tries, or rows. */
  readonly count?: number | undefined
}

export interface SecurityEvents {
  /** Logs the event as one line and counts it. Never throws; call it after the commit of what it tells. */
  readonly report: (event: SecurityEvent) => void
  /** `security_events_total{kind,actor}`, to be registered with the metrics. */
  readonly counter: Counter<'kind' | 'actor'>
}

/** The one place where security events are logged and counted. */
export function createSecurityEvents(log: Logger, secrets: Secrets): SecurityEvents {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Failed sign-ins, lock-outs, refused approvals, exports and their like, by kind and who acted',
    labelNames: ['kind', 'actor'],
    registers: [],
  })
  return {
    counter,
    report: ({ kind, actor, ip, ...report }) => {
      counter.inc({ kind, actor })
      const network = ip === undefined ? undefined : hashNetwork(secrets, ip)
      const line = { event: 'security', type: vocabulary[kind], kind, actor, ...report, network }
      if (routine.has(kind)) log.info(line, 'security event')
      else log.warn(line, 'security event')
    },
  }
}

/** Tells that two events came from one network, and not from which. */
function hashNetwork(secrets: Secrets, ip: string): string {
  return secrets.sign('security-network', networkOf(ip)).toString('base64url').slice(0, 16)
}
