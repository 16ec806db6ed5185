import type { Plugin } from 'vite'

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^"]+"[^>]*>/g

/**
 * Moves the big style sheet to the end of the body: what stands above it (the skeleton, styled by the small block in the
 * head) paints before it arrives, while module scripts still wait for it, so the app never shows without its styles.
 * A preload stays in the head, so that it travels from the first moment.
 */
export function paintBeforeStyles(): Plugin {
  return {
    name: 'arara:paint-before-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(styleLink) ?? []
        const preloads = links.map(link => link.replace('rel="stylesheet"', 'rel="preload" as="style"'))
        return html
          .replace(styleLink, '')
          .replace('</head>', `${preloads.join('')}\n  </head>`)
          .replace('</body>', `${links.join('')}\n  </body>`)
      },
    },
  }
}
