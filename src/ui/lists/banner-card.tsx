type BannerTone = 'sun' | 'scarlet' | 'leaf' | 'sky'

const washes: Record<BannerTone, string> = {
  sun: 'bg-sun-wash',
  scarlet: 'bg-scarlet-wash',
  leaf: 'bg-leaf-wash',
  sky: 'bg-sky-wash',
}

type BannerCardProps = {
  title: string
  text: string
  tone: BannerTone
  /** A path of our own site; without it the words stand alone. */
  art: string | undefined
  /** The first one is in view: its picture is not waited for. */
  eager?: boolean
}

/** A banner as players see it: in the lobby, and in the operators' preview. */
export function BannerCard({ title, text, tone, art, eager = false }: BannerCardProps) {
  return (
    <span className={`relative flex size-full items-center text-text ${washes[tone]}`}>
      <span
        className={`relative z-(--layer-raised) grid gap-1.5 py-4 ps-5 wide:ps-7 ${art === undefined ? 'pe-5' : 'w-[56%]'}`}
      >
        <span className="font-bold font-display text-title wide:text-head">{title}</span>
        <span className="[font-size:min(0.875rem,5.5vw)] [line-height:min(var(--text-small--line-height),1.6em)] text-soft wide:text-body">
          {text}
        </span>
      </span>
      {art === undefined ? null : (
        <img
          src={art}
          alt=""
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-y-0 end-0 mask-l-from-65% mask-l-to-100% h-full w-[46%] object-cover object-[72%_center]"
        />
      )}
    </span>
  )
}
