/** A key or a pointer, as WebDriver and WebDriver BiDi both write it (https://www.w3.org/TR/webdriver2/#actions). */
export type Source =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer'
      readonly id: string
      readonly parameters: { readonly pointerType: 'mouse' }
      readonly actions: readonly PointerAction[]
    }
export type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }

/** One window of 360 × 640 of a browser of its own, with an empty profile: as much as a journey needs, and as every driver can. */
export interface Tab {
  /** Name and version, as the browser gives them. */
  readonly browser: string
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Calls a function, given as its source, in the page; argument and answer travel as JSON. */
  readonly ask: (source: string, argument: unknown) => Promise<unknown>
  readonly act: (sources: readonly Source[]) => Promise<void>
  readonly picture: () => Promise<Buffer>
  /** What pages said went wrong, as far as the driver tells. */
  readonly mishaps: readonly string[]
  readonly close: () => Promise<void>
}

/** Missing parts by what installs them on Debian; where none is missing it can be opened. */
export interface Browser {
  readonly missing: () => readonly string[]
  readonly openTab: () => Promise<Tab>
}

export const phone = { width: 360, height: 640 }

/** Answers a function of the page in JSON, whatever it gives: what every driver can carry. */
export function asJsonCall(source: string): string {
  return `async argument => JSON.stringify((await (${source})(JSON.parse(argument))) ?? null)`
}
