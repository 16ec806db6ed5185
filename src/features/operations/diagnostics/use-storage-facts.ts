import { useEffect, useState } from 'react'

export type StorageFacts = {
  usedBytes: number | undefined
  quotaBytes: number | undefined
  persisted: boolean | undefined
}

/** What the browser says of its storage; each part is unknown where it will not say. */
export function useStorageFacts(): { facts: StorageFacts | undefined; askToPersist: () => void } {
  const [facts, setFacts] = useState<StorageFacts>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = round >= 0
    void readFacts().then(found => isHere && setFacts(found))
    return () => {
      isHere = false
    }
  }, [round])
  const askToPersist = () => {
    void navigator.storage?.persist?.().then(() => setRound(before => before + 1))
  }
  return { facts, askToPersist }
}

async function readFacts(): Promise<StorageFacts> {
  const storage = 'storage' in navigator ? navigator.storage : undefined
  const estimate = await storage?.estimate?.().catch(() => undefined)
  return {
    usedBytes: estimate?.usage,
    quotaBytes: estimate?.quota,
    persisted: await storage?.persisted?.().catch(() => undefined),
  }
}
