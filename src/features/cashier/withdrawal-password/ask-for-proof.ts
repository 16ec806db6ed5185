import type { ReactNode } from 'react'

type Asked = { memberId: string; onProof: (proof: string) => void; onClose: () => void }

/** The security centre's step-up, which the route hands in: asked for when the server wants more than the six digits. */
export type AskForProof = (asked: Asked) => ReactNode
