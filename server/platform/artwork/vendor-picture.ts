import { signOf } from './figures/figures.ts'
import { definitions, svg, title } from './game-picture.ts'
import { groundOf } from './grounds.ts'
import { fitLines, LINE_HEIGHT } from './lettering.ts'
import { vendorMark } from './marks/mark.ts'
import { hueOf, paintOf } from './paint.ts'
import { choicesOf } from './random.ts'
import { box, circle, group } from './shapes.ts'

export interface PicturedVendor {
  readonly code: string
  readonly name: string
  /** The category whose figure stands behind its mark. */
  readonly gameType: string
}

const WIDTH = 480
const HEIGHT = 360

/**
 * The picture of a vendor, 4:3: its mark, its name, and behind them what it offers. What matters stands in the middle
 * square, since small cards cut the sides off.
 */
export function vendorPicture({ code, name, gameType }: PicturedVendor): string {
  const choices = choicesOf(`vendor:${code}`)
  const paint = paintOf(hueOf(code), 150)
  const { lines, size } = fitLines(name.toUpperCase(), { width: 270, height: 124, largest: 80, smallest: 30, most: 2 })
  const lineHeight = size * LINE_HEIGHT
  const isLong = lines.length > 1
  const first = (isLong ? 318 : 305) - (lines.length - 1) * lineHeight
  const sign = signOf(gameType, choices.below(12))(paint)
  return svg(
    WIDTH,
    HEIGHT,
    definitions(paint) +
      box(0, 0, WIDTH, HEIGHT, 0, 'url(#ground)') +
      group('translate(240 140) scale(1.5)', groundOf(paint, choices)) +
      group('translate(86 196) rotate(-10) scale(1.1)', sign, { opacity: 0.55 }) +
      group('translate(394 196) rotate(10) scale(1.1)', sign, { opacity: 0.55 }) +
      circle(240, 116, 150, 'url(#glow)') +
      box(0, 150, WIDTH, 210, 0, 'url(#floor)') +
      // The mark ends where the letters begin: two lines push it up.
      group(isLong ? 'translate(240 104) scale(0.84)' : 'translate(240 124) scale(1.02)', vendorMark(code), {
        filter: 'url(#shadow)',
      }) +
      lines.map((text, index) => title(text, 240, first + index * lineHeight, size, paint)).join(''),
  )
}

/** The mark alone, for lists and menus. */
export const markPicture = (code: string): string => svg(96, 96, group('translate(48 48) scale(.48)', vendorMark(code)))
