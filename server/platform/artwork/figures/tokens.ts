import { outlineOf } from '../lettering.ts'
import type { Paint } from '../paint.ts'
import {
  around,
  both,
  box,
  circle,
  ellipse,
  GOLD,
  group,
  IVORY,
  JADE,
  line,
  ONYX,
  path,
  RUBY,
  star,
} from '../shapes.ts'

/** What stands beside a figure when the name adds it: luck, riches, speed. Read at a third of the size. */
export const clover = (_paint: Paint, coat = JADE) =>
  line('M4 10C10 50 20 70 44 94', '#0b5a44', 14) +
  around(
    4,
    () =>
      path('M0 -4C-60 -30 -50 -96 -20 -92C-8 -90 0 -80 0 -68C0 -80 8 -90 20 -92C50 -96 60 -30 0 -4Z', coat, {
        stroke: '#0b5a44',
        'stroke-width': 4,
      }),
    45,
  )

export const crown = (_paint: Paint, coat = GOLD) =>
  path('M-90 -42L-46 4L0 -78L46 4L90 -42L72 62L-72 62Z', coat, { stroke: '#5a3503', 'stroke-width': 5 }) +
  box(-76, 56, 152, 26, 6, coat, { stroke: '#5a3503', 'stroke-width': 5 }) +
  both(circle(-90, -46, 13, RUBY)) +
  circle(0, -82, 15, RUBY) +
  circle(0, 68, 9, '#3a86e8') +
  both(circle(-42, 68, 8, '#2fbf86'))

export const scroll = () =>
  box(-64, -70, 128, 140, 4, '#f7e3b4') +
  line('M-40 -36L40 -36M-40 -8L40 -8M-40 20L14 20', '#8a5a1c', 9) +
  [-84, 58].map((y) => box(-84, y, 168, 28, 14, RUBY, { stroke: '#ffd25e', 'stroke-width': 5 })).join('') +
  circle(38, 36, 19, '#d3202f')

export const infinity = ({ light }: Paint) =>
  line('M0 0C-30 -56 -92 -56 -92 0C-92 56 -30 56 0 0C30 -56 92 -56 92 0C92 56 30 56 0 0Z', '#2a1503', 34) +
  line('M0 0C-30 -56 -92 -56 -92 0C-92 56 -30 56 0 0C30 -56 92 -56 92 0C92 56 30 56 0 0Z', light, 22)

export const bomb = () =>
  line('M30 -52C40 -84 62 -90 78 -78', '#b3743a', 11) +
  star(9, 30, 12, '#ffd25e', { transform: 'translate(80 -78)' }) +
  circle(-8, 20, 74, ONYX, { stroke: '#05070d', 'stroke-width': 4 }) +
  box(4, -70, 50, 30, 6, ONYX, { transform: 'rotate(28 29 -55)' }) +
  line('M-56 0C-50 -20 -36 -30 -20 -34', '#ffffff', 11, { opacity: 0.7 })

export const goldBars = () =>
  [
    [-50, 40],
    [50, 40],
    [0, -24],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        `translate(${x} ${y})`,
        path('M-46 34L-30 -26L30 -26L46 34Z', GOLD, { stroke: '#5a3503', 'stroke-width': 4 }) +
          path('M-30 -26L30 -26L26 -8L-26 -8Z', '#fff3c4', { opacity: 0.7 }),
      ),
    )
    .join('')

/** A heap of millions. */
export const million = () =>
  group('rotate(-10)', box(-90, -46, 180, 96, 10, '#1f8a5b', { stroke: '#06392b', 'stroke-width': 4 })) +
  group(
    'rotate(6)',
    box(-92, -50, 184, 100, 10, '#3dbb7e', { stroke: '#06392b', 'stroke-width': 4 }) +
      box(-78, -36, 156, 72, 6, 'none', { stroke: '#d8ffe8', 'stroke-width': 4 }) +
      circle(0, 0, 30, '#d8ffe8') +
      path(outlineOf('M', 0, 17, 46, 'middle'), '#06392b'),
  )

/** A millionaire's hat. */
export const topHat = ({ accent }: Paint) =>
  ellipse(0, 62, 96, 22, ONYX, { stroke: '#ffd25e', 'stroke-width': 5 }) +
  path('M-58 60C-50 20 -54 -30 -64 -76C-30 -92 30 -92 64 -76C54 -30 50 20 58 60C30 74 -30 74 -58 60Z', ONYX, {
    stroke: '#ffd25e',
    'stroke-width': 4,
  }) +
  path('M-56 20C-24 32 24 32 56 20L58 56C30 70 -30 70 -58 56Z', accent) +
  circle(0, 44, 17, GOLD) +
  path(outlineOf('M', 0, 52, 22, 'middle'), '#5a3503')

/** Nobody knows what is in it. */
export const mystery = ({ accent }: Paint) =>
  box(-74, -50, 148, 134, 12, 'url(#amethyst)', { stroke: '#1d0a44', 'stroke-width': 4 }) +
  box(-84, -74, 168, 40, 10, accent, { stroke: '#1d0a44', 'stroke-width': 4 }) +
  path(outlineOf('?', 0, 66, 110, 'middle'), '#ffe27a')

export const laurel = () =>
  both(
    line('M-10 84C-70 70 -90 10 -66 -60', '#6d4206', 7) +
      [
        [-38, 74, -60],
        [-68, 48, -30],
        [-80, 12, -6],
        [-78, -24, 14],
        [-66, -58, 34],
      ]
        .map(([x, y, turn]) =>
          group(
            `translate(${x} ${y}) rotate(${turn})`,
            path('M0 14C-18 2 -16 -22 0 -34C16 -22 18 2 0 14Z', GOLD, { stroke: '#5a3503', 'stroke-width': 3 }),
          ),
        )
        .join(''),
  ) + star(5, 44, 19, '#fff3c4', { transform: 'translate(0 -4)', stroke: '#8a560b', 'stroke-width': 4 })

export const shootingStar = () =>
  line('M-94 60L-22 16M-88 88L-4 42M-66 26L-30 4', '#fff3c4', 11) +
  star(5, 76, 32, GOLD, {
    transform: 'translate(24 -16) rotate(12)',
    stroke: '#5a3503',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  })

/** The pot of a jackpot. */
export const pot = (_paint: Paint, coat = GOLD) =>
  [
    [-38, -44],
    [0, -62],
    [38, -44],
    [0, -30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 30, '#ffd25e', { stroke: '#8a560b', 'stroke-width': 5 }) + box(x - 9, y - 9, 18, 18, 2, '#8a560b'),
    )
    .join('') +
  path('M-62 -22C-104 14 -92 84 -44 92L44 92C92 84 104 14 62 -22Z', coat, { stroke: '#5a3503', 'stroke-width': 5 }) +
  box(-76, -34, 152, 24, 10, coat, { stroke: '#5a3503', 'stroke-width': 5 }) +
  both(circle(-88, 20, 18, 'none', { stroke: '#c98b1f', 'stroke-width': 11 })) +
  star(5, 34, 14, '#b3142a', { transform: 'translate(0 38)' })

export const emerald = () =>
  path('M-48 -84L48 -84L84 -48L84 48L48 84L-48 84L-84 48L-84 -48Z', JADE, { stroke: '#063d2e', 'stroke-width': 5 }) +
  path('M-30 -50L30 -50L50 -30L50 30L30 50L-30 50L-50 30L-50 -30Z', '#8effc9', { opacity: 0.75 }) +
  line(
    'M-48 -84L-30 -50M48 -84L30 -50M84 -48L50 -30M84 48L50 30M48 84L30 50M-48 84L-30 50M-84 48L-50 30M-84 -48L-50 -30',
    '#063d2e',
    4,
    { opacity: 0.6 },
  )

export const diamond = () =>
  path('M-52 -66L52 -66L92 -20L0 88L-92 -20Z', '#8fd3ff', { stroke: '#17406e', 'stroke-width': 4 }) +
  path('M-52 -66L0 -66L-30 -20L-92 -20ZM30 -20L92 -20L0 88Z', '#4ba3ea') +
  path('M0 -66L30 -20L-30 -20Z', '#ffffff') +
  path('M-30 -20L30 -20L0 88Z', '#dff3ff') +
  path('M52 -66L0 -66L30 -20L92 -20Z', '#b9e4ff')

export const medal = () =>
  path('M-50 -96L-16 -96L10 -16L-22 -6Z', '#2c6be0') +
  path('M50 -96L16 -96L-10 -16L22 -6Z', '#e0323c') +
  circle(0, 36, 56, GOLD, { stroke: '#5a3503', 'stroke-width': 5 }) +
  circle(0, 36, 42, 'none', { stroke: '#8a560b', 'stroke-width': 4 }) +
  star(5, 30, 13, IVORY, { transform: 'translate(0 36)' })
