import type { Paint } from '../paint.ts'
import { around, both, box, circle, ellipse, GOLD, group, IVORY, JADE, line, path, RUBY, star } from '../shapes.ts'

const flower = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    around(5, () =>
      ellipse(0, -15, 12, 15, colour, { stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 1.5 }),
    ) +
      circle(0, 0, 8, '#ffe27a') +
      around(5, () => circle(0, -10, 2.5, '#b3442a'), 36),
  )

/** A branch in bloom: apricot in the south, peach in the north. */
export const branch = (_paint: Paint, coat = GOLD) =>
  line(
    'M-90 96C-60 50 -40 40 -6 20C30 0 50 -40 60 -92M-6 20C-30 -6 -50 -30 -60 -70M24 -8C50 -8 74 -4 96 -16M-50 58C-20 66 20 66 60 56',
    '#4a2a14',
    10,
  ) +
  [
    [-58, -70, 1.2],
    [60, -86, 1],
    [28, -38, 1.35],
    [-34, -22, 1.05],
    [88, -18, 0.95],
    [-2, 16, 1.3],
    [58, 54, 1.1],
    [-66, 50, 0.95],
    [18, 66, 0.7],
  ]
    .map(([x = 0, y = 0, size = 1]) => flower(x, y, size, coat))
    .join('') +
  [
    [-20, -64],
    [66, 16],
    [-80, 6],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 10, coat))
    .join('')

/** Red envelopes with a coin's seal. */
export const envelope = (_paint: Paint, coat = RUBY) =>
  group(
    'rotate(14) translate(24 -6)',
    box(-50, -78, 100, 150, 9, '#9c1020', { stroke: '#ffd25e', 'stroke-width': 3 }),
  ) +
  group(
    'rotate(-8) translate(-10 6)',
    box(-54, -82, 108, 164, 10, coat, { stroke: '#ffd25e', 'stroke-width': 3 }) +
      path('M-54 -72C-54 -80 -50 -82 -44 -82L44 -82C50 -82 54 -80 54 -72L54 -50C30 -18 -30 -18 -54 -50Z', '#b3142a', {
        stroke: '#ffd25e',
        'stroke-width': 3,
      }) +
      circle(0, -16, 31, GOLD) +
      circle(0, -16, 24, 'none', { stroke: '#8a560b', 'stroke-width': 3 }) +
      box(-10, -26, 20, 20, 2, '#8a560b') +
      line('M-30 44C-10 30 10 30 30 44M-20 60C-8 50 8 50 20 60', '#ffd25e', 5),
  )

/** The square cake of the New Year in its leaves. */
export const banhChung = () =>
  path('M-86 -46L-4 -84L90 -44L90 40L6 86L-86 42Z', '#0b4a2c') +
  path('M-86 -46L-4 -84L90 -44L6 -2Z', '#4fae5a') +
  path('M-86 -46L6 -2L6 86L-86 42Z', '#2a8744') +
  path('M90 -44L6 -2L6 86L90 40Z', '#1c6a38') +
  line('M-58 -60L34 -18L34 70M-30 -72L62 -30L62 54M62 -58L-24 -16L-24 70M34 -70L-58 -30L-58 54', '#ffe27a', 6) +
  line('M-86 -2L6 42L90 -2', '#ffe27a', 6) +
  group('translate(2 -42) scale(.9)', flower(0, 0, 1, '#ffd25e'))

const burst = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    around(14, () => line('M0 -18L0 -50', colour, 5) + circle(0, -62, 5, colour)) +
      around(14, () => line('M0 -14L0 -28', '#ffffff', 3), 12.8) +
      circle(0, 0, 7, '#ffffff'),
  )

export const fireworks = ({ light }: Paint) =>
  line('M-46 98C-42 60 -44 30 -40 -4M50 98C44 76 46 60 48 40', '#ffe27a', 4, { 'stroke-dasharray': '3 9' }) +
  burst(-36, -30, 1, '#ff5a6e') +
  burst(50, 26, 0.72, light) +
  burst(46, -62, 0.5, '#ffd25e') +
  burst(-62, 62, 0.45, '#7fe3c0')

/** Midnight. */
export const clock = ({ accent }: Paint, coat = GOLD) =>
  both(circle(-52, -74, 24, coat) + line('M-46 72L-62 96', '#8a560b', 13)) +
  line('M0 -78L0 -96', '#8a560b', 10) +
  circle(0, 2, 84, coat, { stroke: '#5a3503', 'stroke-width': 3 }) +
  circle(0, 2, 66, IVORY) +
  group(
    'translate(0 2)',
    around(12, (index) => line(index % 3 ? 'M0 -58L0 -52' : 'M0 -58L0 -44', '#20263a', index % 3 ? 4 : 7)),
  ) +
  line('M-2 2L-2 -34', '#20263a', 9) +
  line('M3 2L3 -50', '#20263a', 6) +
  line('M0 2L30 30', accent, 3) +
  circle(0, 2, 8, '#e0323c')

/** A kumquat tree in its pot. */
export const kumquat = () =>
  path('M-8 40L8 40L6 -10L-6 -10Z', '#5a3208') +
  path('M0 -98C40 -70 76 -20 70 20C40 40 -40 40 -70 20C-76 -20 -40 -70 0 -98Z', JADE) +
  [
    [0, -72],
    [-22, -46],
    [24, -44],
    [0, -24],
    [-44, -14],
    [44, -14],
    [-20, 8],
    [22, 10],
    [-56, 14],
    [56, 14],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 11, '#ff9a1e') + circle(x - 3, y - 3, 3, '#fff0c8'))
    .join('') +
  path('M-48 44L48 44L38 96L-38 96Z', RUBY) +
  box(-54, 38, 108, 16, 5, GOLD) +
  star(4, 16, 8, '#ffd25e', { transform: 'translate(0 74)' })

/** New leaves that bring luck. */
export const sprout = (_paint: Paint, coat = JADE) =>
  ellipse(0, 84, 74, 14, '#5a3208') +
  line('M0 84C-4 50 2 20 0 -20', '#2fa05a', 11) +
  path('M0 18C-20 -30 -70 -40 -98 -26C-90 12 -44 34 0 18Z', coat) +
  path('M0 -6C14 -56 56 -76 96 -66C94 -24 50 6 0 -6Z', coat) +
  path('M0 -18C-22 -40 -24 -74 0 -98C24 -74 22 -40 0 -18Z', '#b6f0a0') +
  line('M-80 -18C-50 -14 -26 0 -6 14M82 -58C50 -46 24 -30 4 -10M0 -84L0 -30', '#0b5a44', 3)

/** The star lantern of mid-autumn. */
export const starLantern = ({ accent }: Paint, coat = RUBY) =>
  circle(0, 0, 92, '#ffb347', { opacity: 0.3 }) +
  circle(0, 0, 84, 'none', { stroke: GOLD, 'stroke-width': 7 }) +
  star(5, 84, 34, coat, { stroke: '#ffd25e', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
  star(5, 50, 20, '#ffe27a', { opacity: 0.85 }) +
  circle(0, 0, 11, accent) +
  line('M0 84L0 98M-8 88L-12 98M8 88L12 98', '#ffd25e', 4)

/** A conical hat with its ribbon. */
export const conicalHat = ({ accent }: Paint, coat = IVORY) =>
  path('M0 -84C8 -84 96 34 98 46C70 66 -70 66 -98 46C-96 34 -8 -84 0 -84Z', coat, {
    stroke: '#a88a52',
    'stroke-width': 2,
  }) +
  line('M-26 -48C-10 -42 10 -42 26 -48M-48 -18C-20 -8 20 -8 48 -18M-70 10C-30 26 30 26 70 10', '#c9a866', 3) +
  line('M0 -84L-60 56M0 -84L-20 60M0 -84L20 60M0 -84L60 56', '#dcc592', 2) +
  path('M-62 54C-50 90 -20 98 0 80C20 98 50 90 62 54C40 76 20 74 0 62C-20 74 -40 76 -62 54Z', accent) +
  flower(38, 30, 0.9, '#ff9ab8')

/** The face of a bronze drum. */
export const bronzeDrum = (_paint: Paint, coat = GOLD) =>
  circle(0, 0, 96, '#5a3a10') +
  circle(0, 0, 92, coat) +
  [80, 62, 44].map((r) => circle(0, 0, r, 'none', { stroke: '#6d4206', 'stroke-width': 3 })).join('') +
  around(24, () => path('M-7 -82L0 -90L7 -82Z', '#6d4206')) +
  around(12, () => path('M-12 -68C-4 -76 6 -74 14 -70C6 -68 0 -64 -12 -68Z', '#6d4206')) +
  around(16, () => circle(0, -53, 4.5, 'none', { stroke: '#6d4206', 'stroke-width': 3 })) +
  star(14, 40, 15, '#6d4206') +
  star(14, 34, 12, '#ffe9a8')
