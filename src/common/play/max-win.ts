import { createContext, useContext } from 'react'

/** Centavos that one round of the open game may win; undefined: this device was not told yet, and the server decides. */
export const MaxWinContext = createContext<bigint | undefined>(undefined)

export function useMaxWin(): bigint | undefined {
  return useContext(MaxWinContext)
}
