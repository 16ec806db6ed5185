import { createHash } from 'node:crypto'

export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** CSP sources of the inline scripts and styles of our own built pages, so that `unsafe-inline` is never needed. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  return {
    scripts: pages.flatMap(page => hashesOf(page, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)),
    styles: pages.flatMap(page => hashesOf(page, /<style[^>]*>([\s\S]*?)<\/style>/g)),
  }
}

function hashesOf(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, text = '']) => cspHash(text))
}

export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
