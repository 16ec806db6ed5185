// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cardOf, DECK, RANKS, SUITS } from '../../../../games/cards.ts'
import { PlayingCard } from '../../../../src/features/games/cards/playing-card.tsx'
import { find, mount } from '../../mount.tsx'

const nameOf = (place: ParentNode) => find(place, '[role="img"]', HTMLElement).getAttribute('aria-label')

describe('a playing card', () => {
  it('tells its name in words, each card another', async () => {
    const names = new Set<string>()
    const { place, show } = await mount(<PlayingCard card={cardOf('Q', 'hearts')} />)
    expect(nameOf(place)).toBe('Queen of hearts')
    for (let card = 0; card < DECK; card++) {
      await show(<PlayingCard card={card} />)
      names.add(nameOf(place) ?? '')
    }
    expect(names.size).toBe(DECK)
    expect(names).toContain('10 of spades')
  })

  it('face down shows and tells nothing of its face', async () => {
    const { place, show } = await mount(<PlayingCard card={null} />)
    expect(nameOf(place)).toBe('Card face down')
    expect(place.querySelector('.playing-card-face')).toBeNull()
    await show(<PlayingCard card={cardOf('A', 'clubs')} />)
    expect(find(place, 'text', SVGElement).textContent).toBe('A')
  })

  it('says nothing where what stands around it has its name', async () => {
    const { place } = await mount(<PlayingCard card={3} isNamed />)
    expect(place.querySelector('[role="img"]')).toBeNull()
    expect(find(place, '.playing-card', HTMLElement).getAttribute('aria-hidden')).toBe('true')
  })

  it('draws no two ranks and no two suits alike', async () => {
    const drawn = new Set<string>()
    const { place, show } = await mount(<PlayingCard card={0} />)
    for (const rank of RANKS) {
      for (const suit of SUITS) {
        await show(<PlayingCard card={cardOf(rank, suit)} />)
        const marks = Array.from(place.querySelectorAll('.playing-card-face path'), path =>
          path.getAttribute('d'),
        )
        drawn.add(`${find(place, 'text', SVGElement).textContent} ${marks.join(' ')}`)
      }
    }
    expect(drawn.size).toBe(DECK)
  })
})
