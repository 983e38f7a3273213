import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { iconAddress } from '../../../formats/icon-address.ts'

/** What a page is told before its scripts run. */
export interface ShellData {
  language: string
  title: string
  /** Design tokens of the brand, by name. */
  theme: readonly { name: string; value: string }[]
  /** Address of the brand's own square picture; none: the mark of the house. */
  icon?: string | null
  /** Origins of the brand's content networks, for the page's content policy. */
  networks?: { readonly pictures: readonly string[]; readonly games: readonly string[] }
  /** Whether Google's tag counts visits of the brand's portal, for the page's content policy. */
  countsVisits?: boolean
  /** Results of the first queries with the language they are in; the portal answers its own first queries from them. */
  results: { language?: string; data?: Readonly<Record<string, unknown>> }
  /** What stands of the lobby before its code runs; none on other pages, or while the site is closed. */
  lobby?: {
    /** The picture that is painted largest first. */
    heroUrl: string
    /** The ribbon that says the money is play money takes its room. */
    isDemo: boolean
  }
}

/**
 * The built `index.html` as a template. The lobby's data and its first banner travel with the page, since on a phone each round
 * trip before the first picture costs more than the bytes do (front-end figures: data in the HTML is worth about a second).
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
      .replace(/<link rel="icon"[^>]*>/, (link) => iconLink(data.icon) ?? link)
      .replace(
        /(<link rel="apple-touch-icon" href=")[^"]*/,
        (_all, start: string) => `${start}${iconAddress('180.png', data.icon)}`,
      )
      .replace('</head>', () => `${themeStyle(data.theme)}</head>`)
      .replace(/<!--shell-->(.*)<!--\/shell-->/s, (_all, shell: string) => firstShell(shell, data))
      .replace(/<!--beyond-->(.*)<!--\/beyond-->/s, (_all, beyond: string) => codeBeyond(beyond, data))
      .replace('<template id="first-code">', (start) => dataBlock(data.results) + start)
  }
}

/** What tabs show; without a picture of the brand what the page has of itself. */
const iconLink = (icon: ShellData['icon']) =>
  icon ? `<link rel="icon" href="${iconAddress('48.png', icon)}" sizes="48x48" type="image/png" />` : undefined

function themeStyle(theme: ShellData['theme']): string {
  const rules = theme.filter(({ name, value }) => /^[a-z0-9-]+$/.test(name) && /^[#a-zA-Z0-9 .,%()/-]+$/.test(value))
  return rules.length === 0
    ? ''
    : `<style>:root{${rules.map(({ name, value }) => `--${name}:${value}`).join(';')}}</style>`
}

/**
 * The lobby before its code runs (portal/first-shell.html): bar, brand, first banner. Phones get the narrow cut of the picture, as
 * the page itself will ask for (portal/features/lobby/banner-picture.tsx).
 */
function firstShell(shell: string, { title, lobby, icon }: ShellData): string {
  if (!lobby) return ''
  const { heroUrl, isDemo } = lobby
  const values: Record<string, string> = {
    title,
    mark: icon ? iconAddress('180.png', icon) : '/icon.svg',
    hero: heroUrl,
    narrowHero: `${heroUrl}${heroUrl.includes('?') ? '&' : '?'}w=780`,
  }
  return shell
    .replace(/<div data-ribbon[^>]*><\/div>/, (ribbon) => (isDemo ? ribbon : ''))
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => escapeHtml(values[name] ?? ''))
}

/** The lobby fetches when it rests what leads to other pages; where one of them is opened first, it comes with the first code. */
const codeBeyond = (beyond: string, { lobby }: ShellData): string => (lobby ? '' : beyond)

/**
 * JSON in an inert block: not a script to the browser, so no exception in the content security policy. It stands before what starts
 * the code: code that the browser has kept runs while the page still arrives, and would read half a block.
 */
function dataBlock(results: ShellData['results']): string {
  return `<script type="application/json" id="first-results">${JSON.stringify(results).replaceAll('<', '\\u003c')}</script>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
