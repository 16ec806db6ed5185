/** A client seed that nobody can foresee: 128 random bits as hexadecimal digits. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
