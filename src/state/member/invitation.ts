/**
 * The code of the invitation that brought a visitor here, '' without one. The page itself keeps it before the app runs
 * (index.html), until it is replaced: a visitor who follows a link of the first frame has left the address that had it.
 */
export function readInvitation(store: Pick<Storage, 'getItem'>): string {
  try {
    return store.getItem('arara.invitation') ?? ''
  } catch {
    return ''
  }
}
