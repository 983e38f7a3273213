import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a page is told before its scripts run. */
export interface ShellData {
  language: string
  title: string
  /** Design tokens of the brand, by name. */
  theme: readonly { name: string; value: string }[]
  /** Results of the first queries with the language they are in; the portal answers its own first queries from them. */
  results: { language?: string; data?: Readonly<Record<string, unknown>> }
  /** The picture that is painted largest first; the browser starts it with the page. */
  heroUrl?: string | undefined
}

/**
 * The built `index.html` as a template. The lobby's data travels with the page, since on a phone each round trip
 * before the first picture costs more than the bytes do (front-end figures: data in the HTML is worth about a second).
 */
export class PageShell {
  readonly #html: string
  /** CSP sources of the page's own inline scripts. */
  readonly scriptHashes: readonly string[]

  constructor(file: string) {
    this.#html = readFileSync(file, 'utf8')
    const inline = this.#html.matchAll(/<script>([\s\S]*?)<\/script>/g)
    this.scriptHashes = [...inline].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    )
  }

  render(data: ShellData): string {
    return this.#html
      .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(data.language)}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(data.title)}</title>`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_all, start: string) => `${start}${escapeHtml(data.title)}`,
      )
      .replace('</head>', () => `${themeStyle(data.theme)}${heroHint(data.heroUrl)}${dataBlock(data.results)}</head>`)
  }
}

function themeStyle(theme: ShellData['theme']): string {
  const rules = theme.filter(({ name, value }) => /^[a-z0-9-]+$/.test(name) && /^[#a-zA-Z0-9 .,%()/-]+$/.test(value))
  return rules.length === 0
    ? ''
    : `<style>:root{${rules.map(({ name, value }) => `--${name}:${value}`).join(';')}}</style>`
}

/** Phones get the narrow cut of the picture, as the page itself will ask for (portal/features/lobby/banner-picture.tsx). */
function heroHint(url: string | undefined): string {
  if (!url) return ''
  const narrow = `${url}${url.includes('?') ? '&' : '?'}w=780`
  const hint = (href: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}" media="${media}">`
  return hint(narrow, '(max-width: 639px)') + hint(url, '(min-width: 640px)')
}

/** JSON in an inert block: not a script to the browser, so no exception in the content security policy. */
function dataBlock(results: ShellData['results']): string {
  return `<script type="application/json" id="first-results">${JSON.stringify(results).replaceAll('<', '\\u003c')}</script>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
