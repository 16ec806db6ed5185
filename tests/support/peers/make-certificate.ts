import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** One element of DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const name = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))
const time = (text: string) => der(0x17, Buffer.from(text))
const critical = der(0x01, Buffer.from([0xff]))

/** Good for the loopback, until 2049. */
const loopback = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))

interface Authority {
  readonly cert: string
  readonly key: KeyObject
  readonly title: string
}

/** A new key with an X.509 certificate (RFC 5280) over it: its own authority, or signed by the one that is given. */
export function makeCertificate(
  title: string,
  authority?: Authority,
): Authority & { readonly keyPem: string } {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const extension =
    authority === undefined
      ? sequence(oid('551d13'), critical, der(0x04, sequence(der(0x01, Buffer.from([0xff])))))
      : sequence(oid('551d11'), der(0x04, loopback))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name(authority?.title ?? title),
    sequence(time('240101000000Z'), time('491231235959Z')),
    name(title),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, authority?.key ?? key))
  const base64 = sequence(body, ecdsaWithSha256, signature).toString('base64')
  const lines = base64.match(/.{1,64}/g)?.join('\n') ?? ''
  return {
    title,
    key,
    keyPem: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
