import { Dexie } from 'dexie'

/** Runs what waits for code or WebCrypto outside of Dexie's transaction zone; a transaction around it is kept alive meanwhile. */
export const besideTransaction = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  Dexie.waitFor(Dexie.ignoreTransaction(work))
