/** For schemas: what documents the calls shows it. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a UUID as this product writes them: lower case, with its four dashes. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
