export interface CallAddress {
  readonly base: string
  /** `/api/calls/:key` */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: object
  readonly language: string
}

/** The address of a call; every call names the member's language, so that sentences come back in it. */
export function callUrl({ base, path, params, query, language }: CallAddress): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  search.set('lang', language)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${base}${filled}?${search}`
}
