import { useState } from 'react'
import { BalancePill } from '../balance-pill.tsx'
import { Carousel } from '../carousel.tsx'
import { Chip } from '../chip.tsx'
import { Section } from '../section.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Tile } from '../tile.tsx'
import { VirtualList } from '../virtual-list.tsx'
import { sampleArt } from './sample-art.ts'

const names = [
  'Fortuna da Mata',
  'Foguete',
  'Roleta Europeia',
  'Minas',
  'Pescaria do Rio Negro',
  'Carnaval 777',
]
const games = names.map((name, index) => ({
  id: `game-${index}`,
  badge: index === 1 ? 'ao vivo' : undefined,
  game: { name, provider: 'Arara Originais', rtp: index === 3 ? undefined : '96,5%', art: sampleArt(index) },
}))
const many = Array.from({ length: 400 }, (_, index) => ({
  id: `many-${index}`,
  game: { name: `Jogo ${index + 1}`, provider: 'Arara Originais', rtp: '97%', art: sampleArt(index % 6) },
}))
const providers = ['Todos', 'Originais', 'Ao vivo', 'Slots', 'Mesa', 'Cartas', 'Bingo']

export function GalleryGames() {
  const [hearts, setHearts] = useState<readonly string[]>(['game-0'])
  const [provider, setProvider] = useState('Todos')
  const heart = (id: string, on: boolean) =>
    setHearts(on ? [...hearts, id] : hearts.filter(known => known !== id))
  return (
    <>
      <Section title="Destaques">
        <Carousel
          label="Promoções em destaque"
          slides={[2, 4, 0].map(seed => ({
            id: `banner-${seed}`,
            content: (
              <a href="#banner" className="block size-full">
                <img
                  src={sampleArt(seed, 600, 300)}
                  alt={`Promoção ${seed}`}
                  className="size-full object-cover"
                />
              </a>
            ),
          }))}
        />
      </Section>
      <Section title="Populares" more={{ label: 'Ver tudo', href: '#todos' }}>
        <div className="snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1">
          {providers.map(name => (
            <Chip key={name} chosen={name === provider} onPress={() => setProvider(name)} count={name.length}>
              {name}
            </Chip>
          ))}
        </div>
        <div className="snap-row -mx-(--gutter) gap-3 px-(--gutter) pb-2 *:w-[9.25rem]">
          {games.map(({ id, game, badge }, index) => (
            <Tile
              key={id}
              game={game}
              href={`#${id}`}
              badge={badge}
              favourite={hearts.includes(id)}
              onFavourite={on => heart(id, on)}
              onDemo={() => setProvider('Todos')}
              eager={index < 3}
            />
          ))}
          <div className="grid content-start gap-2">
            <Skeleton className="feather aspect-3/4" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      </Section>
      <Section title="Lista virtual: 400 jogos">
        <div className="h-72 overflow-hidden">
          <VirtualList
            label="Todos os jogos"
            items={many}
            keyOf={item => item.id}
            rowHeight={196}
            columnWidth={96}
            renderItem={item => (
              <Tile game={item.game} href={`#${item.id}`} favourite={hearts.includes(item.id)} />
            )}
          />
        </div>
      </Section>
      <Section title="Saldo">
        <div className="flex flex-wrap gap-4">
          <BalancePill amount={123456n} depositHref="#depositar" />
          <BalancePill amount={98_765_432n} age="às 14:02" depositHref="#depositar" />
          <BalancePill amount={undefined} depositHref="#depositar" />
          <BalancePill amount={123456n} hidden depositHref="#depositar" />
        </div>
      </Section>
    </>
  )
}
