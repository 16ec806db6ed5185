const text = new TextEncoder()

/** HMAC-SHA256 (RFC 2104) through WebCrypto, the same in Node and in the browser. */
export async function hmacSha256(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const imported = await importKey(key)
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

/** A signer that imports its key once; key and message are the UTF-8 bytes of their texts. */
export function createSigner(keyText: string): (message: string) => Promise<Uint8Array> {
  const imported = importKey(text.encode(keyText))
  return async message =>
    new Uint8Array(await crypto.subtle.sign('HMAC', await imported, text.encode(message)))
}

function importKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}
