import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { AppContext } from '../../src/app/app-context.ts'
import { createDeviceNotes } from '../../src/db/device-notes.ts'
import { createBusyLock } from '../../src/state/member/busy.ts'
import type { createWorld } from '../sync/support/world.ts'
import { mount } from './mount.tsx'

type World = Awaited<ReturnType<typeof createWorld>>
type Tab = Awaited<ReturnType<World['openTab']>>

type Page = {
  world: World
  tab: Tab
  path: string
  page: ReactNode
  /** What stands in place of the tab's own engine. */
  sync?: Partial<AppContext['sync']>
  /** The same of everything else. */
  around?: Partial<Pick<AppContext, 'busy' | 'newKey' | 'reach'>>
}

/** A page of the app over a tab's real database, at the world's own time; no other page is there. */
export async function mountPage({
  world,
  tab,
  path,
  page,
  sync = {},
  around = {},
}: Page): Promise<HTMLElement> {
  const context: AppContext = {
    ...{ api: tab.api, db: tab.db, sync: { ...tab.sync, ...sync }, busy: createBusyLock(world.locks) },
    ...{ notes: createDeviceNotes(tab.db, world.clock.now), now: world.clock.now, newKey: () => 'key' },
    session: () => Promise.reject(new Error('nobody signs in here')),
    ...{ page: () => undefined, whole: async () => undefined, reach: async () => undefined, build: 'test' },
    ...around,
  }
  const routeTree = createRootRouteWithContext<AppContext>()({
    component: () => page,
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const { place } = await mount(<RouterProvider router={createRouter({ routeTree, context, history })} />)
  // What the device's database tells comes automatically, outside of act.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
  return place
}
