/** What no person should read: words of programs. */
export const rawWords =
  /\[object |\bundefined\b|\bNaN\b|ZodError|invalid_(?:type|format|value|union)|too_(?:big|small)|TypeError|SyntaxError|Unexpected token|\{"\w+":/
