import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coloursOf } from './app-icon.ts'
import { escapeHtml, type ShellData } from './shell.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly retry: string
}

const folder = new URL('../../../locales/', import.meta.url)

/** `offline` of `locales/<language>/app.json`, read once. */
const words: ReadonlyMap<string, Words> = new Map(
  readdirSync(folder)
    .map((language) => ({ language, file: new URL(`${language}/app.json`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ language, file }) => [language, JSON.parse(readFileSync(file, 'utf8')).offline as Words]),
)

const { resolve } = createRequire(import.meta.url)

/** The typeface of the house stands in the page itself: nothing else is at hand when the page is needed. */
const FACES = [400, 600].flatMap((weight) => ['latin', 'vietnamese'].map((part) => faceOf(part, weight))).join('\n')

function faceOf(part: string, weight: number): string {
  const file = readFileSync(resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${weight}-normal.woff2`))
  const range =
    part === 'vietnamese'
      ? 'unicode-range:U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-309,U+323,U+1EA0-1EF9,U+20AB;'
      : ''
  return `@font-face{font-family:"Be Vietnam Pro";font-weight:${weight};${range}src:url(data:font/woff2;base64,${file.toString('base64')}) format("woff2")}`
}

/** Shows the language of the visitor, and tries again when the network is back. */
const SCRIPT = `
const language = localStorage.getItem('lang') || document.documentElement.lang
const shown = document.querySelector('main[lang="' + CSS.escape(language) + '"]') || document.querySelector('main')
for (const main of document.querySelectorAll('main')) main.hidden = main !== shown
document.documentElement.lang = shown.lang
for (const button of document.querySelectorAll('button')) button.onclick = () => location.reload()
addEventListener('online', () => location.reload())
`

const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;font:16px/1.5 "Be Vietnam Pro",system-ui,sans-serif;text-align:center}
main{max-width:24rem;padding:2rem}
main[hidden]{display:none}
img{border-radius:20px}
h1,p{text-wrap:balance}
h1{font-size:1.375rem;font-weight:600;margin:1.25rem 0 .5rem}
p{margin:0 0 1.5rem;opacity:.8}
button{font:inherit;font-weight:600;min-height:48px;padding:0 1.5rem;border:0;border-radius:10px;cursor:pointer}
button:focus-visible{outline:3px solid #fff;outline-offset:2px}
`

/** The only scripts and styles that the page may have. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  'font-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * What the service worker keeps for when there is no network: the brand and its colours, in every language there is, since nobody knows
 * which the visitor will have then.
 */
export function offlinePage({ title, language, theme }: Pick<ShellData, 'title' | 'language' | 'theme'>): string {
  const { ground, mark } = coloursOf(theme)
  const brand = escapeHtml(title)
  const faces = [...words].map(
    ([each, { title: heading, text, retry }]) =>
      `<main lang="${each}"${each === language ? '' : ' hidden'}><img src="/app-icon/192.png" alt="${brand}" width="96" height="96"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><button type="button">${escapeHtml(retry)}</button></main>`,
  )
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand}</title><style>${FACES}${STYLE}body{background:${ground};color:#f4f6fb}button{background:${mark};color:#101624}</style></head><body>${faces.join('')}<script>${SCRIPT}</script></body></html>`
}
