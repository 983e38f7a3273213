import { signOf } from './figures/figures.ts'
import { definitions, svg, title } from './game-picture.ts'
import { groundOf } from './grounds.ts'
import { fitLines, LINE_HEIGHT } from './lettering.ts'
import { hueOf, paintOf } from './paint.ts'
import { choicesOf } from './random.ts'
import { box, circle, group } from './shapes.ts'

export interface PicturedVendor {
  readonly code: string
  readonly name: string
  /** The category that its sign shows. */
  readonly gameType: string
}

const WIDTH = 480
const HEIGHT = 360

/**
 * The picture of a vendor, 4:3. What matters stands in the middle square, since small cards cut the sides off.
 */
export function vendorPicture({ code, name, gameType }: PicturedVendor): string {
  const choices = choicesOf(`vendor:${code}`)
  const paint = paintOf(hueOf(code), 150)
  const { lines, size } = fitLines(name.toUpperCase(), { width: 270, height: 124, largest: 92, smallest: 30, most: 2 })
  const lineHeight = size * LINE_HEIGHT
  const isLong = lines.length > 1
  const first = (isLong ? 318 : 305) - (lines.length - 1) * lineHeight
  // The sign ends where the letters begin: two lines push it up.
  const sign = isLong ? 'translate(240 104) scale(0.84)' : 'translate(240 124) scale(1.02)'
  return svg(
    WIDTH,
    HEIGHT,
    definitions(paint) +
      box(0, 0, WIDTH, HEIGHT, 0, 'url(#ground)') +
      group('translate(240 140) scale(1.5)', groundOf(paint, choices)) +
      circle(240, 136, 150, 'url(#glow)') +
      group(sign, signOf(gameType, choices.below(12))(paint), { filter: 'url(#shadow)' }) +
      box(0, 190, WIDTH, 170, 0, 'url(#floor)') +
      lines.map((text, index) => title(text, 240, first + index * lineHeight, size, paint)).join(''),
  )
}
