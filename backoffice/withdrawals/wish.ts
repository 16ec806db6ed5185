/** What a reviewer decides. */
export type Wish = { readonly verdict: 'approve' } | { readonly verdict: 'reject'; readonly reason: string }
