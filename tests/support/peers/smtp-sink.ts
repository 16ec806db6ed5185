import { createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Headers and body as they came. */
  readonly text: string
  readonly wasEncrypted: boolean
  readonly login: string | undefined
}

interface SinkOptions {
  /** PEM: offers STARTTLS with it, or is TLS from the first byte. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly implicit?: boolean }
  /** Base64 of `\0user\0password`: nobody else is let in. */
  readonly login?: string
}

type Manners = 'takes' | 'refuses' | 'hangs up'

/** A mail server that keeps what it is given (RFC 5321, 3207, 4954), as much of one as a sender needs. */
export async function startSmtpSink(options: SinkOptions = {}) {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const state = { manners: 'takes' as Manners, sessions: 0 }
  const server: Server = createServer(socket => {
    state.sessions += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (state.manners === 'hangs up') return socket.destroy()
    const isSecure = options.tls?.implicit === true
    converse(isSecure ? encrypt(socket, options) : socket, isSecure, { options, mails, state })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A sink without a port')
  return {
    port: address.port,
    mails,
    /** Connections so far. */
    sessions: () => state.sessions,
    behave: (manners: Manners) => {
      state.manners = manners
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function encrypt(socket: Socket, { tls }: SinkOptions): TLSSocket {
  if (tls === undefined) throw new Error('A sink without a certificate')
  const secureContext = createSecureContext({ cert: tls.cert, key: tls.key })
  const secure = new TLSSocket(socket, { isServer: true, secureContext })
  secure.on('error', () => socket.destroy())
  return secure
}

function offers({ tls, login }: SinkOptions, isSecure: boolean): readonly string[] {
  const starttls = tls !== undefined && !isSecure ? ['250-STARTTLS'] : []
  return ['250-sink', ...starttls, ...(login === undefined ? [] : ['250-AUTH PLAIN']), '250 8BITMIME']
}

interface SmtpServer {
  readonly options: SinkOptions
  readonly mails: ReceivedMail[]
  readonly state: { readonly manners: Manners }
}

/** One line a command; after DATA, everything up to a lonely dot. */
function converse(socket: Socket, isSecure: boolean, smtp: SmtpServer, isGreeted = false): void {
  const { options, mails, state } = smtp
  const draft = {
    from: '',
    to: '',
    login: undefined as string | undefined,
    text: undefined as string | undefined,
  }
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  if (!isGreeted) say('220 sink ESMTP')

  const onCommand = (line: string): boolean => {
    const [verb = '', rest = ''] = [line.slice(0, 4).toUpperCase(), line.slice(5)]
    switch (verb) {
      case 'EHLO':
        for (const line of offers(options, isSecure)) say(line)
        return true
      case 'STAR':
        if (options.tls === undefined) {
          say('502 not here')
          return true
        }
        say('220 go on')
        socket.removeAllListeners('data')
        converse(encrypt(socket, options), true, smtp, true)
        return false
      case 'AUTH':
        draft.login = rest.replace(/^PLAIN /, '')
        say(draft.login === options.login ? '235 welcome' : '535 nobody I know')
        return true
      case 'MAIL':
        draft.from = /<(.*?)>/.exec(rest)?.[1] ?? ''
        say('250 ok')
        return true
      case 'RCPT':
        // A sender keeps its connections: those that are open already are cut, too.
        if (state.manners === 'hangs up') {
          socket.destroy()
          return false
        }
        draft.to = /<(.*?)>/.exec(rest)?.[1] ?? ''
        say(state.manners === 'refuses' ? '550 no such mailbox here' : '250 ok')
        return true
      case 'DATA':
        draft.text = ''
        say('354 tell me')
        return true
      case 'RSET':
        say('250 ok')
        return true
      case 'QUIT':
        say('221 bye')
        socket.end()
        return false
      default:
        say('502 what?')
        return true
    }
  }

  socket.on('data', (chunk: Buffer) => {
    waiting += chunk.toString('utf8')
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (draft.text === undefined) {
        if (!onCommand(line)) return
      } else if (line === '.') {
        const { from, to, text, login } = draft
        mails.push({ from, to, text, login, wasEncrypted: isSecure })
        draft.text = undefined
        say('250 kept')
      } else draft.text += `${line.replace(/^\.\./, '.')}\n`
    }
  })
}
