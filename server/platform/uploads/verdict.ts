/** `unscanned`: no scanner is configured. `unknown`: it gave no verdict; `cause` is for the log. */
export type Verdict =
  | { readonly outcome: 'clean' | 'unscanned' }
  | { readonly outcome: 'infected'; readonly signature: string }
  | { readonly outcome: 'unknown'; readonly cause: string }
