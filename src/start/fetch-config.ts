/** `/config.json`, past every cache: an answer from one would say nothing about the connection. */
export async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-store' })
  return response.json()
}
