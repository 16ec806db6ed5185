const kinds = 'tests/contract/text-kinds.test.ts'
const phones = 'tests/contract/documents.test.ts'
const fields = 'tests/input/every-field.test.ts'
const accounts = 'tests/server/cashier/accounts/input-accounts.test.ts'
const upgrades = 'tests/server/product/input-upgrades.test.ts'
const connections = 'tests/db/broken-connection.test.ts'
const storage = 'tests/state/start/storage-again.test.ts'
const chunks = 'tests/state/start/warm-chunks.test.ts'
const imports = 'tests/state/start/import-again.test.ts'
const translated = 'tests/ui/app/translated-page.test.tsx'
const amounts = 'tests/ui/parts/keep-amounts.test.tsx'
const masks = 'tests/ui/parts/masked-edit.test.ts'
const boundary = 'tests/ui/games/game-boundary.test.tsx'

/** What takes input, storage and code as real phones and browsers make them: a part of `safeguards.ts`. */
export const inputSafeguards = [
  {
    name: 'signs that nobody sees are no part of an identifier',
    file: 'contract/text-kinds.ts',
    text: "text.normalize('NFC').replace(invisible, '')",
    instead: "text.normalize('NFC')",
    test: [fields, 'is read as it looks'],
  },
  {
    name: 'signs that turn words around are left out of free text',
    file: 'contract/text-kinds.ts',
    text: '|[\\u202a-\\u202e\\u2066-\\u2069\\ufeff]/gu',
    instead: '/gu',
    test: [kinds, 'ordem trocada'],
  },
  {
    name: 'a phone has an area code in use',
    file: 'contract/phone.ts',
    text: '5[1345]',
    instead: '5[1-5]',
    test: [phones, '(52) 98765-4321'],
  },
  {
    name: 'the number of another country is none of Brazil',
    file: 'src/features/auth/register/mask.ts',
    text: 'return hasPlus ?',
    instead: 'return !hasPlus ?',
    test: [masks, '+34 912 345 678'],
  },
  {
    name: 'a field that is full keeps what stands behind the caret',
    file: 'src/ui/fields/masked-edit.ts',
    text: 'slice(0, most - behind.length)',
    instead: 'slice(0, most)',
    test: [masks, 'abcdeX|fghij'],
  },
  {
    name: 'no code is promised to a text that can be no account',
    file: 'contract/auth/forgotten.ts',
    text: 'readAccount(text) !== undefined',
    instead: "text !== ''",
    test: [accounts, 'is refused by password recovery instead of a promise'],
  },
  {
    name: 'a password that was hashed as it was typed goes on working',
    file: 'server/platform/secrets/passwords.ts',
    text: ' || (prepared !== password && (await verify(against, password)))',
    instead: '',
    test: [upgrades, 'goes on working, and is then kept in its one form'],
  },
  {
    name: 'a write that was queued before the upgrade is the same call after it',
    file: 'server/platform/http/idempotency.ts',
    text: ' || (formerHash !== undefined && kept.equals(formerHash))',
    instead: '',
    test: [upgrades, 'is the same call, though its text is read otherwise now'],
  },
  {
    name: 'a write that meets a broken connection runs again on a new one',
    file: 'src/db/reopen-when-broken.ts',
    text: "const names = ['UnknownError', 'InvalidStateError']",
    instead: "const names = ['InvalidStateError']",
    test: [connections, 'on an open connection is kept on a new one'],
  },
  {
    name: 'a heart pressed in memory comes along to the storage',
    file: 'src/app/storage/try-storage-again.ts',
    text: '      await carryOver(memory, db)\n',
    instead: '',
    test: [storage, 'keeps the hearts pressed meanwhile'],
  },
  {
    name: 'cut code is not kept',
    file: 'src/pwa/is-own-file.ts',
    text: 'if (said === undefined) return false',
    instead: 'if (said === undefined) return true',
    test: [chunks, 'is never kept under the name of a chunk'],
  },
  {
    name: 'broken code is asked for under a new address',
    file: 'src/app/start/import-again.ts',
    text: "Reflect.set(globalThis, 'again', ",
    instead: "Reflect.set({}, 'again', ",
    test: [imports, 'is asked for once more under a new address'],
  },
  {
    name: 'a chunk that is whole for the next document alone asks for that document',
    file: 'src/app/start/import-again.ts',
    text: 'onNextDocument(name)\n',
    instead: '\n',
    test: [imports, 'waits for the next document'],
  },
  {
    name: 'the amounts of a sentence are not translated',
    file: 'src/ui/text/keep-amounts.tsx',
    text: "translate={place % 2 === 1 ? 'no' : undefined}",
    instead: 'translate={undefined}',
    test: [amounts, 'are marked as not to be translated'],
  },
  {
    name: 'a translated text is taken away where it stands',
    file: 'src/ui/text/keep-translated.ts',
    text: 'return place?.parentNode === parent ? place : null',
    instead: 'return null',
    test: [translated, 'leaves nothing behind'],
  },
  {
    name: 'a game that breaks lets the balance go on',
    file: 'src/common/play/settled-result.tsx',
    text: "if (phase === 'showing') shown()",
    instead: "if (phase === 'ready') shown()",
    test: [boundary, 'lets the balance go on'],
  },
] as const
