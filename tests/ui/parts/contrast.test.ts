import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, strongToken, type Theme, token } from '../contrast.ts'

const themes: readonly Theme[] = ['light', 'dark']
const grounds = ['ground', 'ground-deep', 'surface', 'raised', 'pressed', 'well']
const feathers = ['sun', 'scarlet', 'leaf', 'sky']
const texts = ['text', 'text-soft', ...feathers.map(name => `${name}-text`)]

describe.each(themes)('in the %s theme', theme => {
  const colour = (name: string) => token(name, theme)

  it.each(grounds)('every text colour reads on %s (AA, 4.5)', ground => {
    for (const text of [...texts, 'text-faint']) {
      expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(feathers)('the ink of %s reads on its fill, and its text and plain text on its wash', feather => {
    expect(contrast(colour(`${feather}-ink`), colour(feather))).toBeGreaterThanOrEqual(4.5)
    const wash = colour(`${feather}-wash`)
    for (const text of [`${feather}-text`, 'text', 'text-soft']) {
      expect(contrast(colour(text), wash), `${text} on ${feather}-wash`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['glow-high', 'glow-low'])('every text colour reads where %s of the page is strongest', glow => {
    for (const text of [...texts, 'text-faint']) {
      const ratio = contrast(colour(text), colour(glow), colour('ground'))
      expect(ratio, `${text} on ${glow}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('edges of controls and the focus ring stand out from every ground (AA, 3)', () => {
    for (const ground of grounds) {
      expect(contrast(colour('focus'), colour(ground)), `focus on ${ground}`).toBeGreaterThanOrEqual(3)
    }
    for (const ground of ['ground', 'surface', 'well']) {
      expect(contrast(colour('control-line'), colour(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(['spades', 'hearts', 'diamonds', 'clubs'])('%s read on a playing card', suit => {
    expect(contrast(colour(`card-${suit}`), colour('card-paper'))).toBeGreaterThanOrEqual(4.5)
  })

  it('words on the art of a game read on the lightest and the darkest picture', () => {
    for (const picture of ['#ffffff', '#000000']) {
      expect(contrast(colour('on-art'), colour('art-veil'), picture)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour('heart-lit'), colour('art-veil'), picture)).toBeGreaterThanOrEqual(3)
    }
  })

  it('text reads on the backdrop where its leaves are thickest', () => {
    // The densest overlap of the leaves of public/brand/canopy.svg: three layers of their strongest fill.
    const leaves = ['#0f4a4e6b', '#1d6b5a47', '#1f7a6a4d']
    const picture = [colour('backdrop-veil'), ...leaves, colour('ground')]
    for (const text of ['text', 'text-soft']) {
      expect(contrast(colour(text), ...picture), text).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe.each(themes)('in the %s theme, where the device asks for more contrast', theme => {
  const colour = (name: string) => strongToken(name, theme)

  it.each(grounds)('every text colour reads on %s (AAA, 7)', ground => {
    for (const text of [...texts, 'text-faint']) {
      expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
    }
  })

  it.each(feathers)('the ink of %s reads on its fill, and its text on its wash (AAA, 7)', feather => {
    expect(contrast(colour(`${feather}-ink`), colour(feather))).toBeGreaterThanOrEqual(7)
    expect(contrast(colour(`${feather}-text`), colour(`${feather}-wash`))).toBeGreaterThanOrEqual(7)
  })

  it('edges are words in strength: 4.5 on every ground', () => {
    for (const ground of grounds) {
      for (const edge of ['control-line', 'hairline', 'focus']) {
        expect(contrast(colour(edge), colour(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

describe('the tokens', () => {
  const read = (path: string) => readFileSync(new URL(`../../../src/ui/${path}`, import.meta.url), 'utf8')

  it('are the only colours Tailwind knows', () => {
    expect(read('tokens.css')).toContain('--color-*: initial;')
  })

  it('hold every colour of the base styles', () => {
    expect(read('base.css').match(/#[0-9a-f]{3,8}\b/gi)).toBeNull()
  })

  it('the display face fits the budget of 30 KB', () => {
    const font = readFileSync(
      new URL('../../../public/fonts/bricolage-grotesque-500-800.woff2', import.meta.url),
    )
    expect(font.byteLength).toBeLessThanOrEqual(30_000)
  })
})
