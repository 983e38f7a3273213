import type { Paint } from '../paint.ts'
import { around, both, box, circle, ellipse, GOLD, group, IVORY, line, ONYX, path, RUBY, SAPPHIRE } from '../shapes.ts'

const INK = '#1a0d02'
const face = (skin: string) =>
  ellipse(0, -6, 38, 46, skin) +
  both(
    path('M-32 -16C-24 -24 -12 -22 -6 -12C-14 -6 -24 -6 -32 -16Z', '#ffffff') +
      circle(-19, -14, 5, INK) +
      line('M-36 -18C-26 -28 -12 -26 -5 -16M-34 -12L-44 -8', INK, 4) +
      line('M-32 -30C-24 -36 -14 -34 -8 -28', INK, 4),
  ) +
  line('M0 -12L-4 8L4 8', '#8a560b', 3) +
  path('M-14 20C-6 15 6 15 14 20C8 28 -8 28 -14 20Z', '#a8382a')

export const pharaoh = (_paint: Paint, coat = GOLD) =>
  path('M0 -94C56 -94 66 -56 68 -20L86 90L36 90L34 20L-34 20L-36 90L-86 90L-68 -20C-66 -56 -56 -94 0 -94Z', SAPPHIRE) +
  both(line('M-66 -20L-42 -14M-70 6L-38 8M-74 34L-38 34M-78 60L-38 60M-58 -52L-44 -40M-32 -80L-24 -56', '#ffd25e', 8)) +
  path('M-46 -38C-44 -74 44 -74 46 -38C30 -48 -30 -48 -46 -38Z', coat) +
  face(coat) +
  path('M-10 40L10 40L7 84C4 92 -4 92 -7 84Z', SAPPHIRE, { stroke: '#ffd25e', 'stroke-width': 3 }) +
  line('M0 -48C-10 -58 10 -66 0 -78C-8 -88 -14 -78 -8 -72', '#fff0b8', 7) +
  circle(-8, -76, 3, RUBY)

export const queen = (_paint: Paint, coat = GOLD) =>
  path('M0 -82C54 -82 66 -44 66 -10L66 70L30 70L32 0L-32 0L-30 70L-66 70L-66 -10C-66 -44 -54 -82 0 -82Z', '#15131c') +
  both([0, 18, 36, 54].map((y) => box(-66, y, 36, 7, 2, coat)).join('')) +
  path('M-14 34L14 34L16 56L-16 56Z', '#d99a62') +
  face('#eab27a') +
  path('M-62 98C-58 60 -30 50 0 66C30 50 58 60 62 98Z', coat) +
  [-40, -20, 0, 20, 40]
    .map((x, index) => circle(x, 84 - Math.abs(x) * 0.2, 6, index % 2 ? '#2fbf86' : '#e0323c'))
    .join('') +
  path('M-52 -40C-40 -66 40 -66 52 -40L46 -30C30 -44 -30 -44 -46 -30Z', coat, {
    stroke: '#7a4a05',
    'stroke-width': 2,
  }) +
  path('M0 -50L-16 -76C-10 -96 10 -96 16 -76Z', SAPPHIRE, { stroke: '#ffd25e', 'stroke-width': 4 })

export const pyramid = ({ light }: Paint, coat = GOLD) =>
  circle(52, -62, 26, '#fff0b8') +
  group(
    'translate(52 -62)',
    around(12, () => line('M0 -34L0 -42', '#fff0b8', 4)),
  ) +
  path('M42 84L70 26L98 84Z', '#c98b1f') +
  path('M-20 -78L82 84L-98 84Z', coat) +
  path('M-20 -78L82 84L14 84Z', '#8a560b') +
  line('M-38 -46L-12 -46L4 -40M-54 -16L4 -16L24 -8M-72 16L8 16L44 24M-90 52L12 52L62 56', '#6d4206', 3) +
  line('M-58 -16L-62 -10M-30 -16L-30 16M-50 16L-52 52M-10 16L-10 52M-66 52L-70 84M-26 52L-26 84', '#6d4206', 3) +
  path('M-20 -78L-8 -58L-32 -58Z', light) +
  path('M-100 84C-60 74 60 94 100 82L100 98L-100 98Z', '#e8bf6a')

export const scarab = (_paint: Paint, coat = GOLD) =>
  both(
    line('M-40 -20L-74 -40L-84 -64M-46 14L-88 8M-40 44L-74 66L-80 92', '#6d4206', 8) +
      path('M-6 -14C-50 -20 -62 30 -42 66C-30 84 -14 88 -4 88Z', coat, { stroke: '#5a3503', 'stroke-width': 3 }) +
      line('M-18 0C-34 16 -36 44 -22 72', '#fff6d8', 4, { opacity: 0.75 }),
  ) +
  path('M-44 -18C-44 -54 44 -54 44 -18C24 -8 -24 -8 -44 -18Z', SAPPHIRE, { stroke: '#ffd25e', 'stroke-width': 4 }) +
  path('M-24 -48C-24 -74 24 -74 24 -48Z', coat) +
  circle(0, -82, 17, RUBY, { stroke: '#ffd25e', 'stroke-width': 4 })

/** The eye of Horus. */
export const horus = (_paint: Paint, coat = GOLD) =>
  line('M-92 -46C-50 -84 40 -84 92 -52', '#ffd25e', 15) +
  path('M-96 -4C-60 -52 40 -58 84 -2C40 34 -46 38 -96 -4Z', IVORY, { stroke: SAPPHIRE, 'stroke-width': 13 }) +
  circle(-2, -8, 29, coat) +
  circle(-2, -8, 17, INK) +
  circle(-9, -16, 6, '#ffffff') +
  line('M-14 30L-20 86', '#3a86e8', 13) +
  line('M26 28C40 76 84 84 90 56C92 42 74 38 70 52', '#ffd25e', 12)

/** A mummy's golden coffin in its tomb. */
export const tomb = (_paint: Paint, coat = GOLD) =>
  path('M-92 96L-92 -50C-92 -84 92 -84 92 -50L92 96Z', '#3a2a18') +
  line('M-92 -10L-60 -10M60 -10L92 -10M-92 40L-64 40M64 40L92 40', '#5a452c', 4) +
  path('M-34 -40C-34 -84 34 -84 34 -40C58 -24 58 6 50 30L34 94L-34 94L-50 30C-58 6 -58 -24 -34 -40Z', coat, {
    stroke: '#5a3503',
    'stroke-width': 3,
  }) +
  group('translate(0 -38) scale(.62)', face('#ffe7a8')) +
  both(line('M-44 10L14 34', '#3a86e8', 9)) +
  [48, 64, 80]
    .map((y, index) => line(`M${-38 + index * 4} ${y}L${38 - index * 4} ${y}`, index % 2 ? '#e0323c' : '#3a86e8', 6))
    .join('')

/** Sand running through a glass. */
export const hourglass = (_paint: Paint, coat = GOLD) =>
  path(
    'M-50 -78L50 -78C50 -34 10 -20 10 0C10 20 50 34 50 78L-50 78C-50 34 -10 20 -10 0C-10 -20 -50 -34 -50 -78Z',
    '#dff3ff',
    { opacity: 0.4 },
  ) +
  path('M-42 -46C0 -36 0 -56 42 -46C36 -22 6 -18 4 0L4 30L-4 30L-4 0C-6 -18 -36 -22 -42 -46Z', '#ffd25e') +
  path('M-46 76C-40 46 -14 44 0 28C14 44 40 46 46 76Z', '#f2b83a') +
  line(
    'M-50 -78C-50 -34 -10 -20 -10 0C-10 20 -50 34 -50 78M50 -78C50 -34 10 -20 10 0C10 20 50 34 50 78',
    '#ffffff',
    4,
  ) +
  both(line('M-64 -78L-64 78', '#8a560b', 8)) +
  [-92, 74].map((y) => box(-76, y, 152, 20, 6, coat, { stroke: '#5a3503', 'stroke-width': 2 })).join('')

/** An old book with a seal. */
export const book = ({ light }: Paint, coat = RUBY) =>
  path(
    'M-66 -84L56 -92C66 -92 72 -86 72 -78L78 76L-58 92C-72 92 -78 84 -78 74L-80 -70C-80 -78 -74 -84 -66 -84Z',
    '#4a0d18',
  ) +
  path('M-62 72L78 58L78 76L-58 92C-76 92 -76 74 -62 72Z', '#fff3d6') +
  path(
    'M-66 -84L56 -92C66 -92 72 -86 72 -78L76 60L-60 74C-70 74 -76 80 -78 84L-80 -70C-80 -78 -74 -84 -66 -84Z',
    coat,
    { stroke: '#4a0d18', 'stroke-width': 3 },
  ) +
  line('M-54 -66L52 -72L58 44L-50 56Z', '#ffd25e', 5) +
  circle(2, -10, 34, GOLD) +
  circle(2, -10, 25, '#4a0d18') +
  group(
    'translate(2 -10)',
    around(8, () => path('M0 -22L5 -6L-5 -6Z', light)),
  ) +
  circle(2, -10, 8, '#fff3c4')

/** A sun with a face. */
export const sunFace = (_paint: Paint, coat = GOLD) =>
  around(12, (index) => path('M-15 -60L0 -100L15 -60Z', index % 2 ? '#ff9a2e' : '#ffd25e')) +
  circle(0, 0, 66, coat, { stroke: '#a8690c', 'stroke-width': 3 }) +
  group('scale(1.05)', face('#ffe7a8'))

export const palm = () =>
  circle(44, -44, 30, '#fff0b8') +
  path('M-96 78C-40 58 40 58 96 78L96 96L-96 96Z', '#e8bf6a') +
  ellipse(10, 82, 64, 12, SAPPHIRE) +
  path('M-14 78C-22 30 -18 -6 -6 -34L8 -30C-2 0 -4 40 6 78Z', '#7b4318') +
  [-150, -100, -60, -20, 20]
    .map((turn) =>
      group(
        `translate(0 -36) rotate(${turn})`,
        path('M0 0C20 -24 56 -26 78 0C54 -6 30 0 8 12Z', 'url(#jade)', { stroke: '#0b5a44', 'stroke-width': 2 }),
      ),
    )
    .join('') +
  both(circle(-8, -28, 8, ONYX))
