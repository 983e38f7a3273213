import type { PaletteCode, SlotGame } from '../slot-game.ts'
import type { ThemeCode } from '../themes.ts'
import { around } from './paint.ts'

/** A theme's own colours as hues of sky, foot and light (degrees), and what is drawn behind its symbols. */
interface Ground {
  readonly sky: number
  readonly foot: number
  readonly light: number
  readonly backdrop: 'rays' | 'waves' | 'stars' | 'skyline' | 'petals' | 'dunes' | 'leaves' | 'confetti'
}

const grounds: Readonly<Record<ThemeCode, Ground>> = {
  golden_dragon: { sky: 345, foot: 250, light: 38, backdrop: 'rays' },
  deep_sea: { sky: 210, foot: 222, light: 195, backdrop: 'waves' },
  neon_city: { sky: 270, foot: 245, light: 312, backdrop: 'skyline' },
  lotus_festival: { sky: 241, foot: 238, light: 42, backdrop: 'petals' },
  tet_spring: { sky: 358, foot: 350, light: 45, backdrop: 'petals' },
  pharaoh: { sky: 28, foot: 18, light: 44, backdrop: 'dunes' },
  fruit_party: { sky: 320, foot: 280, light: 60, backdrop: 'confetti' },
  jungle_temple: { sky: 150, foot: 165, light: 90, backdrop: 'leaves' },
  space_miner: { sky: 255, foot: 230, light: 200, backdrop: 'stars' },
  pirate_cove: { sky: 190, foot: 215, light: 28, backdrop: 'waves' },
}

/** How far a dress turns a theme's hues, and how bright its sky is. */
const dresses: Readonly<Record<PaletteCode, { readonly turn: number; readonly sky: number }>> = {
  night: { turn: 0, sky: 24 },
  ember: { turn: 28, sky: 28 },
  jade: { turn: -32, sky: 22 },
  dusk: { turn: 62, sky: 30 },
  dawn: { turn: -64, sky: 30 },
}

/** The three colours a game's page is dressed in: top, foot and light. */
export function groundOf(game: SlotGame): readonly [string, string, string] {
  const { sky, foot, light } = grounds[game.theme]
  const { turn, sky: brightness } = dresses[game.palette]
  const hue = (degrees: number, by: number) => (degrees + by + 360) % 360
  return [
    `hsl(${hue(sky, turn)} 66% ${brightness}%)`,
    `hsl(${hue(foot, turn / 2)} 55% 8%)`,
    `hsl(${hue(light, turn / 3)} 95% 68%)`,
  ]
}

/** Things strewn over the ground, the same for the same game. */
function strew(game: SlotGame, width: number, height: number, count: number, draw: (size: number) => string): string {
  let state = game.seed || 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 0x8000_0000
  }
  return Array.from({ length: count }, () => {
    const [x, y, size, turn] = [next() * width, next() * height, 0.4 + next(), next() * 360]
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${((size * width) / 300).toFixed(2)})">${draw(size)}</g>`
  }).join('')
}

function backdropOf(game: SlotGame, width: number, height: number, light: string): string {
  const middle = height * 0.42
  switch (grounds[game.theme].backdrop) {
    case 'rays':
      return around(
        16,
        `<path d="M${width / 2} ${middle}l${-width * 0.05} ${-height}h${width * 0.1}z" fill="${light}" opacity=".1"/>`,
        width / 2,
        middle,
      )
    case 'waves':
      return [0.5, 0.62, 0.74, 0.86]
        .map((part, row) => {
          const y = height * part
          const step = width / 6
          return `<path d="M${-step} ${y}${`q${step / 2} ${-step / 3} ${step} 0t${step} 0`.repeat(4)}V${height}H${-step}z" fill="${light}" opacity="${0.06 + row * 0.03}"/>`
        })
        .join('')
    case 'skyline':
      return Array.from({ length: 12 }, (_none, index) => {
        const tall = height * (0.22 + (((game.seed >> index) & 7) / 7) * 0.4)
        const wide = width / 12
        return `<path d="M${index * wide + 1} ${height - tall}h${wide - 2}v${tall}h${2 - wide}z" fill="${light}" opacity=".13"/>`
      }).join('')
    case 'petals':
      return strew(
        game,
        width,
        height,
        26,
        () => `<path d="M0 0c-7-5-7-14 0-19 7 5 7 14 0 19z" fill="${light}" opacity=".28"/>`,
      )
    case 'dunes':
      return `<path d="M0 ${height * 0.78}q${width * 0.3} ${-height * 0.16} ${width * 0.55} 0t${width * 0.45} ${-height * 0.05}V${height}H0z" fill="${light}" opacity=".2"/><path d="M${width * 0.1} ${height * 0.8}L${width * 0.3} ${height * 0.5}l${width * 0.2} ${height * 0.3}zM${width * 0.62} ${height * 0.76}l${width * 0.15}-${height * 0.2} ${width * 0.15} ${height * 0.2}z" fill="${light}" opacity=".16"/>`
    case 'leaves':
      return strew(
        game,
        width,
        height,
        18,
        () =>
          `<path d="M0 0c20-26 48-26 66-8-18 20-44 26-66 8z" fill="#37d07c" opacity=".17"/><path d="M4 2c20-8 40-12 58-9" stroke="#37d07c" opacity=".22" fill="none"/>`,
      )
    case 'stars':
      return strew(
        game,
        width,
        height,
        60,
        (size) => `<circle r="${(size * 1.1).toFixed(1)}" fill="#fff" opacity="${(size * 0.6).toFixed(2)}"/>`,
      )
    case 'confetti':
      return strew(
        game,
        width,
        height,
        40,
        (size) => `<path d="M-4-2h8v4h-8z" fill="hsl(${(size * 360).toFixed(0)} 90% 65%)" opacity=".5"/>`,
      )
  }
}

/** Sky, light and backdrop of a game, as the ground of its page and its cover. */
export function drawScene(game: SlotGame, width: number, height: number): string {
  const [top, foot, light] = groundOf(game)
  const middle = height * 0.42
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/><circle cx="${width / 2}" cy="${middle}" r="${width * 0.6}" fill="url(#light)"/>${backdropOf(game, width, height, light)}`
}
