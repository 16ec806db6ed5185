import { proxy } from 'valtio'

/** `ready`: the browser would ask now. `installed`: this page runs as the installed app. `byHand`: only its menu can. */
export const installation = proxy<{ offer: 'byHand' | 'ready' | 'installed'; ask: (() => void) | undefined }>(
  {
    offer: 'byHand',
    ask: undefined,
  },
)
