/** Which money a round was played with. */
export const roundModes = ['real', 'demo'] as const

export const roundStates = ['open', 'settled', 'rolled_back'] as const
