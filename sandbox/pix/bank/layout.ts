import { type Html, html } from './html.ts'
import { type Language, type Words, wordsOf } from './words.ts'

/** What every page needs to know of the visit: its language, where it came from, where the bank is mounted. */
export type Visit = {
  language: Language
  /** An allowed address of the shop, or none. */
  returnTo: string | undefined
  /** Path prefix of the public address, '' at the root. */
  base: string
  /** Path of this page under `base`. */
  path: string
}

type Tab = 'charges' | 'keys'

/** An address of the bank that keeps the visit's language and way back. */
export function linkTo(visit: Visit, path: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ lang: visit.language, ...more })
  if (visit.returnTo !== undefined) query.set('return', visit.returnTo)
  return `${visit.base}${path}?${query}`
}

function tabs(visit: Visit, words: Words, current: Tab | undefined): Html {
  const tab = (name: Tab, path: string, text: string): Html =>
    html`<a href="${linkTo(visit, path)}" ${current === name ? html`aria-current="page"` : ''}>${text}</a>`
  return html`<nav class="tabs">${tab('charges', '/bank', words.charges)}${tab('keys', '/bank/keys', words.keys)}</nav>`
}

export function page(visit: Visit, title: string, current: Tab | undefined, content: Html): string {
  const words = wordsOf(visit.language)
  const otherLanguage: Visit = { ...visit, language: visit.language === 'pt' ? 'en' : 'pt' }
  return html`<!doctype html>
<html lang="${visit.language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${words.bank}</title>
<link rel="stylesheet" href="${visit.base}/bank/style.css">
<link rel="icon" href="${visit.base}/bank/icon.svg" type="image/svg+xml">
<script src="${visit.base}/bank/countdown.js" defer></script>
</head>
<body>
<aside class="sandbox">${words.sandbox}</aside>
<header>
<a class="brand" href="${linkTo(visit, '/bank')}"><img src="${visit.base}/bank/icon.svg" alt="" width="28" height="28">${words.bank}</a>
<a class="language" href="${linkTo(otherLanguage, visit.path)}" lang="${otherLanguage.language}">${words.other}</a>
${tabs(visit, words, current)}
</header>
<main>${content}</main>
</body>
</html>`.text
}
