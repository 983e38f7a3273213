import type { Paint } from '../paint.ts'
import { AMBER, AMETHYST, around, both, circle, ellipse, GOLD, group, JADE, line, path, ROSE, RUBY } from '../shapes.ts'

const LEAF = '#2fa05a'
const STALK = '#5a3a12'
const shine = (d: string) => line(d, '#ffffff', 6, { opacity: 0.6 })

export const cherries = () =>
  line('M-40 20C-40 -30 -10 -70 34 -90M48 26C44 -20 40 -60 34 -90', STALK, 7) +
  path('M34 -90C60 -104 90 -90 98 -66C70 -58 46 -66 34 -90Z', LEAF) +
  circle(-40, 48, 44, RUBY) +
  circle(50, 54, 40, RUBY) +
  shine('M-66 36C-62 24 -54 18 -44 16M28 42C32 34 38 30 44 28')

export const watermelon = () =>
  path('M-98 -34A98 98 0 0 0 98 -34Z', '#0f6b3a') +
  path('M-88 -34A88 88 0 0 0 88 -34Z', '#d8f5c8') +
  path('M-78 -34A78 78 0 0 0 78 -34Z', '#f0394c') +
  [
    [-46, -10],
    [-14, -14],
    [18, -12],
    [48, -10],
    [-30, 14],
    [2, 12],
    [32, 14],
    [-8, 34],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4.5, 8, '#2a0d12'))
    .join('') +
  line('M-70 20C-60 36 -48 48 -34 54', '#ff9aa6', 6) +
  path('M-40 -50C-44 -84 -6 -100 26 -84C40 -76 42 -60 38 -50Z', '#1c8a4a') +
  line('M-24 -52C-22 -70 -10 -82 4 -86M8 -52C12 -64 20 -74 26 -78', '#0b5a30', 5)

export const lemon = (_paint: Paint, coat = GOLD) =>
  path(
    'M-96 30C-86 22 -84 10 -76 -8C-54 -62 20 -74 62 -36C74 -26 84 -30 96 -38C94 -24 88 -14 86 0C80 54 6 82 -46 56C-60 48 -76 44 -96 30Z',
    coat,
  ) +
  path('M14 -60C14 -90 44 -104 76 -94C70 -70 46 -56 14 -60Z', LEAF) +
  line('M18 -62L56 -84', '#0b5a30', 3) +
  shine('M-60 0C-46 -30 -20 -42 6 -42') +
  group(
    'translate(34 44)',
    circle(0, 0, 40, '#ffe45e') +
      circle(0, 0, 33, '#fff9d0') +
      around(8, () => path('M0 -4L-9 -28Q0 -34 9 -28Z', '#ffd21e')),
  )

export const bell = (_paint: Paint, coat = GOLD) =>
  circle(0, 74, 18, '#a8690c') +
  path('M0 -88C40 -88 54 -54 56 -10C58 26 70 42 88 58L-88 58C-70 42 -58 26 -56 -10C-54 -54 -40 -88 0 -88Z', coat, {
    stroke: '#7a4a05',
    'stroke-width': 3,
  }) +
  line('M-80 58L80 58', '#fff0b8', 8) +
  circle(0, -90, 12, 'none', { stroke: GOLD, 'stroke-width': 7 }) +
  shine('M-34 -14C-34 -44 -24 -62 -8 -68') +
  line('M-56 10L56 10', '#a8690c', 6)

/** Three sevens in flames. */
export const sevens = (_paint: Paint, coat = RUBY) =>
  path(
    'M0 -98C30 -60 86 -40 84 20C82 70 46 94 0 94C-46 94 -82 70 -84 20C-86 -10 -60 -30 -50 -56C-36 -44 -30 -34 -28 -20C-10 -40 4 -62 0 -98Z',
    AMBER,
  ) +
  [
    [-52, 18, 0.72],
    [52, 18, 0.72],
    [0, 10, 1.05],
  ]
    .map(([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        path('M-38 -58L44 -58L44 -32C14 0 6 28 4 64L-30 64C-28 24 -14 -6 6 -28L-38 -28Z', coat, {
          stroke: '#fff3c4',
          'stroke-width': 8,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        }),
      ),
    )
    .join('')

export const pineapple = () =>
  [-44, 44, -24, 24, 0]
    .map((turn) =>
      group(`translate(0 -30) rotate(${turn})`, path('M-14 0C-14 -34 -6 -54 0 -70C6 -54 14 -34 14 0Z', JADE)),
    )
    .join('') +
  path('M0 -36C42 -36 58 -4 56 30C54 68 30 94 0 94C-30 94 -54 68 -56 30C-58 -4 -42 -36 0 -36Z', GOLD) +
  line('M-50 4L20 88M-40 -22L44 72M-10 -34L56 40M50 4L-20 88M40 -22L-44 72M10 -34L-56 40', '#a8690c', 4) +
  shine('M-42 20C-42 -2 -34 -16 -22 -22')

export const mango = (_paint: Paint, coat = AMBER) =>
  path('M-30 -70C30 -88 88 -40 84 18C80 66 30 92 -20 82C-70 72 -98 30 -84 -8C-74 -36 -54 -62 -30 -70Z', coat) +
  path('M-80 -14C-60 -40 -30 -50 -10 -40C-40 -20 -60 20 -50 70C-86 54 -94 16 -80 -14Z', '#ffd25e', { opacity: 0.75 }) +
  line('M-26 -68C-30 -80 -26 -90 -20 -96', STALK, 8) +
  path('M-20 -86C4 -104 44 -100 60 -80C36 -66 4 -66 -20 -86Z', LEAF) +
  shine('M-62 14C-60 -8 -50 -24 -36 -32')

export const dragonFruit = () =>
  around(9, () => path('M-18 -62C-18 -84 -4 -92 4 -104C10 -86 20 -80 18 -62Z', '#5cc76a')) +
  circle(0, 0, 76, ROSE) +
  around(9, () => path('M-14 -60C-12 -78 0 -82 6 -92C8 -78 16 -72 14 -58Z', '#e0417f'), 20) +
  circle(0, 0, 58, '#fff8fb') +
  Array.from({ length: 36 }, (_none, index) => {
    const reach = 8 + ((index * 17) % 44)
    return circle(Math.cos(index * 2.4) * reach, Math.sin(index * 2.4) * reach, 3, '#2a1220')
  }).join('')

export const durian = () =>
  line('M0 -70L0 -96M-14 -98L14 -98', STALK, 11) +
  around(16, () => path('M-18 -60L0 -92L18 -60Z', '#6f8a1c'), 11) +
  circle(0, 4, 70, '#8da52a') +
  [
    [-34, -30],
    [0, -38],
    [34, -30],
    [-50, 4],
    [-18, 0],
    [18, 0],
    [50, 4],
    [-34, 36],
    [0, 34],
    [34, 36],
  ]
    .map(([x = 0, y = 0]) =>
      path(`M${x - 13} ${y + 11}L${x} ${y - 13}L${x + 13} ${y + 11}Z`, '#c3d45a', {
        stroke: '#5a7212',
        'stroke-width': 2,
      }),
    )
    .join('') +
  path('M-12 70C-20 30 -6 16 14 16C40 18 44 52 24 74Z', '#fff3b0', { stroke: '#5a7212', 'stroke-width': 3 }) +
  ellipse(14, 44, 12, 19, '#ffd84a')

export const grapes = (_paint: Paint, coat = AMETHYST) =>
  line('M0 -66C0 -80 6 -90 14 -98', STALK, 9) +
  path('M6 -78C30 -104 70 -98 88 -74C60 -54 28 -58 6 -78Z', LEAF) +
  [
    [-54, -38],
    [-18, -44],
    [18, -44],
    [54, -38],
    [-36, -8],
    [0, -12],
    [36, -8],
    [-20, 24],
    [20, 24],
    [0, 56],
    [0, 84],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        circle(x, y, index === 10 ? 13 : 23, coat, { stroke: '#2a0f5a', 'stroke-width': 2 }) +
        circle(x - 7, y - 8, 5, '#ffffff', { opacity: 0.6 }),
    )
    .join('')

/** A bowl of fruit. */
export const fruits = (paint: Paint) =>
  group('translate(-46 -26) scale(.56)', lemon(paint)) +
  group('translate(48 -28) scale(.6)', grapes(paint)) +
  group('translate(0 -40) scale(.66)', cherries()) +
  path('M-94 22L94 22C90 70 54 88 0 88C-54 88 -90 70 -94 22Z', JADE) +
  line('M-94 22L94 22', GOLD, 10) +
  both(circle(-46, 52, 9, GOLD))
