import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalPath } from '../../../../contract/canonical-path.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
let port: number
const root = mkdtempSync(join(tmpdir(), 'arara-addresses-'))
beforeAll(async () => {
  for (const folder of ['web', 'backoffice']) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.html'), `<!doctype html><title>${folder}</title>`)
  }
  world = await createTestApp({
    environment: { WEB_DIR: join(root, 'web'), BACKOFFICE_DIR: join(root, 'backoffice') },
  })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(world.app.listeningOrigin).port)
})
afterAll(async () => {
  await world.close()
  rmSync(root, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** As a browser's address bar asks, byte for byte: a client of ours would mend the address first. */
function open(path: string, headers = 'accept: text/html\r\nsec-fetch-mode: navigate\r\n'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', piece => {
    text += piece
  })
  socket.on('error', reject)
  socket.on('close', () =>
    resolve({
      status: Number(/^HTTP\/1.1 (\d{3})/.exec(text)?.[1]),
      location: /^location: (.*)\r$/im.exec(text)?.[1],
      text,
    }),
  )
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}connection: close\r\n\r\n`)
  return promise
}

test.each([
  ['//game', '/game'],
  ['///game///', '/game'],
  ['/game/', '/game'],
  ['/game//', '/game'],
  ['/%67ame', '/game'],
  ['/game%2F', '/game'],
  ['/\\game', '/game'],
  ['/game;jsessionid=1', '/game'],
  ['/game.html', '/game'],
  ['/index.html?code=ABCD', '/?code=ABCD'],
  ['/vip/../game', '/game'],
  ['/promotion//activity?x=1', '/promotion/activity?x=1'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%2f%2fevil.example', '/evil.example'],
  ['/game%zz', '/gamezz'],
  ['/game%E2%80%8B', '/game'],
  ['/%E9', '/'],
  ['/BackOffice', '/backoffice/'],
  ['/backoffice//members', '/backoffice/members'],
  ['/.well-known/change-password', '/security-center/change-password'],
  ['/.well-known/change-password/', '/security-center/change-password'],
  ['/.WELL-KNOWN//change-password', '/security-center/change-password'],
])('a person who opens %s is led to %s', async (path, meant) => {
  expect(await open(path)).toMatchObject({ status: 307, location: meant })
})

test.each(['/game', '/GAME', '/searchGames', '/there/is/nothing', '/?x=%zz', '/índice'])(
  'a person who opens %s sees the app, which knows the page or says that there is none',
  async path => {
    const answer = await open(encodeURI(path).replace('%25zz', '%zz'))
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.text).toContain('<title>web</title>')
  },
)

test('a person who opens a file that is not there sees the app, as a page that does not exist', async () => {
  const answer = await open('/wp-login.php')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('<title>web</title>')
})

test('whatever a person opens, no answer is raw JSON', async () => {
  for (const path of [
    '//',
    '/%',
    '/%zz',
    '/a'.repeat(400),
    `/${'é'.repeat(300)}`,
    '/\u0001',
    '/game/..%2f..%2fetc',
  ]) {
    const answer = await open(encodeURI(path).replaceAll('%25', '%'))
    const { text } = answer.status === 307 ? await open(answer.location ?? '/') : answer
    expect(text, path).not.toContain('application/json')
    expect(text, path).toMatch(/<!doctype html>/i)
  }
})

test('an address that is too long for any server is answered in words', async () => {
  const answer = await open(`/game?${'x'.repeat(20_000)}`)
  expect(answer.status).toBe(431)
  expect(answer.text).toContain('<a href="/">')
})

test('a program that asks for a call or a file at a wrong address is refused, never led on', async () => {
  for (const path of ['//api/games', '/api//games', '/assets//x.js', '/api/']) {
    const answer = await open(path, 'accept: application/json\r\n')
    expect([400, 404], path).toContain(answer.status)
  }
})

test('an unknown well-known address is not found for any client', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await open(path)).status).toBe(404)
})

test('the path that is meant is its own meaning', () => {
  for (const path of ['//a/../b/', '/%67%41', '/x;y', '/é', '/a%zz', '/a,/b.).', `/${'a/'.repeat(40)}`]) {
    const meant = canonicalPath(path)
    expect(canonicalPath(meant)).toBe(meant)
    expect(meant).toMatch(/^\/(?!\/)/)
  }
})

test.each(['/vip.', '/vip,', '/vip)', '/vip%22', '/vip…', '/vip%E2%80%9D.', '/vip*', '/vip!)', '/vip.html.'])(
  'the punctuation that a chat took into the link %j is left out',
  path => {
    expect(canonicalPath(path)).toBe('/vip')
  },
)
