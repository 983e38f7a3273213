import type { Paint } from '../paint.ts'
import {
  AMBER,
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
  STEEL,
  star,
} from '../shapes.ts'

const INK = '#1a0d08'
const HEAD = 'M0 -78C54 -78 86 -46 86 -2C86 50 46 84 0 84C-46 84 -86 50 -86 -2C-86 -46 -54 -78 0 -78Z'
const STRIPES =
  'M-10 -78L0 -42L10 -78ZM-38 -70L-22 -42L-20 -75ZM38 -70L22 -42L20 -75ZM-85 -14L-54 -4L-86 8ZM85 -14L54 -4L86 8ZM-82 24L-56 24L-72 44ZM82 24L56 24L72 44Z'

/** A great cat's face; what it wears lies between head and face. */
const greatCat = (coat: string, muzzle: string, eyes: string, worn = '') =>
  both(circle(-58, -60, 28, coat) + circle(-58, -58, 15, '#f3a7a0')) +
  path(HEAD, coat, { stroke: INK, 'stroke-width': 2, 'stroke-opacity': 0.5 }) +
  worn +
  both(
    ellipse(-20, 44, 30, 25, muzzle) +
      path('M-56 -12C-46 -32 -22 -28 -14 -6C-28 4 -46 4 -56 -12Z', eyes) +
      ellipse(-34, -12, 6, 11, INK) +
      circle(-37, -17, 3, '#ffffff') +
      line('M-60 -28C-48 -38 -28 -36 -16 -22', INK, 6) +
      line('M-36 42L-84 34M-36 50L-82 58', '#ffffff', 2.5, { opacity: 0.85 }),
  ) +
  path('M-18 20L18 20C16 32 6 38 0 40C-6 38 -16 32 -18 20Z', '#c0445a') +
  line('M0 40L0 52M0 52C-8 62 -22 62 -28 54M0 52C8 62 22 62 28 54', INK, 5)

export const tiger = (_paint: Paint, coat = AMBER) =>
  greatCat(
    coat,
    '#fff6e6',
    '#ffe36a',
    both(ellipse(-36, -22, 20, 14, '#fff6e6', { opacity: 0.9 })) + path(STRIPES, INK),
  )

export const panther = (_paint: Paint, coat = ONYX) => greatCat(coat, '#3b435a', '#9dffb0')

export const lion = (_paint: Paint, coat = GOLD) =>
  around(18, () => path('M-24 -66L0 -104L24 -66Z', AMBER)) + group('scale(.8)', greatCat(coat, '#fff3d6', '#ffb02e'))

export const elephant = (_paint: Paint, coat = STEEL) =>
  both(
    path('M-34 -56C-66 -86 -104 -62 -100 -14C-98 26 -72 46 -44 34Z', coat, { stroke: '#3c4a66', 'stroke-width': 2 }) +
      path('M-46 -44C-66 -62 -88 -44 -86 -12C-84 12 -70 24 -54 18Z', '#e7a9b4', { opacity: 0.75 }),
  ) +
  path(
    'M0 -78C38 -78 60 -48 56 -10C54 20 36 30 28 46C22 62 26 76 44 78C50 68 62 70 64 80C58 100 20 104 4 84C-10 66 -22 44 -34 34C-50 22 -58 8 -56 -10C-60 -48 -38 -78 0 -78Z',
    coat,
    { stroke: '#3c4a66', 'stroke-width': 2 },
  ) +
  both(
    path('M-34 34C-46 48 -48 66 -40 82C-30 74 -22 60 -20 48Z', IVORY) +
      circle(-30, -14, 8, INK) +
      circle(-33, -17, 3, '#ffffff'),
  ) +
  line('M-10 30C0 34 10 34 18 30M-4 46C4 50 12 50 20 46M2 62C10 64 16 62 22 60', '#5c6f8f', 3) +
  path('M-40 -64C-20 -84 20 -84 40 -64L24 -48L0 -30L-24 -48Z', RUBY, { stroke: '#ffd98a', 'stroke-width': 4 }) +
  circle(0, -52, 10, GOLD)

/** The Monkey King with his circlet. */
export const monkey = (_paint: Paint, coat = AMBER) =>
  both(circle(-74, 0, 24, coat) + circle(-74, 2, 14, '#ffd9b0')) +
  path(HEAD, coat) +
  path(
    'M0 -22C20 -50 66 -36 60 6C58 20 60 30 54 44C44 70 20 76 0 76C-20 76 -44 70 -54 44C-60 30 -58 20 -60 6C-66 -36 -20 -50 0 -22Z',
    '#ffdcb4',
  ) +
  both(
    ellipse(-26, 0, 13, 15, '#ffffff') +
      circle(-24, 2, 7, INK) +
      line('M-44 -20C-34 -28 -20 -26 -12 -16', '#7a2a06', 6) +
      circle(-7, 30, 3.5, '#8a4b22'),
  ) +
  path('M-30 46C-12 56 12 56 30 46C22 70 -22 70 -30 46Z', '#9c2030') +
  line('M-74 -40C-40 -60 40 -60 74 -40', '#7a4a05', 15) +
  line('M-74 -40C-40 -60 40 -60 74 -40', '#ffd25e', 10) +
  path('M0 -48C-14 -62 -12 -78 0 -90C12 -78 14 -62 0 -48Z', RUBY, { stroke: '#ffd98a', 'stroke-width': 3 })

export const ox = (_paint: Paint, coat = AMBER) =>
  both(
    path('M-34 -46C-60 -46 -78 -60 -80 -94C-104 -66 -96 -20 -46 -20Z', IVORY, {
      stroke: '#6d5a36',
      'stroke-width': 2,
    }) + path('M-50 -18C-78 -26 -94 -14 -98 2C-80 14 -62 12 -48 4Z', coat),
  ) +
  path(
    'M0 -62C36 -62 56 -40 54 -8C52 18 44 24 42 44C40 76 20 90 0 90C-20 90 -40 76 -42 44C-44 24 -52 18 -54 -8C-56 -40 -36 -62 0 -62Z',
    coat,
    { stroke: '#4a1d04', 'stroke-width': 2 },
  ) +
  path('M0 34C30 34 44 46 42 62C38 82 20 90 0 90C-20 90 -38 82 -42 62C-44 46 -30 34 0 34Z', '#f5d2ae') +
  both(
    ellipse(-28, -6, 10, 11, '#ffffff') +
      circle(-26, -4, 7, INK) +
      line('M-44 -22L-16 -14', '#4a1d04', 7) +
      ellipse(-18, 56, 8, 7, '#5a2a14'),
  ) +
  path('M-22 -62C-12 -40 -12 -30 0 -14C12 -30 12 -40 22 -62C8 -70 -8 -70 -22 -62Z', '#5a2606') +
  circle(0, 78, 15, 'none', { stroke: GOLD, 'stroke-width': 7 })

/** A sacred cat, sitting. */
export const cat = (_paint: Paint, coat = ONYX) =>
  line('M44 80C84 84 94 52 78 30', '#0b0e18', 15) +
  path('M-26 -20C-56 20 -60 70 -46 92L46 92C60 70 56 20 26 -20Z', coat) +
  line('M-14 92L-14 44M14 92L14 44', '#0b0e18', 4) +
  path('M-42 -40L-44 -98L-16 -76C-6 -80 6 -80 16 -76L44 -98L42 -40C42 -14 20 0 0 0C-20 0 -42 -14 -42 -40Z', coat, {
    stroke: '#0b0e18',
    'stroke-width': 2,
  }) +
  both(
    path('M-36 -78L-36 -58L-22 -68Z', '#f3a7a0') +
      path('M-34 -42C-26 -54 -12 -50 -8 -36C-18 -30 -28 -32 -34 -42Z', '#ffe36a') +
      ellipse(-20, -41, 3.5, 8, INK),
  ) +
  path('M-6 -24L6 -24L0 -16Z', '#f3a7a0') +
  path('M-36 0C-14 12 14 12 36 0C44 14 40 26 34 32C14 44 -14 44 -34 32C-40 26 -44 14 -36 0Z', GOLD) +
  [-22, 0, 22].map((x) => circle(x, 22 - Math.abs(x) * 0.15, 6, x === 0 ? '#e0323c' : '#2fbf86')).join('')

export const snake = (_paint: Paint, coat = JADE) =>
  [
    [66, 84],
    [40, 70],
    [14, 54],
  ]
    .map(([y = 0, width = 0]) => ellipse(0, y, width, 22, coat, { stroke: '#06392b', 'stroke-width': 3 }))
    .join('') +
  path('M-16 56C-22 20 -64 6 -62 -42C-60 -82 -30 -96 0 -96C30 -96 60 -82 62 -42C64 6 22 20 16 56Z', coat, {
    stroke: '#06392b',
    'stroke-width': 3,
  }) +
  path('M-12 54C-14 24 -30 8 -30 -36C-30 -60 30 -60 30 -36C30 8 14 24 12 54Z', '#fff3c4') +
  line('M-26 -24L26 -24M-26 -8L26 -8M-22 8L22 8M-18 24L18 24M-14 40L14 40', '#d9a13a', 4) +
  path('M-30 -62C-30 -88 30 -88 30 -62C30 -44 16 -32 0 -32C-16 -32 -30 -44 -30 -62Z', coat, {
    stroke: '#06392b',
    'stroke-width': 2,
  }) +
  both(ellipse(-14, -60, 8, 9, '#ffe36a') + ellipse(-14, -60, 3, 8, INK)) +
  line('M0 -34L0 -16M0 -16L-7 -6M0 -16L7 -6', '#e0323c', 4)

/** A samurai's helmet and mask. */
export const samurai = (_paint: Paint, coat = RUBY) =>
  both(
    path('M-14 -58C-40 -64 -66 -84 -70 -104C-92 -78 -66 -40 -14 -34Z', GOLD) +
      path('M-48 -30L-90 6L-96 50L-60 40Z', coat, { stroke: '#ffd98a', 'stroke-width': 3 }) +
      line('M-88 18L-62 12M-92 34L-60 28', '#ffd98a', 3),
  ) +
  path('M-62 0C-66 -60 -34 -84 0 -84C34 -84 66 -60 62 0Z', coat, { stroke: '#4a0712', 'stroke-width': 2 }) +
  line('M0 -84L0 -20M-30 -76L-24 -20M30 -76L24 -20', '#4a0712', 3) +
  path('M-66 -8C-40 -26 40 -26 66 -8L60 12C36 -2 -36 -2 -60 12Z', GOLD) +
  path('M-46 10C-30 2 30 2 46 10L40 60C24 94 -24 94 -40 60Z', '#20263a') +
  both(path('M-38 18L-10 26L-14 34L-36 30Z', '#ffe36a') + line('M-40 14L-10 24', '#4a5470', 5)) +
  path('M-6 30L6 30L10 48L-10 48Z', '#3a435c') +
  path('M-28 58C-10 50 10 50 28 58C20 74 -20 74 -28 58Z', '#7c0d20') +
  [-16, -5, 6].map((x) => box(x, 56, 9, 8, 1, IVORY)).join('') +
  star(8, 15, 7, '#fff3c4', { transform: 'translate(0 -40)' })
