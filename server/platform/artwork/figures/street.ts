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
  line,
  ONYX,
  path,
  RUBY,
  STEEL,
  star,
} from '../shapes.ts'

const NIGHT = '#0d0a26'

/** A racer's helmet. */
export const helmet = ({ accent, light }: Paint, coat = RUBY) =>
  path('M-84 34C-96 -50 -40 -92 14 -88C70 -84 96 -40 92 20L88 56C60 70 20 74 -10 70L-30 52L-84 52Z', coat, {
    stroke: NIGHT,
    'stroke-width': 3,
  }) +
  path('M-10 -10C20 -26 70 -24 92 -6L90 30C60 40 10 40 -10 30C-18 16 -18 0 -10 -10Z', NIGHT) +
  path('M0 -4C24 -16 60 -16 84 -4L82 8C54 2 26 4 0 12Z', light, { opacity: 0.8 }) +
  path('M-82 10C-80 -50 -30 -80 20 -78C-20 -66 -50 -40 -54 10Z', '#ffffff', { opacity: 0.85 }) +
  path('M-66 30C-66 -20 -40 -52 0 -66C-24 -44 -40 -14 -38 30Z', accent) +
  line('M10 54L60 54', '#ffffff', 6)

export const lamp = ({ light }: Paint) =>
  path('M-40 -40L40 -40L88 96L-88 96Z', '#fff0a8', { opacity: 0.28 }) +
  circle(62, -66, 22, IVORY) +
  circle(70, -72, 18, NIGHT, { opacity: 0.8 }) +
  line('M0 96L0 -30', '#05070d', 11) +
  box(-22, 84, 44, 14, 4, ONYX) +
  path('M-30 -72L30 -72L22 -26L-22 -26Z', '#ffe27a', { stroke: '#0b0e18', 'stroke-width': 6 }) +
  path('M-38 -72L38 -72L14 -94L-14 -94Z', ONYX) +
  circle(0, -48, 13, '#ffffff') +
  line('M-40 96L-90 96M40 96L90 96', light, 4)

export const trafficLight = () =>
  both(path('M-40 -70L-74 -70L-62 -44L-40 -44ZM-40 -10L-74 -10L-62 16L-40 16ZM-40 48L-74 48L-62 72L-40 72Z', STEEL)) +
  box(-42, -96, 84, 192, 24, ONYX, { stroke: '#05070d', 'stroke-width': 3 }) +
  circle(0, -60, 24, '#6d1a20') +
  circle(0, 0, 24, '#6d5414') +
  circle(0, 60, 36, '#3dff9a', { opacity: 0.4 }) +
  circle(0, 60, 25, '#2fe08a') +
  circle(-8, 52, 7, '#ffffff')

export const discoBall = ({ accent, light }: Paint) =>
  around(8, () => path('M0 0L-12 -104L12 -104Z', light, { opacity: 0.3 }), 12) +
  line('M0 -100L0 -64', '#c6d2e4', 6) +
  circle(0, 8, 70, STEEL) +
  [-44, -22, 0, 22, 44]
    .map((y, row) =>
      [-56, -36, -14, 10, 32]
        .map((x, column) => {
          const isIn = Math.hypot(x + 10, y) < 62
          return isIn
            ? box(x, y, 17, 15, 3, (row + column) % 3 ? ((row + column) % 2 ? accent : '#ffffff') : light, {
                opacity: 0.85,
              })
            : ''
        })
        .join(''),
    )
    .join('') +
  star(4, 26, 6, '#ffffff', { transform: 'translate(-34 -34)' }) +
  star(4, 18, 4, '#ffffff', { transform: 'translate(46 40)' })

/** A drink above the roofs. */
export const cocktail = ({ accent, light }: Paint) =>
  line('M26 -92L4 -20', '#ff5a6e', 7) +
  path('M-72 -64L72 -64L4 24L-4 24Z', '#ffffff', { opacity: 0.35 }) +
  path('M-54 -44L54 -44L4 20L-4 20Z', accent) +
  path('M-54 -44L54 -44L40 -26L-40 -26Z', light, { opacity: 0.8 }) +
  line('M-72 -64L72 -64L0 28ZM0 28L0 84', '#ffffff', 6) +
  ellipse(0, 88, 42, 8, '#ffffff') +
  circle(-58, -70, 22, '#ffd21e') +
  circle(-58, -70, 16, '#fff9d0') +
  circle(12, -30, 9, '#2fbf86')

/** A boulevard of light into the distance. */
export const road = ({ accent, light }: Paint) =>
  circle(0, -42, 34, light, { opacity: 0.7 }) +
  path('M-12 -42L12 -42L92 96L-92 96Z', NIGHT) +
  path('M-3 -30L3 -30L5 -10L-5 -10ZM-6 4L6 4L9 30L-9 30ZM-11 48L11 48L16 90L-16 90Z', '#ffe27a') +
  both(
    line('M-14 -42L-96 96', accent, 6) +
      [
        [-30, -38, 0.4],
        [-52, -24, 0.7],
        [-84, 6, 1],
      ]
        .map(
          ([x = 0, y = 0, size = 1]) =>
            line(`M${x} ${y + 60 * size}L${x} ${y - 50 * size}`, '#8b93ab', 5 * size + 1) +
            circle(x, y - 54 * size, 13 * size, '#fff0a8'),
        )
        .join(''),
  )

/** Headphones with the beat between them. */
export const headphones = ({ accent, light }: Paint, coat = ONYX) =>
  line('M-70 20C-76 -100 76 -100 70 20', '#0b0e18', 22) +
  line('M-70 20C-76 -100 76 -100 70 20', accent, 9) +
  both(box(-94, -4, 44, 84, 20, coat, { stroke: light, 'stroke-width': 5 })) +
  [
    [-28, 16],
    [-14, 34],
    [0, 22],
    [14, 40],
    [28, 14],
  ]
    .map(([x = 0, height = 0]) => line(`M${x} ${38 - height}L${x} ${38 + height}`, light, 7))
    .join('')

/** A racing car seen from above. */
export const raceCar = ({ accent }: Paint, coat = RUBY) =>
  group(
    'rotate(24)',
    both(box(-58, -64, 24, 44, 8, ONYX) + box(-60, 36, 26, 48, 8, ONYX)) +
      box(-56, -88, 112, 17, 5, accent) +
      path('M0 -98C14 -80 18 -50 30 -10C36 20 34 60 26 84L-26 84C-34 60 -36 20 -30 -10C-18 -50 -14 -80 0 -98Z', coat, {
        stroke: NIGHT,
        'stroke-width': 2,
      }) +
      path('M-16 -6C-10 -20 10 -20 16 -6L14 26L-14 26Z', NIGHT) +
      circle(0, 10, 12, '#ffe27a') +
      box(-54, 80, 108, 16, 5, accent) +
      line('M0 -84L0 -26M0 34L0 76', '#ffffff', 6),
  )

/** The towers of a temple in the jungle. */
export const temple = (_paint: Paint, coat = 'url(#amber)') => {
  const tower = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path(
        'M0 -98C12 -76 16 -66 22 -52L28 -50L28 -38C34 -22 36 -10 38 4L44 6L44 70L-44 70L-44 6L-38 4C-36 -10 -34 -22 -28 -38L-28 -50L-22 -52C-16 -66 -12 -76 0 -98Z',
        coat,
        {
          stroke: '#3a2208',
          'stroke-width': 3,
        },
      ) +
        line('M-22 -50L22 -50M-32 -24L32 -24M-40 4L40 4M-44 30L44 30', '#3a2208', 4, { opacity: 0.7 }) +
        path('M-14 70L-14 40C-14 26 14 26 14 40L14 70Z', '#2a1503'),
    )
  return (
    both(tower(-62, 26, 0.7)) +
    tower(0, 10, 1) +
    path('M-98 76L98 76L98 94L-98 94Z', '#5a3a1c') +
    both(path('M-100 90C-96 60 -80 54 -70 66C-60 54 -50 64 -52 90Z', '#1f8a4c')) +
    line('M0 -88L0 -100', GOLD, 5)
  )
}

/** A golden mask with feathers. */
export const mask = ({ accent, light }: Paint, coat = GOLD) =>
  [-60, -36, -12, 12, 36, 60]
    .map((turn, index) =>
      group(
        `translate(0 10) rotate(${turn})`,
        path('M-12 -60C-16 -90 -6 -104 0 -110C6 -104 16 -90 12 -60Z', index % 2 ? accent : '#2fbf86'),
      ),
    )
    .join('') +
  path('M-62 -50C-30 -66 30 -66 62 -50C70 0 50 60 0 96C-50 60 -70 0 -62 -50Z', coat, {
    stroke: '#6d4206',
    'stroke-width': 3,
  }) +
  both(
    path('M-48 -22C-40 -38 -16 -36 -10 -18C-20 -4 -42 -6 -48 -22Z', '#2a1503') +
      circle(-28, -20, 7, light) +
      line('M-54 -38C-40 -50 -20 -46 -8 -32', '#6d4206', 6) +
      line('M-50 10L-24 18M-44 26L-24 28', '#e0323c', 6),
  ) +
  path('M-10 -16L10 -16L16 24L-16 24Z', '#c98b1f') +
  path('M-26 40C-10 34 10 34 26 40C20 62 -20 62 -26 40Z', '#2a1503') +
  line('M-14 40L-14 50M0 38L0 50M14 40L14 50', IVORY, 7) +
  circle(0, -46, 9, '#e0323c')

export const waterfall = ({ light }: Paint) =>
  path('M-100 -60C-70 -90 -40 -84 -34 -70L-34 70L-100 84Z', '#3a4a3a') +
  path('M100 -60C70 -90 40 -84 34 -70L34 70L100 84Z', '#3a4a3a') +
  path('M-38 -70C-20 -84 20 -84 38 -70L44 66L-44 66Z', 'url(#sapphire)') +
  line('M-24 -68L-28 60M-8 -74L-10 60M10 -74L12 60M26 -68L28 60', '#ffffff', 6, { opacity: 0.75 }) +
  both(circle(-80, -74, 22, '#2fa05a') + circle(-56, -82, 18, '#1f8a4c') + circle(-90, 10, 16, '#1f8a4c')) +
  ellipse(0, 78, 96, 20, 'url(#sapphire)') +
  [-40, -18, 6, 28, 46].map((x, index) => circle(x, 66 + (index % 2) * 6, 13, '#ffffff', { opacity: 0.85 })).join('') +
  line('M-74 80L-50 84M50 86L76 80', light, 4)
