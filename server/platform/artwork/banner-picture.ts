import { BANNER_FIGURES as figures } from './figures/figures.ts'
import { definitions, svg, title } from './game-picture.ts'
import { groundOf } from './grounds.ts'
import { fitLines, outlineOf, widthOf } from './lettering.ts'
import { type Paint, paintOf } from './paint.ts'
import { choicesOf } from './random.ts'
import { box, circle, GOLD, group, IVORY, line, path } from './shapes.ts'

/** The two cuts of a banner: wide for desks, tall for phones. */
export type BannerCut = 'WIDE' | 'TALL'

const SIZES = { WIDE: { width: 1440, height: 480 }, TALL: { width: 780, height: 400 } } as const

/** The words on a banner. */
export interface BannerWords {
  readonly kicker: string
  readonly headline: string
  readonly action: string
}

interface Design {
  readonly hue: number
  readonly turn: number
  /** What stands beside the words, drawn in a square from −200 to 200. */
  readonly scene: (paint: Paint) => string
}

const at = (x: number, y: number, size: number, inner: string, turn = 0) =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, inner, { filter: 'url(#shadow)' })

const DESIGNS: Readonly<Record<string, Design>> = {
  welcome: {
    hue: 222,
    turn: 170,
    scene: (paint) =>
      at(-20, 30, 1.7, figures.lotus(paint)) +
      at(-150, -100, 0.6, figures.lantern()) +
      at(140, -110, 0.75, figures.lantern()) +
      at(150, 130, 0.6, figures.coins()) +
      circle(0, -150, 5, paint.light),
  },
  'slots-festival': {
    hue: 330,
    turn: 60,
    scene: (paint) =>
      at(0, 20, 1.75, figures.reels()) +
      at(-165, -95, 0.62, figures.gem(paint), -14) +
      at(165, -105, 0.6, figures.flame(), 10) +
      at(-150, 130, 0.62, figures.ingot(), -8) +
      at(160, 128, 0.62, figures.coins()),
  },
  'vietqr-deposit': {
    hue: 168,
    turn: 190,
    scene: () => phone() + at(150, 100, 0.85, figures.coins()) + at(-150, 110, 0.7, figures.ingot()),
  },
  winners: {
    hue: 36,
    turn: 320,
    scene: (paint) =>
      at(0, 0, 1.7, figures.trophy()) +
      at(-160, 110, 0.72, figures.coins()) +
      at(160, 110, 0.7, figures.gem(paint)) +
      confetti(),
  },
  'responsible-play': {
    hue: 200,
    turn: 210,
    scene: (paint) => shield() + at(-155, 110, 0.6, figures.lotus(paint)) + at(155, 112, 0.55, figures.blossom()),
  },
}

export const BANNER_NAMES = Object.keys(DESIGNS)

/** A banner as SVG: words at the start side, a scene at the end side. Undefined for a name that is not ours. */
export function bannerPicture(name: string, cut: BannerCut, words: BannerWords): string | undefined {
  const design = DESIGNS[name]
  if (design === undefined) return undefined
  const { width, height } = SIZES[cut]
  const paint = paintOf(design.hue, design.turn)
  const wide = cut === 'WIDE'
  const scene = { x: width * (wide ? 0.76 : 0.775), y: height * 0.5, scale: wide ? 1.08 : 0.82 }
  return svg(
    width,
    height,
    definitions(paint) +
      `<linearGradient id="veil"><stop offset="0" stop-color="${paint.deep}" stop-opacity=".96"/><stop offset=".45" stop-color="${paint.deep}" stop-opacity=".72"/><stop offset=".85" stop-color="${paint.deep}" stop-opacity="0"/></linearGradient>` +
      box(0, 0, width, height, 0, 'url(#ground)') +
      group(`translate(${scene.x} ${scene.y}) scale(2.1)`, groundOf(paint, choicesOf(`banner:${name}`))) +
      box(0, 0, width, height, 0, 'url(#veil)') +
      circle(scene.x, scene.y, height * 0.52, 'url(#glow)') +
      group(`translate(${scene.x} ${scene.y}) scale(${scene.scale})`, design.scene(paint)) +
      lettering(words, paint, wide),
  )
}

function lettering({ kicker, headline, action }: BannerWords, paint: Paint, wide: boolean): string {
  const left = wide ? 96 : 40
  const room = wide ? 720 : 385
  const { lines, size } = fitLines(headline, {
    width: room,
    largest: wide ? 74 : 45,
    smallest: wide ? 40 : 28,
    most: 3,
  })
  const lineHeight = size * 1.2
  const kickerSize = wide ? 24 : 17
  const actionSize = wide ? 26 : 19
  const block = kickerSize + 22 + lines.length * lineHeight + (wide ? 34 : 24) + actionSize * 2.1
  const top = ((wide ? 480 : 400) - block) / 2
  const first = top + kickerSize + 22 + size * 0.86
  const buttonTop = first + (lines.length - 1) * lineHeight + (wide ? 40 : 28)
  const buttonWidth = widthOf(action, actionSize) + actionSize * 2.6
  return (
    path(outlineOf(kicker.toUpperCase(), left, top + kickerSize, kickerSize), paint.light) +
    lines.map((text, index) => title(text, left, first + index * lineHeight, size, paint, 'start')).join('') +
    box(left, buttonTop, buttonWidth, actionSize * 2.1, actionSize * 1.05, GOLD) +
    path(outlineOf(action, left + actionSize * 1.3, buttonTop + actionSize * 1.4, actionSize), '#2a1503')
  )
}

/** A phone that shows a code to scan. The squares are decoration and say nothing. */
function phone(): string {
  const { below } = choicesOf('phone')
  const cell = (column: number, row: number) => box(-66 + column * 12, -78 + row * 12, 11, 11, 1, '#10201d')
  const corner = (x: number, y: number) =>
    box(x, y, 36, 36, 4, '#10201d') +
    box(x + 7, y + 7, 22, 22, 2, '#ffffff') +
    box(x + 12, y + 12, 12, 12, 1, '#10201d')
  const dots = Array.from({ length: 121 }, (_none, index) => ({ column: index % 11, row: Math.floor(index / 11) }))
    .filter(
      ({ column, row }) =>
        !((column < 4 && row < 4) || (column > 6 && row < 4) || (column < 4 && row > 6)) && below(2) === 1,
    )
    .map(({ column, row }) => cell(column, row))
    .join('')
  return group(
    'translate(0 -4) rotate(6)',
    box(-104, -186, 208, 372, 34, '#0b1016') +
      box(-96, -178, 192, 356, 28, '#f2fbf8') +
      box(-34, -168, 68, 12, 6, '#0b1016') +
      box(-78, -90, 156, 156, 12, '#ffffff', { stroke: '#bfe0d6', 'stroke-width': 3 }) +
      corner(-66, -78) +
      corner(30, -78) +
      corner(-66, 18) +
      dots +
      box(-78, -140, 100, 12, 6, '#1f9b74') +
      box(-78, -120, 150, 10, 5, '#bfd6cf') +
      box(-78, 84, 156, 40, 20, '#1f9b74') +
      line('M-16 104L-4 114L20 92', '#ffffff', 7),
    { filter: 'url(#shadow)' },
  )
}

function shield(): string {
  return group(
    'translate(0 -6) scale(1.62)',
    path('M0 -98C28 -76 60 -68 84 -68C88 10 62 68 0 98C-62 68 -88 10 -84 -68C-60 -68 -28 -76 0 -98Z', GOLD) +
      path('M0 -84C24 -66 52 -58 72 -57C74 10 52 58 0 84C-52 58 -74 10 -72 -57C-52 -58 -24 -66 0 -84Z', '#0f5f78') +
      path('M0 -84C24 -66 52 -58 72 -57C74 10 52 58 0 84Z', '#0a4a60') +
      circle(0, 2, 40, IVORY) +
      line('M0 -22L0 2L18 14', '#0f5f78', 8),
    { filter: 'url(#shadow)' },
  )
}

function confetti(): string {
  const { between, below } = choicesOf('confetti')
  const colours = ['#ffe27a', '#ff7b6b', '#7fe3c0', '#8fb8ff', '#ffffff']
  return Array.from({ length: 34 }, () =>
    group(
      `translate(${between(-230, 230)} ${between(-190, 60)}) rotate(${between(0, 180)})`,
      box(-7, -3, 14, 6, 2, colours[below(colours.length)] ?? '#ffffff'),
    ),
  ).join('')
}
