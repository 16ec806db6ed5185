/** Between a first way and a second one. */
export function OrLine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-faint text-small before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      {children}
    </p>
  )
}
