import type { Setting } from './setting.ts'

export const providerSettings = {
  PIX_URL: {
    says: 'the payment provider ([connect one](../operations/payment-provider.md))',
    example: 'https://pix.example',
    otherwise: 'the sandbox in a demo; else no deposits and no payouts',
  },
  PIX_BESIDE_URL: { says: 'payouts, key directory and statement', otherwise: '`PIX_URL`' },
  PIX_CLIENT_ID: { says: 'OAuth client' },
  PIX_CLIENT_SECRET: { says: 'its secret', otherwise: 'made in a demo' },
  PIX_TOKEN_URL: { says: 'where tokens are issued', otherwise: '`PIX_URL/oauth/token`' },
  PIX_SCOPE: { says: 'scopes of a token, where the provider asks for names' },
  PIX_WEBHOOK_SECRET: {
    says: 'signs notices; 32 characters or more in production',
    otherwise: 'made in a demo',
  },
  PIX_WEBHOOK_PROOF: { says: '`signature`, or `address` where the provider does not sign its notices' },
  PIX_KEY: { says: 'the receiver’s Pix key', otherwise: 'the sandbox’s' },
  PIX_WEBHOOK_URL: { says: 'where the provider reaches the server', otherwise: 'the server’s own address' },
  PIX_CLIENT_CERT: { says: 'file (PEM): our certificate for mutual TLS' },
  PIX_CLIENT_CERT_KEY: { says: 'file (PEM): its key' },
  PIX_SERVER_CA: { says: 'file (PEM): the provider’s own authority', otherwise: 'the public ones' },
  PIX_TIMEOUT_MS: { says: 'how long an answer is waited for, ms' },
  PIX_WORK_MS: { says: 'how often the workers look for work, ms' },
  PIX_CHARGE_SECONDS: { says: 'life of a Pix code, s' },
  PAYMENT_PAY_PAGE: { says: 'page where a payer pays a code', otherwise: 'the sandbox’s bank in a demo' },
} satisfies Record<string, Setting>

export const cashierSettings = {
  DEPOSIT_WAGERING_PERCENT: {
    says: 'play asked for before a deposit is withdrawn: 100 is 1×; never more than the licence allows',
    otherwise: 'by licence',
  },
  DEPOSIT_SECOND_REVIEW: { says: 'R$: above it a second administrator confirms a transfer by hand' },
  DEPOSIT_OPEN_ORDERS: { says: 'orders of one member that may wait at once' },
  DEPOSIT_TRANSFER_HOURS: { says: 'how long a transfer by hand waits for its proof, h' },
  COLLECTION_BANK_CODE: {
    says: 'account for transfers by hand, all six or none: bank',
    example: '999',
    otherwise: 'none are offered; a test account in a demo',
  },
  COLLECTION_BANK_NAME: { says: 'its name' },
  COLLECTION_BRANCH: { says: 'branch', example: '0001' },
  COLLECTION_ACCOUNT: { says: 'account', example: '12345-6' },
  COLLECTION_HOLDER: { says: 'holder' },
  COLLECTION_CNPJ: { says: 'the holder’s CNPJ, without dots' },
  WITHDRAWAL_MIN: { says: 'R$: least of one withdrawal' },
  WITHDRAWAL_MAX: { says: 'R$: most of one withdrawal' },
  WITHDRAWAL_FEE_PERCENT: { says: 'fee in percent, two decimals' },
  WITHDRAWAL_FEE_FIXED: { says: 'fee in R$, beside the percentage' },
  WITHDRAWAL_SECOND_REVIEW: { says: 'R$: above it a second administrator approves' },
  WITHDRAWAL_EXPECTED_MINUTES: {
    says: 'promised time, min; never later than the licence',
    otherwise: 'by licence: `120`',
  },
  WITHDRAWAL_HOLD_HOURS: { says: 'rest of withdrawals after a change of password, e-mail or second step, h' },
} satisfies Record<string, Setting>

export const boundSettings = {
  PROVIDER_WIN_CAP: { says: 'R$: wins of one round of a game provider above it wait for two people' },
  PROVIDER_DAY_CAP: { says: 'R$: the same for a provider’s day in Brasília' },
  PROVIDER_CAPS: {
    says: 'caps of single providers: a win / a day, separated by spaces',
    example: 'studio-1=10000.00/90000.00',
  },
  ROUND_MAX_WIN: {
    says: 'R$: most that one round may win, unless the game has its own `max_win`; a larger stake is refused, no win is cut',
  },
  SPORTS_MEMBER_MATCH_MAX: { says: 'R$: most that one member’s open slips on a match may win' },
  SPORTS_SELECTION_MAX: { says: 'R$: most that all open slips on one selection may win' },
  SPORTS_POSTPONED_HOURS: { says: 'how long a postponed match waits for its new date before it is void, h' },
  LIABILITY_ALARM: {
    says: 'R$: open liability of a game or match above which the back office shows an alarm',
  },
} satisfies Record<string, Setting>
