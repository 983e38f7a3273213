import { html } from '../http/html.ts'
import type { SimulatedGame } from '../play/game.ts'

/** Colours of a page and a cover: ground from top to foot, and its light. */
export type Ground = readonly [top: string, foot: string, light: string]

/** Dresses that card games, scratch cards and tables share. */
export const grounds = {
  emerald: ['#0d5a45', '#04181b', '#7df0b8'],
  midnight: ['#25307a', '#090b22', '#8fb4ff'],
  ruby: ['#7a1730', '#1c0714', '#ff9d8a'],
  amber: ['#7a4a10', '#1d0f06', '#ffd27a'],
} as const satisfies Readonly<Record<string, Ground>>
type GroundName = keyof typeof grounds

/** The dress a theme stands for; an unknown theme gets the first. */
export function groundOf(theme: string): Ground {
  return grounds[theme as GroundName] ?? grounds.emerald
}

/** The tile of a game: its ground with rays of light, the kind's picture in a box of 300 × 232, and its name. */
export function drawTile(game: SimulatedGame, [top, foot, light]: Ground, picture: string): string {
  const rays = Array.from(
    { length: 14 },
    (_, ray) => `<path transform="rotate(${(ray * 360) / 14} 150 118)" d="M150 118l-12-260h24z"/>`,
  ).join('')
  const name = game.names.vi
  const size = Math.min(30, 430 / name.length).toFixed(1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity=".6"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0b4"/><stop offset="1" stop-color="#d4882a"/></linearGradient></defs>
<path d="M0 0h300v300H0z" fill="url(#ground)"/><g fill="${light}" opacity=".1">${rays}</g><circle cx="150" cy="118" r="150" fill="url(#light)"/>${picture}
<path d="M0 238h300v62H0z" fill="#05070f" opacity=".8"/><path d="M0 238h300" stroke="url(#gold)" stroke-width="3"/>
<text x="150" y="279" text-anchor="middle" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="800" font-size="${size}" fill="#fff4d6">${html`${name}`.text}</text></svg>`
}

/** Another picture set into a cover: its own size, where and how large it stands, and its turn in degrees. */
export function inset(svg: string, x: number, y: number, width: number, height: number, turn = 0): string {
  const placed = svg
    .replace(/^<svg [^>]*>/, (tag) => tag.replace(/ (width|height)="[^"]*"/g, ''))
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${placed}</g>`
}
