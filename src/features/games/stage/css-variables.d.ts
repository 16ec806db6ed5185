import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A theme's colours and a drawing's positions reach the style sheet as variables. */
    [variable: `--${string}`]: string | number | undefined
  }
}
