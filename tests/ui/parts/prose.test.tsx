import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Prose } from '../../../src/ui/text/prose.tsx'
import { readProse } from '../../../src/ui/text/read-prose.ts'

const shown = (text: string) => renderToStaticMarkup(<Prose text={text} />)

describe('words of operators', () => {
  it('have headings, lists, paragraphs, strong words and links', () => {
    const html = shown('## Regras\n\nUma linha\ne outra\n\n- **um**\n- [dois](https://example.com/a)')
    expect(html).toContain('<h2>Regras</h2>')
    expect(html).toContain('<p>Uma linha<br/>e outra</p>')
    expect(html).toContain('>um</strong>')
    expect(html).toContain('href="https://example.com/a"')
    expect(html).toContain('rel="noopener noreferrer"')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,1)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](http://plain.example)',
  ])('%s stays words', text => {
    const html = shown(text)
    expect(html).not.toMatch(/<(script|img|a)\b/)
    expect(
      readProse(text)
        .flatMap(block => block.lines.flat())
        .every(part => part.kind === 'text'),
    ).toBe(true)
  })

  it('lead to own pages, mail and telephone', () => {
    for (const href of ['/terms', 'mailto:a@b.example', 'tel:+5511']) {
      expect(shown(`[x](${href})`)).toContain(`href="${href}"`)
    }
  })
})
