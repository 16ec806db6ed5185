import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'

export type CardTone = 'sun' | 'scarlet' | 'leaf' | 'sky'

const grounds: Record<CardTone, string> = {
  sun: 'bg-sun text-sun-ink',
  scarlet: 'bg-scarlet text-scarlet-ink',
  leaf: 'bg-leaf text-leaf-ink',
  sky: 'bg-sky text-sky-ink',
}

type PromotionHeroProps = {
  icon: string
  tone: CardTone
  /** The one figure of the promotion. */
  figure: ReactNode
  text: ReactNode
  children?: ReactNode
}

/** The head of a promotion's page: a feather with its sign, its one figure, what it is in a sentence. */
export function PromotionHero({ icon, tone, figure, text, children }: PromotionHeroProps) {
  return (
    <div className="feather relative isolate grid gap-4 overflow-hidden bg-surface p-5 shadow-high">
      <Icon
        shape={icon}
        size={40}
        className="pointer-events-none absolute -end-8 -top-8 -z-10 size-48 text-faint opacity-8"
      />
      <div className="flex items-center gap-4 max-[22rem]:gap-3">
        <span
          className={`feather grid size-16 flex-none place-items-center shadow-mid max-[22rem]:size-13 ${grounds[tone]}`}
        >
          <Icon shape={icon} size={32} />
        </span>
        <div className="min-w-0">
          <p className="figures font-display font-loud text-head">{keepAmounts(figure)}</p>
          <p className="text-small text-soft">{keepAmounts(text)}</p>
        </div>
      </div>
      {children}
    </div>
  )
}

/** Rules in plain words, with the figures of the rows. */
export function RuleList({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <h2 className="text-lead">{title}</h2>
      <ol className="grid gap-2.5">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-3 text-small text-soft">
            <span className="feather-small figures grid size-6 flex-none place-items-center bg-pressed font-bold font-display text-text text-tiny">
              {index + 1}
            </span>
            <span>{keepAmounts(rule)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
