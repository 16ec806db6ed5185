import { afterEach } from 'vitest'

// In CI a test that fails is run once more; scripts/check/vitest-step.ts tells who needed it.
afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0)
    process.stderr.write(`second try: ${task.file.name} > ${task.name}\n`)
})
