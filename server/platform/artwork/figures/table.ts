import type { Paint } from '../paint.ts'
import { around, both, box, circle, ellipse, GOLD, group, IVORY, line, path, RUBY, STEEL, star } from '../shapes.ts'

const HEART = 'M0 22C-34 -4 -26 -28 -10 -26C-4 -25 0 -20 0 -15C0 -20 4 -25 10 -26C26 -28 34 -4 0 22Z'
const SPADE = 'M0 -26C34 0 26 20 12 18C8 18 4 14 3 10L8 26L-8 26L-3 10C-4 14 -8 18 -12 18C-26 20 -34 0 0 -26Z'

const card = (transform: string, suit: string, colour: string) =>
  group(
    transform,
    box(-42, -62, 88, 128, 10, '#000000', { opacity: 0.35 }) +
      box(-44, -66, 88, 128, 10, IVORY, { stroke: '#d7c39b', 'stroke-width': 2 }) +
      path(suit, colour, { transform: 'translate(0 0) scale(1.25)' }) +
      path(suit, colour, { transform: 'translate(-30 -48) scale(.42)' }) +
      path(suit, colour, { transform: 'translate(30 44) rotate(180) scale(.42)' }),
  )

export const cards = () =>
  card('translate(-34 8) rotate(-16)', SPADE, '#1b2236') +
  card('translate(34 2) rotate(12)', HEART, '#d3202f') +
  chipAt(0, 72, 26, '#2f6fd6')

const chipAt = (x: number, y: number, radius: number, colour: string) =>
  group(
    `translate(${x} ${y})`,
    circle(0, radius * 0.12, radius, '#000000', { opacity: 0.4 }) +
      circle(0, 0, radius, colour) +
      around(8, () => box(-radius * 0.13, -radius, radius * 0.26, radius * 0.3, 0, '#ffffff')) +
      circle(0, 0, radius * 0.66, '#ffffff') +
      circle(0, 0, radius * 0.58, colour) +
      star(5, radius * 0.4, radius * 0.17, '#ffffff'),
  )

export const chips = () =>
  chipAt(-44, 34, 46, '#d3202f') + chipAt(46, 38, 44, '#1c8a5b') + chipAt(2, -30, 58, '#23315e')

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-20, -20],
    [0, 0],
    [20, 20],
  ],
  5: [
    [-20, -20],
    [20, -20],
    [0, 0],
    [-20, 20],
    [20, 20],
  ],
  6: [
    [-20, -22],
    [20, -22],
    [-20, 0],
    [20, 0],
    [-20, 22],
    [20, 22],
  ],
}

const die = (transform: string, count: number, fill: string, ink: string) =>
  group(
    transform,
    box(-40, -36, 84, 84, 18, '#000000', { opacity: 0.35 }) +
      box(-42, -42, 84, 84, 18, fill) +
      (pips[count] ?? []).map(([x, y]) => circle(x, y, 8.5, ink)).join(''),
  )

export const dice = () =>
  die('translate(40 -40) rotate(14) scale(.9)', 3, RUBY, '#fff3e6') +
  die('translate(-44 -26) rotate(-18)', 5, IVORY, '#c0202d') +
  die('translate(14 46) rotate(8) scale(1.05)', 6, IVORY, '#1b2236')

/** Dice under the bowl they are shaken in. */
export const bowl = () =>
  ellipse(0, 66, 98, 26, '#1c6a8a', { stroke: GOLD, 'stroke-width': 5 }) +
  ellipse(0, 60, 74, 17, IVORY) +
  die('translate(-34 34) rotate(-12) scale(.56)', 6, IVORY, '#1b2236') +
  die('translate(34 36) rotate(10) scale(.56)', 5, RUBY, '#fff3e6') +
  die('translate(0 50) scale(.6)', 3, IVORY, '#c0202d') +
  group(
    'rotate(-8)',
    path('M-82 12C-84 -60 -40 -92 0 -92C40 -92 84 -60 82 12C40 26 -40 26 -82 12Z', '#eef4fb', {
      stroke: '#7f93b5',
      'stroke-width': 3,
    }) +
      line('M-60 -10C-56 -48 -34 -70 -8 -76', '#ffffff', 8) +
      path('M-20 -44C-6 -60 20 -56 26 -36C14 -22 -12 -24 -20 -44Z', '#2c6be0') +
      line('M-82 8C-40 22 40 22 82 8', '#2c6be0', 6),
  )

export const roulette = () =>
  circle(0, 6, 96, '#000000', { opacity: 0.4 }) +
  circle(0, 0, 96, GOLD) +
  circle(0, 0, 86, '#3a1a08') +
  around(18, (index) =>
    path('M0 0L-14 -80L14 -80Z', index === 0 ? '#169a5f' : index % 2 ? '#c5202f' : '#15131c', {
      stroke: '#f3d27a',
      'stroke-width': 1,
    }),
  ) +
  circle(0, 0, 52, '#6d3a12') +
  circle(0, 0, 44, GOLD) +
  around(4, () => line('M0 0L0 -38', '#7a4a05', 8)) +
  circle(0, 0, 14, STEEL) +
  circle(28, -62, 9, '#ffffff')

/** A slot machine showing three sevens. */
export const reels = () =>
  box(-92, -70, 184, 150, 24, '#5a0c1c') +
  box(-92, -74, 184, 150, 24, RUBY) +
  box(-78, -52, 156, 96, 12, GOLD) +
  [-50, 0, 50]
    .map(
      (x) =>
        box(x - 22, -44, 44, 80, 6, IVORY) +
        path('M-14 -22L16 -22L-2 24L-14 24L2 -10L-14 -10Z', '#d3202f', { transform: `translate(${x} -4)` }),
    )
    .join('') +
  box(-60, 54, 120, 12, 6, '#3d0712') +
  line('M98 -40L98 20', '#c6d2e4', 9) +
  circle(98, -50, 15, GOLD) +
  [-60, -30, 0, 30, 60].map((x) => circle(x, -84, 7, '#fff1a8')).join('')

export const football = () =>
  circle(0, 6, 88, '#000000', { opacity: 0.35 }) +
  circle(0, 0, 88, IVORY) +
  path('M0 -30L29 -9L18 25L-18 25L-29 -9Z', '#171c2b') +
  around(5, () => line('M0 -30L0 -62', '#171c2b', 5) + path('M0 -62L22 -76Q12 -86 0 -88Q-12 -86 -22 -76Z', '#171c2b')) +
  around(5, () => line('M0 62L24 46L48 54', '#171c2b', 4), 0) +
  line('M-58 -42A72 72 0 0 1 -24 -68', '#ffffff', 7, { opacity: 0.9 })

export const gamepad = ({ accent, light }: Paint) =>
  path(
    'M-60 -40C-96 -40 -104 30 -92 60C-82 82 -56 70 -44 44L44 44C56 70 82 82 92 60C104 30 96 -40 60 -40Z',
    '#0d1020',
  ) +
  path('M-60 -46C-96 -46 -104 24 -92 54C-82 76 -56 64 -44 38L44 38C56 64 82 76 92 54C104 24 96 -46 60 -46Z', STEEL) +
  box(-66, -14, 40, 13, 4, '#20263a') +
  box(-52.5, -27, 13, 40, 4, '#20263a') +
  circle(46, -26, 9, accent) +
  circle(64, -8, 9, '#e0323c') +
  circle(46, 10, 9, light) +
  circle(28, -8, 9, '#f6c453') +
  circle(-16, 20, 13, '#20263a') +
  circle(16, 20, 13, '#20263a')

const ball = (x: number, y: number, radius: number, colour: string, mark: string) =>
  group(
    `translate(${x} ${y})`,
    circle(0, radius * 0.1, radius, '#000000', { opacity: 0.35 }) +
      circle(0, 0, radius, colour) +
      circle(0, 0, radius * 0.56, '#ffffff') +
      path(mark, '#1b2236', { transform: `scale(${radius / 44})` }) +
      ellipse(-radius * 0.35, -radius * 0.62, radius * 0.26, radius * 0.15, '#ffffff', { opacity: 0.75 }),
  )

const SEVEN = 'M-13 -17L14 -17L-2 18L-12 18L2 -8L-13 -8Z'
const EIGHT = 'M0 -18A9 9 0 0 1 6 -2A10 10 0 1 1 -6 -2A9 9 0 0 1 0 -18ZM0 -13A4 4 0 1 0 .1 -13ZM0 3A5 5 0 1 0 .1 3Z'
const ONE = 'M-8 -12L2 -18L8 -18L8 18L-1 18L-1 -8L-8 -5Z'

/** Lottery balls. */
export const balls = () =>
  ball(-46, 34, 42, '#1f9b63', ONE) + ball(46, 36, 44, '#2c6be0', EIGHT) + ball(0, -28, 54, '#d92a35', SEVEN)

/** The cage that balls are drawn from. */
export const cage = ({ light }: Paint) =>
  both(line('M-60 92L-34 40M-84 94L-36 94', '#7a4a05', 11)) +
  circle(0, -8, 78, light, { opacity: 0.25 }) +
  group(
    'translate(0 -8)',
    ball(-30, 34, 25, '#d92a35', EIGHT) +
      ball(28, 36, 25, '#1f9b63', ONE) +
      ball(0, -2, 25, '#2c6be0', SEVEN) +
      ball(-40, -12, 20, '#f2a71e', ONE) +
      ball(40, -14, 20, '#8f5be0', EIGHT),
  ) +
  [78, 46, 14].map((width) => ellipse(0, -8, width, 78, 'none', { stroke: GOLD, 'stroke-width': 5 })).join('') +
  line('M-78 -8L78 -8.5', '#f6c453', 6) +
  both(circle(-82, -8, 12, GOLD)) +
  line('M86 -8L98 -8L98 -40', '#f6c453', 7)

export const tickets = () =>
  ['translate(14 -14) rotate(12)', 'translate(-8 10) rotate(-10)']
    .map((transform, index) =>
      group(
        transform,
        path('M-84 -44L84 -44L84 -14A14 14 0 0 0 84 14L84 44L-84 44L-84 14A14 14 0 0 0 -84 -14Z', index ? GOLD : RUBY, {
          stroke: '#5a3503',
          'stroke-width': 2,
        }) +
          line('M40 -36L40 36', index ? '#8a560b' : '#ffd98a', 3, { 'stroke-dasharray': '6 7' }) +
          star(5, 24, 10, index ? '#d3202f' : '#ffe08a', { transform: 'translate(-20 0)' }) +
          line('M52 -16L70 -16M52 0L70 0M52 16L70 16', index ? '#8a560b' : '#ffd98a', 5),
      ),
    )
    .join('')

export const trophy = () =>
  path(
    'M-52 -60C-96 -64 -92 6 -40 8L-42 -8C-70 -12 -72 -46 -50 -44ZM52 -60C96 -64 92 6 40 8L42 -8C70 -12 72 -46 50 -44Z',
    GOLD,
  ) +
  path('M-54 -84L54 -84C56 -20 40 22 0 30C-40 22 -56 -20 -54 -84Z', GOLD, { stroke: '#7a4a05', 'stroke-width': 2 }) +
  path('M-10 28L10 28L16 58L-16 58Z', '#c98b1f') +
  box(-44, 58, 88, 28, 6, '#3a1a08') +
  box(-36, 64, 72, 10, 3, GOLD) +
  star(5, 28, 12, '#fff8dc', { transform: 'translate(0 -34)' }) +
  line('M-42 -72C-42 -40 -36 -10 -24 6', '#fffbe6', 6, { opacity: 0.8 })
