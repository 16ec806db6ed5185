/** What people type: case and spaces do not matter. */
export function normaliseAnswer(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
