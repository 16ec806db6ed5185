import fc from 'fast-check'

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: [deep(depth - 1)] })

/** What no field expects, or what some code somewhere trips over. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u0000',
    '\u{1f99c}'.repeat(40),
    'x'.repeat(10_000),
    '9'.repeat(400),
    "'; DROP TABLE member; --",
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '<script>1</script>',
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '-0.00',
    '-1.00',
    '1e9',
    '1,00',
    '0.001',
    '00.10',
    '99999999999999999999.99',
    '٣.٠٠',
    '0x10',
    -1,
    0.1,
    1e308,
    2 ** 53,
    2 ** 63,
    -2_147_483_649,
    true,
    [],
    {},
    [[]],
    { toString: 1 },
    { length: 1e9 },
    ['__proto__'],
    { $ne: null },
    deep(20),
    deep(60),
    '0198c0de-0000-7000-8000-00000000000g',
    '0198C0DE-0000-7000-8000-000000000001',
    '2026-02-31',
    '2026-13-01T25:61:61Z',
    '0000-00-00',
    '-271821-04-20',
    '+275760-09-13',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(isJson),
  fc.double(),
)

/** What JSON cannot carry would travel as something else, or not at all. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

/** Names are those that something reads. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
    'range',
    'traceparent',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      '"',
      ';',
      '=;=',
      'null',
      '\u00ff',
      'https://evil.example',
      '0'.repeat(2_000),
      'a=%F0%28',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  ),
  { maxKeys: 3 },
)
