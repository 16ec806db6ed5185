/** The way back to the shop, when it leads to an allowed origin over http(s); any other address is forgotten. */
export function allowedReturn(asked: string | undefined, origins: string[]): string | undefined {
  if (asked === undefined || !URL.canParse(asked)) return undefined
  const url = new URL(asked)
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  return web && origins.includes(url.origin) ? url.href : undefined
}
