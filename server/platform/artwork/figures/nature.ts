import type { Paint } from '../paint.ts'
import { around, circle, ellipse, GOLD, group, IVORY, line, path } from '../shapes.ts'

const petal = (length: number, width: number, fill: string) =>
  path(
    `M0 0C${-width} ${-length * 0.35} ${-width * 0.8} ${-length * 0.75} 0 ${-length}C${width * 0.8} ${-length * 0.75} ${width} ${-length * 0.35} 0 0Z`,
    fill,
    {
      stroke: '#ffffff',
      'stroke-opacity': 0.55,
      'stroke-width': 1.5,
    },
  )

/** A lotus seen from the side. */
export const lotus = (_paint: Paint, coat?: string) =>
  group(
    'translate(0 52)',
    ellipse(0, 14, 92, 18, '#0d5c46') +
      ellipse(0, 10, 78, 12, '#1b8a66') +
      [-78, 78, -56, 56].map((angle) => group(`rotate(${angle})`, petal(104, 30, coat ?? '#d6457f'))).join('') +
      [-34, 34].map((angle) => group(`rotate(${angle})`, petal(122, 33, coat ?? '#ee6fa0'))).join('') +
      [-16, 16].map((angle) => group(`rotate(${angle})`, petal(130, 30, coat ?? '#f995bb'))).join('') +
      petal(136, 32, coat ?? '#ffc1d8') +
      [-58, 58].map((angle) => group(`rotate(${angle})`, petal(74, 24, coat ?? '#f785ae'))).join('') +
      [-24, 24].map((angle) => group(`rotate(${angle})`, petal(76, 24, coat ?? '#ffb0cd'))).join('') +
      petal(66, 24, coat ?? '#ffd9e7'),
  )

/** A lotus seen from above, in a golden ring. */
export const blossom = () =>
  circle(0, 0, 94, 'none', { stroke: GOLD, 'stroke-width': 6 }) +
  around(12, () => petal(90, 20, '#c93b77')) +
  around(12, () => petal(72, 18, '#f07aa8'), 15) +
  around(8, () => petal(52, 16, '#ffbcd5')) +
  circle(0, 0, 20, GOLD) +
  around(8, () => circle(0, -11, 2.6, '#8a560b'))

export const moon = ({ light }: Paint) =>
  circle(0, -6, 86, light, { opacity: 0.25 }) +
  circle(0, -6, 72, IVORY) +
  circle(-24, -30, 13, '#e6d3ac', { opacity: 0.7 }) +
  circle(26, 8, 18, '#e6d3ac', { opacity: 0.6 }) +
  circle(-12, 28, 9, '#e6d3ac', { opacity: 0.7 }) +
  [
    [-62, 46, 1],
    [52, 62, 1.15],
    [66, -52, 0.7],
  ]
    .map(([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        path('M-46 12C-60 12 -60 -8 -44 -8C-42 -26 -16 -30 -8 -16C2 -28 26 -22 26 -6C46 -10 52 12 36 12Z', '#ffffff', {
          opacity: 0.94,
        }) + line('M-34 2C-24 -10 -12 -6 -12 2M2 0C8 -10 22 -8 20 2', '#e0b765', 3),
      ),
    )
    .join('')

export const wave = ({ accent }: Paint) =>
  circle(34, -44, 34, accent) +
  circle(34, -44, 34, GOLD, { opacity: 0.5 }) +
  path('M-100 30C-70 -70 20 -92 62 -34C36 -44 14 -34 16 -12C18 16 60 30 100 20L100 96L-100 96Z', '#0e5fa8') +
  path('M-100 52C-66 -40 10 -70 50 -34C20 -34 2 -16 6 8C10 36 56 48 100 40L100 96L-100 96Z', '#2a93da') +
  path('M-100 74C-60 10 -24 -10 -2 6C0 44 54 66 100 60L100 96L-100 96Z', '#7fd0f5') +
  line('M62 -34C54 -30 46 -30 40 -36M50 -34C44 -26 34 -26 28 -32M34 -44C28 -36 18 -38 14 -44', '#ffffff', 8) +
  [-78, -50, -18, 24, 58]
    .map((x, index) => circle(x, 58 + (index % 3) * 12, 5 + (index % 2) * 3, '#ffffff', { opacity: 0.8 }))
    .join('') +
  line('M-92 66C-58 4 -20 -16 4 -10', '#ffffff', 5, { opacity: 0.7 })

export const coral = () =>
  [
    [
      '#8f1236',
      'M0 96L0 30M0 60C-30 50 -44 26 -46 -16M-40 20C-60 14 -72 0 -74 -20M0 46C34 36 48 8 46 -36M44 6C62 0 74 -14 76 -34M0 30C-6 0 -4 -40 4 -74M0 -20C-14 -30 -20 -44 -20 -60M2 -30C14 -38 22 -50 24 -64',
      22,
    ],
    [
      '#ff5a6e',
      'M0 96L0 30M0 60C-30 50 -44 26 -46 -16M-40 20C-60 14 -72 0 -74 -20M0 46C34 36 48 8 46 -36M44 6C62 0 74 -14 76 -34M0 30C-6 0 -4 -40 4 -74M0 -20C-14 -30 -20 -44 -20 -60M2 -30C14 -38 22 -50 24 -64',
      14,
    ],
    ['#ffc0b8', 'M-3 90L-3 34M-4 56C-30 44 -42 22 -45 -12M2 40C34 28 45 4 43 -32M-2 24C-7 -4 -6 -40 2 -70', 3.5],
  ]
    .map(([colour, d, width]) => line(String(d), String(colour), Number(width)))
    .join('') +
  [
    [-84, 40, 8],
    [86, 30, 10],
    [70, 62, 6],
    [-62, -58, 6],
    [60, -74, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: '#ffffff', 'stroke-width': 2.5, opacity: 0.8 }))
    .join('')

export const shell = () =>
  path('M0 78C-40 78 -66 62 -96 10C-104 -50 -50 -92 0 -92C50 -92 104 -50 96 10C66 62 40 78 0 78Z', '#b76a96') +
  Array.from({ length: 7 }, (_none, index) =>
    path(
      `M0 74C${(index - 3) * 34 - 16} 20 ${(index - 3) * 33 - 14} -40 ${(index - 3) * 27} ${-86 + Math.abs(index - 3) * 9}C${(index - 3) * 33 + 14} -40 ${(index - 3) * 34 + 16} 20 0 74Z`,
      index % 2 ? '#ffc8dd' : '#ffe6ee',
      { stroke: '#c986a8', 'stroke-width': 1.5 },
    ),
  ).join('') +
  ellipse(0, 74, 44, 14, '#b76a96') +
  circle(0, 34, 35, '#8e7f9b', { opacity: 0.5 }) +
  circle(0, 30, 34, IVORY) +
  circle(-11, 18, 10, '#ffffff') +
  circle(12, 42, 7, '#f4cfe2', { opacity: 0.8 })

/** A golden carp, leaping. */
export const fish = (_paint: Paint, coat = GOLD) =>
  path('M58 8C78 -30 96 -40 100 -42C98 -10 98 24 100 56C90 52 72 40 58 8Z', '#e0721c', {
    stroke: '#fff0c8',
    'stroke-width': 2,
  }) +
  path('M-30 -44C-10 -84 32 -84 44 -46L10 -30ZM-14 42C-6 74 20 82 34 66L18 36Z', '#e0721c', {
    stroke: '#fff0c8',
    'stroke-width': 2,
  }) +
  path('M-96 6C-70 -52 20 -70 72 6C20 72 -70 58 -96 6Z', coat) +
  path('M-96 6C-74 30 -20 48 24 40C-20 62 -72 50 -96 6Z', '#fff6d8', { opacity: 0.75 }) +
  [0, 1, 2, 3]
    .flatMap((column) =>
      [0, 1, 2].map((row) =>
        line(`M${-22 + column * 22} ${-26 + row * 20}A11 11 0 0 1 ${-22 + column * 22} ${-6 + row * 20}`, '#b8690a', 3),
      ),
    )
    .join('') +
  line('M-48 -32C-36 -12 -36 20 -48 38', '#b8690a', 4) +
  circle(-66, -6, 12, '#ffffff') +
  circle(-68, -6, 7, '#1a0d02') +
  circle(-71, -9, 2.5, '#ffffff') +
  line('M-94 10C-88 16 -82 16 -78 14', '#8a4a06', 4)

/** A cock's head in profile. */
export const rooster = () =>
  path('M-64 98C-66 40 -30 30 -26 -8C-26 -46 34 -54 44 -12C50 24 82 50 86 98Z', '#b5460f') +
  path('M-40 98C-40 50 -10 36 -8 6L36 6C40 40 62 60 62 98Z', '#f0912b') +
  path('M-16 98C-14 60 4 44 8 22L26 22C28 50 40 70 38 98Z', '#ffc861') +
  line(
    'M-44 86C-36 64 -24 52 -18 40M-12 92C-6 70 2 56 6 44M30 92C30 72 26 58 24 46M58 90C54 70 44 56 38 44',
    '#7a2a06',
    4,
  ) +
  path(
    'M-30 -34C-50 -52 -44 -74 -30 -74C-32 -96 -6 -98 -2 -80C6 -102 32 -96 28 -76C46 -82 54 -60 40 -48C48 -40 44 -30 38 -26C20 -44 -12 -46 -30 -34Z',
    '#e0323c',
    { stroke: '#8d0f22', 'stroke-width': 2 },
  ) +
  path('M-34 -22C-30 -50 40 -52 44 -12C46 14 24 28 4 28C-20 28 -38 6 -34 -22Z', '#d9641b') +
  path('M-30 -14L-74 2C-58 12 -40 12 -28 6Z', GOLD, { stroke: '#7a4a05', 'stroke-width': 2 }) +
  path('M-24 8C-34 22 -34 46 -20 52C-8 46 -6 24 -10 12Z', '#e0323c', { stroke: '#8d0f22', 'stroke-width': 2 }) +
  circle(-4, -16, 12, '#fff3c4') +
  circle(-6, -16, 7, '#1a0803') +
  circle(-8, -19, 2.5, '#ffffff') +
  line('M-20 -34L10 -30', '#5c1c04', 5)
