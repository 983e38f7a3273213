import type { Paint } from '../paint.ts'
import { around, both, box, circle, ellipse, GOLD, group, IVORY, line, ONYX, path, RUBY, STEEL } from '../shapes.ts'

const INK = '#14100c'
const WOOD = '#8a4d1c'
const head = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path(
      'M0 -62C42 -62 62 -34 58 0C56 18 44 24 38 30L36 54L-36 54L-38 30C-44 24 -56 18 -58 0C-62 -34 -42 -62 0 -62Z',
      IVORY,
    ) +
      both(path('M-46 -4C-44 -22 -14 -22 -10 -4C-12 16 -40 18 -46 -4Z', INK)) +
      path('M0 8L9 26L-9 26Z', INK) +
      line('M-18 40L-18 54M0 40L0 54M18 40L18 54', INK, 4),
  )

/** A pirate's skull over crossed bones. */
export const skull = () =>
  both(line('M-78 -6L70 84', '#e6d3ac', 15) + circle(-82, -16, 13, '#e6d3ac') + circle(-88, 4, 13, '#e6d3ac')) +
  head(0, 12, 1) +
  path('M-84 -34C-60 -66 -50 -92 0 -92C50 -92 60 -66 84 -34C40 -50 -40 -50 -84 -34Z', ONYX, {
    stroke: '#ffd25e',
    'stroke-width': 4,
  }) +
  head(0, -68, 0.24)

export const blackFlag = () =>
  line('M-76 98L-76 -96', '#5a3208', 11) +
  circle(-76, -96, 9, GOLD) +
  path('M-70 -84C-30 -104 20 -60 96 -82C86 -50 92 -10 96 34C40 56 -20 14 -70 40Z', ONYX) +
  head(12, -26, 0.6) +
  line('M-24 16L48 22M48 8L-24 30', IVORY, 7)

export const helm = () =>
  around(8, () => box(-8, -100, 16, 50, 7, WOOD)) +
  circle(0, 0, 62, 'none', { stroke: '#5a3208', 'stroke-width': 24 }) +
  circle(0, 0, 62, 'none', { stroke: '#b3743a', 'stroke-width': 15 }) +
  around(8, () => circle(0, -62, 5, GOLD), 22.5) +
  around(8, () => line('M0 -20L0 -52', WOOD, 11)) +
  circle(0, 0, 24, GOLD, { stroke: '#5a3503', 'stroke-width': 3 }) +
  circle(0, 0, 9, '#5a3503')

export const treasureMap = () =>
  path(
    'M-90 -66C-70 -84 -60 -54 -40 -66L44 -84C58 -90 76 -78 90 -84L84 56C70 70 60 56 40 64L-44 84C-60 88 -76 74 -92 82Z',
    '#f0d59a',
    { stroke: '#8a5a1c', 'stroke-width': 3 },
  ) +
  path('M-62 -30C-40 -50 -10 -30 -24 -8C-40 10 -74 0 -62 -30Z', '#9ab86a') +
  path('M20 -58C50 -68 66 -46 52 -30C34 -20 10 -36 20 -58Z', '#9ab86a') +
  line('M-56 52C-30 20 -10 40 10 20C24 6 20 -4 34 4', '#8a3a1c', 6, { 'stroke-dasharray': '3 11' }) +
  line('M38 2L66 30M66 2L38 30', '#d3202f', 11) +
  path('M-40 60L-32 36L-24 60L-32 54Z', '#8a5a1c')

const sabre = () =>
  path('M-70 -96C-20 -60 30 0 44 56L30 66C10 20 -40 -40 -70 -96Z', STEEL, { stroke: INK, 'stroke-width': 2 }) +
  line('M16 66C36 66 52 54 56 34', '#ffd25e', 9) +
  line('M38 58L60 92', '#5a3208', 13)

export const sabres = () => both(sabre()) + circle(0, 20, 15, RUBY, { stroke: '#ffd25e', 'stroke-width': 5 })

export const barrel = () =>
  path('M-56 -84C-78 -30 -78 30 -56 84L56 84C78 30 78 -30 56 -84Z', WOOD) +
  line('M-28 -84C-38 -30 -38 30 -28 84M0 -84L0 84M28 -84C38 -30 38 30 28 84', '#5a3208', 4) +
  [-56, 48]
    .map((y) =>
      path(`M-70 ${y}C-40 ${y + 8} 40 ${y + 8} 70 ${y}L70 ${y + 15}C40 ${y + 23} -40 ${y + 23} -70 ${y + 15}Z`, STEEL),
    )
    .join('') +
  ellipse(0, -84, 56, 13, '#b3743a', { stroke: '#5a3208', 'stroke-width': 3 }) +
  circle(0, 2, 28, '#f0d59a', { stroke: '#5a3208', 'stroke-width': 3 }) +
  head(0, 4, 0.32)

export const cannon = () =>
  circle(78, -62, 24, '#ff9a2e', { opacity: 0.7 }) +
  group(
    'rotate(-26)',
    path('M-84 -34C-96 -14 -96 20 -84 40L60 26L60 -22Z', ONYX) +
      box(52, -30, 26, 64, 8, STEEL) +
      circle(-96, 2, 12, STEEL) +
      line('M-40 -34L-40 38M0 -30L0 32', '#8b93ab', 6) +
      line('M-78 -26L50 -14', '#c6d2e4', 5, { opacity: 0.7 }),
  ) +
  path('M-84 66L40 34L60 84L-84 84Z', WOOD) +
  [-44, 34].map((x) => circle(x, 70, 28, '#5a3208') + circle(x, 70, 19, '#b3743a') + circle(x, 70, 7, GOLD)).join('')

export const compass = ({ accent }: Paint, coat = GOLD) =>
  circle(0, -92, 13, 'none', { stroke: GOLD, 'stroke-width': 7 }) +
  circle(0, 4, 88, coat, { stroke: '#5a3503', 'stroke-width': 3 }) +
  circle(0, 4, 70, '#123047') +
  circle(0, 4, 62, IVORY) +
  group(
    'translate(0 4)',
    around(16, (index) => line(index % 4 ? 'M0 -58L0 -52' : 'M0 -58L0 -46', '#123047', index % 4 ? 3 : 6)) +
      group(
        'rotate(32)',
        path('M0 -52L15 0L-15 0Z', '#d3202f') + path('M0 52L15 0L-15 0Z', '#123047') + circle(0, 0, 9, accent),
      ),
  )
