import { useState } from 'react'

/** What is written in a form, and whether it is another than the form was opened with. */
export function useDraft<Draft extends object>(open: () => Draft) {
  const [opened] = useState(open)
  const [draft, setDraft] = useState(opened)
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft(now => ({ ...now, ...part })),
    isChanged: JSON.stringify(draft) !== JSON.stringify(opened),
  }
}
