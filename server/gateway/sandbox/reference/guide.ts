import { Marked } from 'marked'
import { escapeHtml, frame, home } from './html.ts'

/** Where the guide stands. */
export const guideHome = '/sandbox/guide'

/** Where the guide's own examples speak to; a reader speaks to the house that he reads it from. */
const exampleHouse = '127.0.0.1:4000'

/** The guide (`docs/graphql.md`) as a page. What it links to in the repository is named, and not linked: the reader has no repository. */
export function renderGuide(markdown: string, publicUrl: string): string {
  const [heading = '', ...rest] = markdown.split('\n')
  const { origin } = new URL(publicUrl)
  const text = rest
    .join('\n')
    .replaceAll(`http://${exampleHouse}`, origin)
    .replaceAll(`ws://${exampleHouse}`, origin.replace(/^http/, 'ws'))
  return frame(heading.replace(/^# /, ''), 'guide', marked.parse(text, { async: false }))
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // In reach of the keyboard, since a long line is scrolled.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      const address = href.endsWith('/schema.graphql') ? home : href
      return /^(https:|#|\/)/.test(address) ? `<a href="${address}">${words}</a>` : words
    },
  },
})

/** As GitHub makes anchors of headings, by which the guide refers to its parts. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
