import { figureOf } from './figures/figures.ts'
import { groundOf } from './grounds.ts'
import { fitLines, LINE_HEIGHT, outlineOf, widthOf } from './lettering.ts'
import { hueOf, type Paint, paintOf } from './paint.ts'
import { choicesOf } from './random.ts'
import { box, circle, group, METALS, path } from './shapes.ts'

export interface PicturedGame {
  readonly id: string
  readonly vendorCode: string
  readonly vendorName: string
  readonly gameType: string
  readonly gameClassify: string | null
  /** What it shows; by its category where there is none. */
  readonly motif: string | null
  readonly name: string
}

const SIDE = 240

/** The square picture of a game: ground and colours by its id and vendor, figure by what it is, its name set in it. */
export function gamePicture(game: PicturedGame): string {
  const choices = choicesOf(game.id)
  // Around the vendor's hue, far enough apart that two of its games side by side differ.
  const paint = paintOf((hueOf(game.vendorCode) + choices.below(7) * 24 - 72 + 360) % 360, 120 + choices.below(5) * 24)
  const figure = figureOf({ ...game, order: choices.below(60) })
  const { lines, size } = fitLines(game.name.toUpperCase(), { width: SIDE - 24, largest: 33, smallest: 12, most: 2 })
  const lineHeight = size * LINE_HEIGHT
  const base = SIDE - 17 - (lines.length - 1) * lineHeight
  const centre = 104 - (lines.length - 1) * 13
  const scale = lines.length === 1 ? 0.86 : 0.75
  const drawn = figure(paint)
  const tilt = (choices.below(5) - 2) * 7
  const turned = choices.below(2) === 0 ? scale : -scale
  return svg(
    SIDE,
    SIDE,
    definitions(paint) +
      box(0, 0, SIDE, SIDE, 0, 'url(#ground)') +
      group(`translate(${SIDE / 2} ${centre})`, groundOf(paint, choices)) +
      circle(SIDE / 2, centre, 100, 'url(#glow)') +
      group(`translate(${SIDE / 2} ${centre})`, echoesOf(drawn, choices.below(4))) +
      group(`translate(${SIDE / 2} ${centre + 6}) rotate(${tilt}) scale(${turned} ${scale})`, drawn, {
        filter: 'url(#shadow)',
      }) +
      box(0, SIDE - 96, SIDE, 96, 0, 'url(#floor)') +
      lines.map((text, index) => title(text, SIDE / 2, base + index * lineHeight, size, paint)).join('') +
      badge(game.vendorName) +
      box(1, 1, SIDE - 2, SIDE - 2, 0, 'none', { stroke: paint.light, 'stroke-width': 2, opacity: 0.35 }),
  )
}

/** Where the figure stands again behind itself; games with the same figure differ by it. */
const ECHOES: readonly (readonly (readonly [x: number, y: number, scale: number, opacity: number])[])[] = [
  [],
  [
    [-74, -22, 0.42, 0.7],
    [74, -22, 0.42, 0.7],
  ],
  [[0, 6, 1.45, 0.2]],
  [
    [-70, 34, 0.5, 0.6],
    [72, -40, 0.36, 0.75],
  ],
]

const echoesOf = (figure: string, which: number): string =>
  (ECHOES[which] ?? [])
    .map(([x, y, scale, opacity]) => group(`translate(${x} ${y}) scale(${scale})`, figure, { opacity }))
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

function badge(vendorName: string): string {
  const size = 12
  const width = widthOf(vendorName, size) + 16
  return box(9, 9, width, 21, 10.5, '#05070d', { opacity: 0.62 }) + path(outlineOf(vendorName, 17, 24, size), '#ffffff')
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
