import { runningEmbedded, startEmbedded } from './embedded.ts'

interface Options {
  /** `DATABASE_URL`, if set: the owner's. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly onNotice: (notice: string) => void
}

/**
 * Lends the owner's URL to a command beside the server: the given one, the embedded PostgreSQL that runs, or that one
 * started for as long as the work takes.
 */
export async function withOwnerUrl<Result>(
  { databaseUrl, dataDir, onNotice }: Options,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const running = databaseUrl ?? (await runningEmbedded(dataDir))
  if (running !== undefined) return work(running)
  const postgres = await startEmbedded({ dataDir, onNotice })
  try {
    return await work(postgres.ownerUrl)
  } finally {
    await postgres.stop()
  }
}
