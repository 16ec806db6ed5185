import { createContext, useContext } from 'react'

/** Centavos that one round of the open game may win at most; undefined: not known on this device yet, and the server decides. */
export const MaxWinContext = createContext<bigint | undefined>(undefined)

export function useMaxWin(): bigint | undefined {
  return useContext(MaxWinContext)
}
