/** The macaw's head and the name of the house. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <img src="/brand/mark.svg" alt="" width={36} height={36} />
      <span className="font-display font-loud text-title tracking-tight">Arara</span>
    </span>
  )
}
