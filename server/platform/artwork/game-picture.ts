import { castOf, type FiguredGame, figureOf, isLottery } from './figures/figures.ts'
import type { Motif } from './figures/motifs.ts'
import { groundOf } from './grounds.ts'
import { fitLines, LINE_HEIGHT, outlineOf } from './lettering.ts'
import { vendorMark } from './marks/mark.ts'
import { hueOf, type Paint, paintOf } from './paint.ts'
import { choicesOf } from './random.ts'
import { box, circle, group, METALS, path } from './shapes.ts'

export interface PicturedGame extends FiguredGame {
  readonly id: string
  readonly vendorCode: string
  readonly gameType: string
  /** The name that is set in the picture. */
  readonly name: string
}

const SIDE = 240
/** One deal of chance among many: the first in which no two neighbours of the catalogue look alike (game-picture.test.ts). */
const DEAL = 76

/** What makes a picture: who is in it, and its colours. Two games with the same look could not be told apart. */
export function lookOf(game: Omit<PicturedGame, 'name'>) {
  const choices = choicesOf(`game:${game.id}:${DEAL}`)
  // Around the vendor's hue, far enough apart that two of its games side by side differ. Lotteries show the same balls
  // again and again: they have the whole circle.
  const steps = isLottery(game) ? 15 : 7
  const hue = (hueOf(game.vendorCode) + (choices.below(steps) - 3) * 24 + 360) % 360
  const turn = 120 + choices.below(5) * 24
  const order = choices.below(60)
  const side = choices.below(2) === 0 ? 1 : -1
  return { hue, turn, order, side, ...castOf(game, order), choices }
}

/** The square picture of a game: ground and colours by its id and vendor, figures by what its name says, the name set in it. */
export function gamePicture(game: PicturedGame): string {
  const { hue, turn, order, side, large, small, coat, choices } = lookOf(game)
  const paint = paintOf(hue, turn)
  const { lines, size } = fitLines(game.name.toUpperCase(), { width: SIDE - 24, largest: 33, smallest: 12, most: 2 })
  const lineHeight = size * LINE_HEIGHT
  const base = SIDE - 17 - (lines.length - 1) * lineHeight
  const centre = 104 - (lines.length - 1) * 13
  const draw = (motif: Motif) => figureOf(motif, order)(paint, coat)
  const scale = lines.length === 1 ? 0.86 : 0.76
  const ground = groundOf(paint, choices)
  const tilt = (choices.below(5) - 2) * 4
  return svg(
    SIDE,
    SIDE,
    definitions(paint) +
      box(0, 0, SIDE, SIDE, 0, 'url(#ground)') +
      group(`translate(${SIDE / 2} ${centre})`, ground + circle(0, 0, 100, 'url(#glow)')) +
      group(`translate(${SIDE / 2} ${centre + 6})`, largeFigures(large.map(draw), scale, tilt)) +
      box(0, SIDE - 96, SIDE, 96, 0, 'url(#floor)') +
      group(`translate(${SIDE / 2} ${centre + 6})`, companions(small.map(draw), side)) +
      lines.map((text, index) => title(text, SIDE / 2, base + index * lineHeight, size, paint)).join('') +
      group('translate(27 27) scale(.19)', vendorMark(game.vendorCode)) +
      box(1, 1, SIDE - 2, SIDE - 2, 0, 'none', { stroke: paint.light, 'stroke-width': 2, opacity: 0.35 }),
  )
}

const shadow = { filter: 'url(#shadow)' }

/** One figure in the middle, or two that face each other's place. Nothing is mirrored: figures carry digits and letters. */
function largeFigures(drawn: readonly string[], scale: number, tilt: number): string {
  const [one = '', other] = drawn
  if (other === undefined) return group(`rotate(${tilt}) scale(${scale})`, one, shadow)
  return (
    group(`translate(-50 -12) rotate(-6) scale(${scale * 0.68})`, one, shadow) +
    group(`translate(50 14) rotate(6) scale(${scale * 0.68})`, other, shadow)
  )
}

/** What the name adds, small at the feet of the figure. */
const companions = (drawn: readonly string[], side: number): string =>
  drawn
    .map((figure, index) => group(`translate(${(index === 0 ? 82 : -82) * side} 46) scale(.32)`, figure, shadow))
    .join('')

/** A word in gold with a dark rim, as outlines. */
export function title(
  text: string,
  x: number,
  y: number,
  size: number,
  paint: Paint,
  anchor: 'start' | 'middle' = 'middle',
): string {
  const outline = outlineOf(text, x, y, size, anchor)
  const rim = { stroke: paint.deep, 'stroke-width': size * 0.24, 'stroke-linejoin': 'round' }
  return path(outline, paint.deep, { ...rim, opacity: 0.9 }) + path(outline, 'url(#letters)')
}

export function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}

/** Gradients and the shadow that every picture of a paint uses. */
export function definitions(paint: Paint): string {
  return `<defs>${METALS}
<radialGradient id="ground" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="${paint.bright}"/><stop offset=".55" stop-color="${paint.ground}"/><stop offset="1" stop-color="${paint.deep}"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${paint.light}" stop-opacity=".75"/><stop offset=".6" stop-color="${paint.light}" stop-opacity=".22"/><stop offset="1" stop-color="${paint.light}" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.deep}" stop-opacity="0"/><stop offset=".75" stop-color="${paint.deep}" stop-opacity=".92"/></linearGradient>
<linearGradient id="letters" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#fff1c2"/><stop offset="1" stop-color="#ffc94d"/></linearGradient>
<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dy="6" result="far"/><feComponentTransfer in="far"><feFuncA type="linear" slope=".55"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`
}
