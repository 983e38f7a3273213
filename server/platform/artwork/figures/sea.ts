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
  path,
  RUBY,
  SAPPHIRE,
  STEEL,
} from '../shapes.ts'

const INK = '#0b1626'

/** The sea at the foot of a picture. */
const water = (y: number) =>
  path(
    `M-100 ${y}C-80 ${y - 14} -60 ${y - 14} -40 ${y}C-20 ${y + 12} 0 ${y + 12} 20 ${y}C40 ${y - 14} 60 ${y - 14} 100 ${y}L100 98L-100 98Z`,
    SAPPHIRE,
  ) +
  line(
    `M-96 ${y + 14}C-70 ${y} -50 ${y + 16} -30 ${y + 16}M20 ${y + 18}C44 ${y + 4} 64 ${y + 8} 90 ${y + 16}`,
    '#dff3ff',
    4,
  )

export const whale = (_paint: Paint, coat = SAPPHIRE) =>
  line('M-34 -62L-34 -80C-36 -96 -56 -98 -60 -84M-34 -80C-32 -98 -12 -98 -8 -84', '#dff3ff', 7) +
  path(
    'M-96 10C-96 -44 -40 -62 14 -50C44 -42 58 -24 66 -28C60 -48 64 -70 92 -80C92 -62 100 -62 100 -40C96 -10 78 2 66 22C44 62 -10 72 -52 60C-80 52 -96 34 -96 10Z',
    coat,
    { stroke: INK, 'stroke-width': 2 },
  ) +
  path('M-95 20C-60 34 -10 32 40 36C20 62 -18 68 -52 60C-78 52 -92 40 -95 20Z', '#eaf6ff') +
  line('M-70 34L-60 54M-50 38L-40 60M-28 40L-20 62M-6 40L0 58', '#9cc3e8', 4) +
  path('M-20 26C-8 40 -10 62 -26 72C-40 62 -44 44 -40 28Z', coat, { stroke: INK, 'stroke-width': 2 }) +
  circle(-62, 2, 9, '#ffffff') +
  circle(-63, 3, 5, INK) +
  water(76)

export const shark = (_paint: Paint, coat = STEEL) =>
  path('M-10 -44C-6 -76 14 -92 34 -96C28 -74 34 -58 46 -44Z', coat, { stroke: INK, 'stroke-width': 2 }) +
  path('M62 -2C74 -34 88 -52 100 -56C94 -26 94 10 100 44C84 36 72 26 60 14Z', coat, {
    stroke: INK,
    'stroke-width': 2,
  }) +
  path('M-98 0C-70 -44 -10 -56 34 -40C54 -32 68 -16 76 2C60 22 20 44 -30 44C-40 44 -50 40 -54 34Z', coat, {
    stroke: INK,
    'stroke-width': 2,
  }) +
  path('M-56 34C-30 24 20 26 70 8C50 32 10 46 -30 46C-42 46 -50 42 -56 34Z', '#f3f8ff') +
  path('M-92 4C-72 6 -56 12 -44 26C-50 36 -54 38 -60 30Z', '#7c0d20') +
  path('M-88 5L-80 16L-76 8L-68 20L-64 13L-58 26L-52 20L-56 12L-70 6Z', '#ffffff') +
  path('M-2 34C2 56 -8 80 -26 90C-32 70 -32 52 -24 36Z', coat, { stroke: INK, 'stroke-width': 2 }) +
  circle(-52, -10, 8, '#ffffff') +
  circle(-53, -9, 5, INK) +
  line('M-62 -20L-46 -18', INK, 5) +
  line('M-18 -14C-12 -4 -12 6 -16 16M-4 -16C2 -6 2 6 -2 16M10 -16C16 -6 16 4 12 14', INK, 3)

export const turtle = (_paint: Paint, coat = JADE) =>
  both(
    path('M-40 -44C-70 -80 -100 -76 -98 -50C-92 -34 -70 -24 -48 -20Z', '#8ed17a', { stroke: INK, 'stroke-width': 2 }) +
      path('M-36 50C-60 62 -72 82 -62 92C-44 94 -28 80 -20 64Z', '#8ed17a', { stroke: INK, 'stroke-width': 2 }),
  ) +
  ellipse(0, -74, 25, 24, '#8ed17a', { stroke: INK, 'stroke-width': 2 }) +
  both(circle(-11, -80, 6, '#ffffff') + circle(-11, -81, 3.5, INK)) +
  ellipse(0, 10, 64, 72, '#0b5a44') +
  ellipse(0, 6, 60, 68, coat) +
  path('M0 -34L26 -18L26 20L0 38L-26 20L-26 -18Z', '#ffe27a', { stroke: '#0b5a44', 'stroke-width': 4 }) +
  line('M0 -34L0 -62M0 38L0 74M26 -18L50 -32M-26 -18L-50 -32M26 20L52 36M-26 20L-52 36', '#0b5a44', 4)

export const jellyfish = ({ light }: Paint, coat = 'url(#amethyst)') =>
  [-46, -24, 0, 24, 46]
    .map((x, index) =>
      line(
        `M${x} 6C${x - 20} 34 ${x + 20} 54 ${x} 76C${x - 8} 86 ${x + 4} 92 ${x + 2} 98`,
        index % 2 ? '#ffd0ec' : light,
        7,
        {
          opacity: 0.9,
        },
      ),
    )
    .join('') +
  path(
    'M-76 10C-80 -60 -40 -96 0 -96C40 -96 80 -60 76 10C62 -4 50 20 38 8C26 20 14 0 0 12C-14 0 -26 20 -38 8C-50 20 -62 -4 -76 10Z',
    coat,
  ) +
  both(circle(-22, -24, 10, '#ffffff') + circle(-21, -23, 5, INK)) +
  line('M-54 -24C-50 -56 -34 -74 -14 -80', '#ffffff', 7, { opacity: 0.7 }) +
  line('M-10 -6C-4 0 4 0 10 -6', INK, 4)

/** A mermaid's tail above the waves. */
export const mermaid = (_paint: Paint, coat = JADE) =>
  path('M-20 96C-50 50 -34 0 -4 -30L20 -18C10 20 20 54 46 96Z', coat, { stroke: INK, 'stroke-width': 2 }) +
  path('M4 -24C-20 -36 -70 -40 -92 -92C-60 -84 -24 -84 2 -56C22 -90 60 -98 94 -92C80 -44 46 -26 4 -24Z', coat, {
    stroke: INK,
    'stroke-width': 2,
  }) +
  line('M0 -34C-20 -52 -46 -64 -70 -72M8 -34C26 -56 48 -68 74 -76', '#e8fff5', 4, { opacity: 0.8 }) +
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1].map((column) =>
        line(
          `M${-20 + column * 20 + (row % 2) * 6} ${2 + row * 20}A10 10 0 0 0 ${column * 20 + (row % 2) * 6} ${2 + row * 20}`,
          '#e8fff5',
          3,
        ),
      ),
    )
    .join('') +
  water(68) +
  circle(-66, 30, 9, IVORY) +
  circle(66, 16, 7, IVORY)

export const lighthouse = ({ light }: Paint, coat = RUBY) =>
  path('M0 -62L-100 -96L-100 -40ZM0 -62L100 -96L100 -40Z', '#fff6b0', { opacity: 0.6 }) +
  path('M-26 -44L26 -44L38 74L-38 74Z', IVORY) +
  path('M-29 -14L29 -14L32 14L-32 14ZM-35 44L35 44L38 74L-38 74Z', coat) +
  box(-34, -52, 68, 10, 3, '#20263a') +
  box(-20, -76, 40, 26, 3, '#ffe27a', { stroke: '#20263a', 'stroke-width': 4 }) +
  path('M-26 -76C-20 -98 20 -98 26 -76Z', coat) +
  circle(0, -62, 9, light) +
  box(-9, 20, 18, 20, 9, '#20263a') +
  path('M-70 84C-50 58 50 58 70 84Z', '#4a5470') +
  water(80)

export const volcano = () =>
  path('M-30 -34C-60 -60 -40 -90 -10 -80C0 -104 44 -100 42 -72C66 -66 56 -36 30 -34Z', '#5c6378', { opacity: 0.8 }) +
  line('M0 -40L-8 -86M10 -40L34 -80M-12 -38L-46 -70', '#ffb02e', 8) +
  path('M-26 -36L26 -36L92 90L-92 90Z', '#4a2a2a') +
  path(
    'M-26 -36L26 -36L40 -10C30 -4 28 30 14 26C6 24 8 56 -4 54C-16 52 -10 20 -20 18C-30 16 -28 -4 -38 -10Z',
    '#ff5a1e',
  ) +
  path('M-20 -36L20 -36L26 -20C16 -14 14 10 6 8C0 6 0 30 -6 28C-12 24 -10 0 -16 -4Z', '#ffd25e') +
  [
    [-56, -62],
    [46, -60],
    [60, -26],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, '#ff7a2e'))
    .join('') +
  water(80)

/** The columns of a sunken city. */
export const columns = (_paint: Paint, coat = IVORY) =>
  path('M-84 -56L0 -96L84 -56L84 -44L-84 -44Z', coat) +
  path('M-50 -56L0 -80L50 -56Z', '#cdb48e') +
  [-66, -22, 22, 66]
    .map(
      (x, index) =>
        box(x - 13, -40, 26, 118 - (index === 3 ? 36 : 0), 3, coat) +
        line(
          `M${x - 5} -34L${x - 5} ${index === 3 ? 36 : 72}M${x + 5} -34L${x + 5} ${index === 3 ? 36 : 72}`,
          '#cdb48e',
          3,
        ),
    )
    .join('') +
  box(-90, 76, 180, 16, 3, coat) +
  water(58) +
  [-40, 0, 46]
    .map((x, index) => circle(x, 20 - index * 22, 6, 'none', { stroke: '#dff3ff', 'stroke-width': 3 }))
    .join('')

/** A bowl with a goldfish. */
export const aquarium = () =>
  path('M-56 -70C-104 -40 -104 40 -62 78L62 78C104 40 104 -40 56 -70Z', '#dff3ff', { opacity: 0.35 }) +
  path(
    'M-86 -26C-60 -36 -30 -16 0 -26C30 -36 60 -16 86 -26C100 20 90 54 60 76L-60 76C-90 54 -100 20 -86 -26Z',
    SAPPHIRE,
    {
      opacity: 0.85,
    },
  ) +
  path('M-60 76C-40 60 -20 72 0 64C20 72 40 60 60 76Z', '#ffd98a') +
  line('M-44 70C-56 50 -36 40 -46 20M48 70C60 52 42 44 52 26', '#2fbf86', 8) +
  path(
    'M-34 18C-20 -8 20 -10 36 14C44 0 56 -6 60 -6C56 10 58 24 62 38C52 36 42 30 36 22C20 44 -20 44 -34 18Z',
    '#ff7a1e',
  ) +
  circle(-18, 12, 6, '#ffffff') +
  circle(-19, 12, 3, INK) +
  line('M-4 0C4 12 4 24 -4 34', '#fff0c8', 4) +
  ellipse(0, -70, 57, 12, 'none', { stroke: '#ffffff', 'stroke-width': 5 }) +
  circle(-40, -8, 5, '#ffffff', { opacity: 0.8 }) +
  line('M-78 -30C-84 0 -80 30 -66 50', '#ffffff', 6, { opacity: 0.7 })

/** What an angler throws out. */
export const hook = ({ accent }: Paint) =>
  line('M-84 92C-60 10 -20 -60 60 -92', '#5a3208', 11) +
  line('M-70 50C-50 0 -10 -56 60 -92', '#c98b3a', 6) +
  circle(-62, 44, 17, STEEL, { stroke: INK, 'stroke-width': 3 }) +
  line('M60 -92L60 -20', '#ffffff', 2.5) +
  circle(60, -26, 16, '#e0323c') +
  path('M44 -26A16 16 0 0 1 76 -26Z', '#ffffff') +
  line('M60 -10L60 34C60 62 24 62 24 36L24 30', '#dfe7f5', 8) +
  path('M14 34L24 14L34 34Z', '#dfe7f5') +
  group(
    'translate(18 66) scale(.34)',
    path('M-96 6C-70 -52 20 -70 72 6C20 72 -70 58 -96 6ZM58 6L110 -40L110 50Z', accent),
  ) +
  path('M-100 86C-60 74 60 98 100 84L100 98L-100 98Z', SAPPHIRE)

/** A ship under full sail. */
const ship = (hull: string, sail: string, more: string) =>
  line('M0 -96L0 50M-46 -70L-46 46M48 -66L48 46', '#5a3208', 7) +
  [
    [0, -84, 40],
    [0, -30, 46],
    [-46, -54, 28],
    [48, -50, 28],
  ]
    .map(([x = 0, y = 0, width = 0]) =>
      path(
        `M${x - width} ${y}L${x + width} ${y}C${x + width + 10} ${y + 18} ${x + width} ${y + 34} ${x + width - 4} ${y + 46}C${x} ${y + 36} ${x} ${y + 36} ${x - width + 4} ${y + 46}C${x - width} ${y + 34} ${x - width - 10} ${y + 18} ${x - width} ${y}Z`,
        sail,
        {
          stroke: '#4a3a24',
          'stroke-width': 2,
        },
      ),
    )
    .join('') +
  path('M-96 30L96 26C92 58 74 82 50 84L-58 84C-78 80 -90 60 -96 30Z', hull, { stroke: '#2a1503', 'stroke-width': 2 }) +
  line('M-88 46L88 42', GOLD, 5) +
  [-52, -18, 16, 50].map((x) => circle(x, 60, 7, '#1a0d02')).join('') +
  more +
  water(82)

export const sailingShip = (_paint: Paint, coat = IVORY) => ship('#7b4318', coat, '')
export const ghostShip = () =>
  circle(0, -10, 96, '#7fffd0', { opacity: 0.18 }) +
  ship('#23424a', '#b9f5dd', both(circle(-18, -8, 8, '#0d2b2e')) + ellipse(0, 6, 6, 8, '#0d2b2e'))

/** A boat with lanterns and flowers. */
export const flowerBoat = ({ accent }: Paint) =>
  path('M-98 20C-60 56 60 56 98 20C90 66 60 80 0 80C-60 80 -90 66 -98 20Z', '#8a4d1c', {
    stroke: GOLD,
    'stroke-width': 4,
  }) +
  path('M-60 -26C-40 -66 40 -66 60 -26L74 -20C40 -30 -40 -30 -74 -20Z', RUBY, { stroke: GOLD, 'stroke-width': 3 }) +
  line('M-52 -26L-52 40M52 -26L52 40', '#5a3208', 7) +
  both(line('M-74 -20L-74 -6', GOLD, 3) + circle(-74, 6, 13, '#ff5a3c') + circle(-74, 6, 6, '#ffe27a')) +
  [-34, 0, 34]
    .map((x, index) =>
      group(
        `translate(${x} ${20 + (index % 2) * 8})`,
        around(6, () => ellipse(0, -13, 8, 13, index === 1 ? '#ffc1d8' : accent)) + circle(0, 0, 7, '#ffd25e'),
      ),
    )
    .join('') +
  water(72)
