const headers = 'tests/server/platform/http/http-headers-everywhere.test.ts'

/** What every answer carries, and where requests go out to: a part of `safeguards.ts`. */
export const headerSafeguards = [
  {
    name: 'frames name no wildcard',
    file: 'server/platform/config/config.ts',
    text: " && !part.includes('*')",
    instead: '',
    test: ['tests/server/platform/production-refusals.test.ts', 'names no wildcard'],
  },
  {
    name: 'what is left of a refused body holds no connection',
    file: 'server/platform/http/requests/receive-in-time.ts',
    text: 'if (raw.complete === false) {',
    instead: 'if (raw.complete === undefined) {',
    test: ['tests/server/platform/http/http-slow-senders.test.ts', 'what is left of a body'],
  },
  {
    name: 'headers of an address that cannot be read',
    file: 'server/app.ts',
    text: 'reply.headers(headersOf(request.url, request.raw))',
    instead: '',
    test: [headers, 'is typed, framed by nobody, without plugins'],
  },
  {
    name: 'policy of a file that is opened directly',
    file: 'server/platform/http/security-headers.ts',
    text: `"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"`,
    instead: `"default-src 'self'; frame-ancestors 'none'"`,
    test: [headers, 'is typed, framed by nobody, without plugins'],
  },
  {
    name: 'a member’s answers are stored by nobody on the way',
    file: 'server/platform/http/answers/send.ts',
    text: "bearerOf(request) === undefined ? 'private, no-cache' : 'no-store'",
    instead: "'private, no-cache'",
    test: [headers, 'a member’s answers are stored by nobody on the way, and still known by their ETag'],
  },
  {
    name: 'no redirect of the gateway of text messages is followed',
    file: 'server/platform/mail/text-messages.ts',
    text: `, redirect: 'error'`,
    instead: '',
    test: [
      'tests/repository/build/server-redirects.test.ts',
      'every call of the server to another one says what it does with a redirect',
    ],
  },
  {
    name: 'the certificate of a database on another machine is verified',
    file: 'server/platform/production/database-url.ts',
    text: `&& !(mode === 'require' && takesAny)`,
    instead: '',
    test: [
      'tests/server/platform/production-refusals.test.ts',
      'a database that is spoken to in clear over a network, or whose certificate nobody verifies',
    ],
  },
] as const
