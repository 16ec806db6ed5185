// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createListReader } from '../../../backoffice/parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../backoffice/parts/use-refresh-while-visible.ts'
import type { CallResult } from '../../../src/api/call-result.ts'
import { mount } from '../mount.tsx'

type Page = CallResult<{ data: readonly number[]; next_cursor: string | null }>

const pageOf = (data: readonly number[], next_cursor: string | null = null): Page => ({
  kind: 'answer',
  reply: { data, next_cursor },
  etag: undefined,
})
const lost: Page = { kind: 'no-answer', cause: 'network', retryAfterMs: undefined }

describe('a list that is read whole', () => {
  it('reads as many pages as are shown, each time', async () => {
    const pages: Record<string, Page> = { '': pageOf([1, 2], 'b'), b: pageOf([3]) }
    const readPage = async (cursor = '') => pages[cursor] ?? lost
    const reader = createListReader<number>({ readPage, now: () => 5 })
    await reader.refresh()
    expect(reader.read()).toMatchObject({ status: 'ready', rows: [1, 2], hasMore: true, readAt: 5 })
    await reader.more()
    expect(reader.read()).toMatchObject({ rows: [1, 2, 3], hasMore: false })
    pages[''] = pageOf([0, 1], 'b')
    await reader.refresh()
    expect(reader.read()).toMatchObject({ rows: [0, 1, 3] })
  })

  it('keeps its rows and their age when a later reading fails', async () => {
    const answers = [pageOf([1]), lost]
    const times = [5, 9]
    const reader = createListReader<number>({
      readPage: async () => answers.shift() ?? lost,
      now: () => times.shift() ?? 0,
    })
    await reader.refresh()
    await reader.refresh()
    expect(reader.read()).toMatchObject({ rows: [1], readAt: 5, failure: { kind: 'no-answer' } })
  })

  it('forgets an answer that a later reading has overtaken', async () => {
    const waiting: ((page: Page) => void)[] = []
    const readPage = () => new Promise<Page>(resolve => waiting.push(resolve))
    const reader = createListReader<number>({ readPage, now: () => 0 })
    const both = [reader.refresh(), reader.refresh()]
    waiting[1]?.(pageOf([2]))
    waiting[0]?.(pageOf([1]))
    await Promise.all(both)
    expect(reader.read()).toMatchObject({ rows: [2] })
  })
})

describe('a screen that refreshes', () => {
  afterEach(() => vi.useRealTimers())

  it('reads at once and every 15 seconds, but only while somebody can see it', async () => {
    vi.useFakeTimers()
    let reads = 0
    const refresh = async () => void reads++
    const Screen = () => {
      useRefreshWhileVisible(refresh, 15_000)
      return null
    }
    await mount(<Screen />)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(reads).toBe(3)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(reads).toBe(3)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(reads).toBe(4)
    visibility.mockRestore()
  })
})
