import type { PushTopic } from '../../../contract/support/push.ts'
import type { Fate } from '../../sync/support/fake-server.ts'
import { reply } from '../../sync/support/server-calls.ts'
import type { World } from '../../sync/support/world.ts'

/** The server's part of notifications, for one session: where it sends to, and of what. */
export function openPushServer({ server }: World) {
  const pushServer = {
    publicKey: 'BKey' as string | null,
    endpoint: undefined as string | undefined,
    topics: null as readonly PushTopic[] | null,
    /** What becomes of a request before the server acts, and of its answer. */
    line: 'arrives' as 'arrives' | 'lost' | 'answer-lost',
    /** Happens on the device while the request is under way. */
    meanwhile: () => {},
    /** Ends the session, and with it the subscription that its device sent. */
    forget: () => {
      pushServer.endpoint = undefined
      pushServer.topics = null
    },
    /** The writes that were sent, arrived or not. */
    reported: () => server.sent.filter(({ path }) => path.startsWith('/api/push/')),
  }
  const answer = () =>
    reply(200, { data: { public_key: pushServer.publicKey, topics: pushServer.topics, offers_open: true } })
  server.decide(({ path, body }): Fate => {
    if (!path.startsWith('/api/push')) return 'arrives'
    if (pushServer.line === 'lost') return 'lost'
    if (path === '/api/push/subscribe') {
      pushServer.meanwhile()
      pushServer.endpoint = String(body.endpoint)
      pushServer.topics = Array.isArray(body.topics) ? body.topics : null
    }
    if (path === '/api/push/unsubscribe') pushServer.forget()
    return pushServer.line === 'answer-lost' && path !== '/api/push' ? 'lost' : answer()
  })
  return pushServer
}
