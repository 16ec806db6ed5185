const rules = 'server/features/cashier/providers/webhook-rules.ts'
const test = 'tests/server/cashier/money-notices.test.ts'

/** What keeps a notice the provider's: a part of `safeguards.ts`. */
export const noticeSafeguards = [
  {
    name: 'signature of the webhook',
    file: rules,
    text: "return timingSafeEqual(wanted, Buffer.from(given.signature, 'hex'))",
    instead: 'return wanted.length > 0',
    test: [test, 'that is forged is refused 401'],
  },
  {
    name: 'address of a webhook that is not signed',
    file: rules,
    text: 'return given.length === wanted.length && timingSafeEqual(given, wanted)',
    instead: 'return given.length === wanted.length',
    test: [test, 'of a provider that does not sign is known by the address'],
  },
  {
    name: 'age of a webhook',
    file: rules,
    text: 'const toleranceSeconds = 300',
    instead: 'const toleranceSeconds = 300_000_000',
    test: [test, 'that was recorded and is sent again'],
  },
] as const
