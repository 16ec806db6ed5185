/** What a table says of a name that came from the log; `undefined`: this page is older than the name. */
export function wordIn<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
