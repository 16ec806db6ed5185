import { word } from '../e2e/support/words.ts'

/**
 * What a sentence on the screen says of what the member wanted. `nothing`: it did not happen. `unknown`: nobody knows yet. `late`: it
 * did happen, and the answer was lost. `again`: nobody finds out by themselves; what was typed is there to be sent once more.
 */
export type Meaning = 'nothing' | 'unknown' | 'late' | 'again'

const sentences: Record<Meaning, readonly string[]> = {
  nothing: [
    'You are offline: nothing was sent.',
    'You are offline. Nothing was sent and nothing was staked.',
    'No connection. Your slip stays on this device; nothing was sent.',
    'No connection. The round goes on without you; nothing of yours is at stake.',
    'You are offline: a reward is claimed with the network. Nothing was sent, and nothing is lost.',
    'That did not arrive: nothing was done.',
    'It did not arrive: nothing was done.',
    'This device cannot keep it safely, and the network did not answer. Nothing was saved.',
  ],
  unknown: [
    'No answer came. Your request may have arrived or not.',
    'No answer came. We are finding out what happened; nothing is sent twice.',
    'You are offline. It may have arrived or not: we find out as soon as the network is back. Nothing is sent twice.',
    'No answer came. Your claim may have arrived or not: we are finding out. Nothing is ever paid twice.',
  ],
  again: ['Network error, please try again later', 'No answer came. Press again: it counts once.'],
  late: [
    'It did arrive and is done.',
    'It did arrive and counts.',
    'It did arrive: the order is there and waits for your payment.',
    'It did arrive: your withdrawal is under way.',
    'Your earlier request had arrived after all.',
    'Your earlier claim had arrived after all. Nothing more was sent.',
  ],
}

const asPattern = (id: string) => escaped(word(id))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any sentence of these meanings. */
export function anySentence(meanings: readonly Meaning[]): RegExp {
  return new RegExp(meanings.flatMap(meaning => sentences[meaning].map(asPattern)).join('|'))
}

export function meaningOf(text: string): Meaning | undefined {
  const meanings = ['late', 'nothing', 'unknown', 'again'] as const
  return meanings.find(meaning => anySentence([meaning]).test(text))
}
