import { mock } from 'node:test'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestDatabase } from '../../support/test-database.ts'

interface Options {
  readonly database?: TestDatabase
  readonly environment?: Record<string, string>
}

/** The real server without its background work: none of its timers ever runs, so that every change was made by a call. */
export async function createStillApp(options: Options = {}): Promise<TestApp> {
  mock.timers.enable({ apis: ['setInterval'] })
  try {
    return await createTestApp(options)
  } finally {
    mock.timers.reset()
  }
}
