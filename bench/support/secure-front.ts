import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What speaks of one connection of HTTP/1.1 only: HTTP/2 refuses it. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function passOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )
}

/** Of this machine, for some days; needs the command `openssl`. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'arara-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  try {
    execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * TLS and HTTP/2 in front of a server of this machine, as an operator's proxy has them (docs/operations/deploy.md): a page asks for some
 * thirty files at once, which HTTP/1.1 sends in sixes. A browser must be set to trust its certificate.
 */
export async function startSecureFront({ port, behind }: { port: number; behind: number }) {
  const agent = new Agent({ keepAlive: true })
  const front = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (asked, answered) => {
    const { method, url: path } = asked
    const headers = { ...passOn(asked.headers), host: `localhost:${port}` }
    const passed = request({ host: '127.0.0.1', port: behind, method, path, headers, agent }, answer => {
      answered.writeHead(answer.statusCode ?? 502, passOn(answer.headers))
      answer.pipe(answered)
    })
    passed.on('error', () => answered.stream?.destroy())
    answered.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  front.listen(port, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `https://localhost:${port}`,
    stop: () => {
      front.close()
      agent.destroy()
    },
  }
}
