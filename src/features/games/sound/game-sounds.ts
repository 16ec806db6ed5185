/** What is heard: a bet that was taken, a step or an outcome that is seen, and more coming back than was staked. A loss is silent. */
export type GameSound = 'bet' | 'tick' | 'win'

type Note = {
  readonly hertz: number
  /** Where it ends, of a note that glides. */
  readonly toHertz?: number
  readonly atMs: number
  readonly lastsMs: number
}

/** The same for every win, however large. */
const notes: Record<GameSound, readonly Note[]> = {
  bet: [{ hertz: 520, toHertz: 390, atMs: 0, lastsMs: 70 }],
  tick: [{ hertz: 880, atMs: 0, lastsMs: 35 }],
  win: [
    { hertz: 523, atMs: 0, lastsMs: 140 },
    { hertz: 659, atMs: 110, lastsMs: 140 },
    { hertz: 784, atMs: 220, lastsMs: 220 },
  ],
}
const loudness = 0.07
/** Gains fall towards zero by powers and never reach it. */
const silence = 0.0001

export interface GameSounds {
  play(sound: GameSound): void
  /** While the page is hidden nothing sounds on, and nothing is begun. */
  hide(isHidden: boolean): void
  close(): void
}

/** Sounds made on the device, of a few waves: there is no file to fetch. */
export function createGameSounds(context: AudioContext): GameSounds {
  let isHidden = false
  const quietly = (change: Promise<void>) => void change.catch(() => undefined)
  const strike = ({ hertz, toHertz = hertz, atMs, lastsMs }: Note) => {
    const from = context.currentTime + atMs / 1000
    const until = from + lastsMs / 1000
    const wave = context.createOscillator()
    const gain = context.createGain()
    wave.type = 'triangle'
    wave.frequency.setValueAtTime(hertz, from)
    wave.frequency.exponentialRampToValueAtTime(toHertz, until)
    gain.gain.setValueAtTime(loudness, from)
    gain.gain.exponentialRampToValueAtTime(silence, until)
    wave.connect(gain)
    gain.connect(context.destination)
    wave.start(from)
    wave.stop(until)
  }
  return {
    play: sound => {
      if (isHidden) return
      // A browser holds a context that began without a press; by now somebody has pressed.
      if (context.state === 'suspended') quietly(context.resume())
      for (const note of notes[sound]) strike(note)
    },
    hide: next => {
      isHidden = next
      if (next) quietly(context.suspend())
    },
    close: () => quietly(context.close()),
  }
}
