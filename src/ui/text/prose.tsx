import { Fragment } from 'react'
import { type ProseBlock, type ProsePart, readProse } from './read-prose.ts'

/** Words of operators, as everybody sees them: members on their pages, operators in the preview. Text only, never HTML. */
export function Prose({ text }: { text: string }) {
  const blocks = numbered(readProse(text))
  return (
    <div className="grid gap-3 text-soft [overflow-wrap:anywhere] [&_a]:text-sky-text [&_a]:underline [&_h2]:pt-3 [&_h2]:text-lead [&_h2]:text-text [&_li]:ms-5 [&_li]:list-disc [&_li]:py-0.5">
      {blocks.map(({ at, item }) => (
        <Block key={at} block={item} />
      ))}
    </div>
  )
}

/** Parts of a text have no name but their place. */
function numbered<Item>(items: readonly Item[]): { at: number; item: Item }[] {
  return items.map((item, at) => ({ at, item }))
}

function Block({ block: { kind, lines } }: { block: ProseBlock }) {
  const rows = numbered(lines)
  if (kind === 'list') {
    return (
      <ul>
        {rows.map(({ at, item }) => (
          <li key={at}>
            <Line parts={item} />
          </li>
        ))}
      </ul>
    )
  }
  const inner = rows.map(({ at, item }) => (
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      <Line parts={item} />
    </Fragment>
  ))
  return kind === 'heading' ? <h2>{inner}</h2> : <p>{inner}</p>
}

function Line({ parts }: { parts: readonly ProsePart[] }) {
  return numbered(parts).map(({ at, item }) => <Part key={at} part={item} />)
}

function Part({ part }: { part: ProsePart }) {
  if (part.kind === 'text') return part.text
  if (part.kind !== 'link') return <strong className="font-firm text-text">{part.text}</strong>
  const isOutside = part.href.startsWith('https:')
  return (
    <a href={part.href} {...(isOutside && { rel: 'noopener noreferrer', target: '_blank' })}>
      {part.text}
    </a>
  )
}
