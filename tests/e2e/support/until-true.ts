import { expect } from '@playwright/test'

/** Waits for what happens behind the server's doors. */
export async function untilTrue(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 15_000, intervals: [100] }).toBe(true)
}
