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
  line,
  path,
  RUBY,
  SAPPHIRE,
  STEEL,
  star,
} from '../shapes.ts'

const NIGHT = '#0d0a26'

export const rocket = ({ accent }: Paint, coat = IVORY) =>
  group(
    'rotate(32)',
    path('M-20 54C-26 84 -8 90 0 104C8 90 26 84 20 54Z', '#ff9a2e') +
      path('M-10 54C-12 74 -4 78 0 88C4 78 12 74 10 54Z', '#fff3a8') +
      both(path('M-26 6C-54 22 -58 50 -54 66L-22 48Z', accent, { stroke: NIGHT, 'stroke-width': 2 })) +
      path('M0 -100C34 -70 40 -10 26 54L-26 54C-40 -10 -34 -70 0 -100Z', coat, { stroke: NIGHT, 'stroke-width': 2 }) +
      path('M0 -100C16 -86 24 -68 28 -46L-28 -46C-24 -68 -16 -86 0 -100Z', RUBY) +
      circle(0, -12, 19, GOLD) +
      circle(0, -12, 13, SAPPHIRE) +
      line('M-7 -18C-4 -22 0 -22 2 -21', '#ffffff', 3) +
      box(-24, 36, 48, 12, 3, accent),
  )

export const comet = ({ light, accent }: Paint) =>
  path('M98 -98C40 -80 -20 -40 -60 4L-10 58C34 16 76 -40 98 -98Z', accent, { opacity: 0.55 }) +
  path('M84 -80C40 -62 -10 -24 -44 14L-18 42C20 8 60 -36 84 -80Z', light, { opacity: 0.8 }) +
  path('M60 -52C30 -36 0 -12 -26 18L-14 30C16 4 42 -22 60 -52Z', '#ffffff', { opacity: 0.9 }) +
  circle(-42, 40, 44, GOLD) +
  circle(-52, 30, 10, '#a8690c') +
  circle(-28, 54, 13, '#a8690c') +
  circle(-58, 58, 7, '#a8690c')

export const meteors = ({ light }: Paint) =>
  [
    [-34, 34, 1],
    [40, 50, 0.7],
    [-64, -40, 0.55],
    [28, -34, 0.8],
  ]
    .map(([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        path('M64 -76C30 -56 0 -24 -22 -4L8 26C32 0 54 -36 64 -76Z', '#ff7a1e', { opacity: 0.8 }) +
          path('M48 -54C24 -38 4 -16 -12 0L6 18C24 0 38 -26 48 -54Z', light) +
          circle(-8, 10, 25, '#7a4638') +
          circle(-14, 4, 7, '#4a2620') +
          circle(2, 18, 6, '#4a2620'),
      ),
    )
    .join('')

const bands = (colour: string) =>
  path(
    'M-62 -34C-30 -22 30 -22 62 -34L70 -14C30 -2 -30 -2 -70 -14ZM-70 16C-30 30 30 30 70 16L60 40C30 50 -30 50 -60 40Z',
    colour,
    {
      opacity: 0.45,
    },
  )

export const planet = (_paint: Paint, coat = AMBER) =>
  circle(0, 0, 76, coat) +
  bands('#5a1a08') +
  circle(-24, -40, 13, '#5a1a08', { opacity: 0.5 }) +
  circle(34, 4, 18, '#5a1a08', { opacity: 0.5 }) +
  circle(-34, 42, 10, '#5a1a08', { opacity: 0.5 }) +
  line('M-58 -24C-48 -46 -30 -60 -10 -64', '#ffffff', 6, { opacity: 0.6 }) +
  circle(80, -66, 15, IVORY)

export const saturn = ({ light, accent }: Paint, coat = GOLD) =>
  group(
    'rotate(-20)',
    path('M-100 0A100 30 0 0 1 100 0L84 0A84 20 0 0 0 -84 0Z', light, { opacity: 0.7 }) +
      circle(0, 0, 58, coat) +
      group('scale(.8)', bands('#8a4a06')) +
      path('M-100 0A100 30 0 0 0 100 0L84 0A84 20 0 0 1 -84 0Z', light) +
      path('M-82 0A82 19 0 0 0 82 0L70 0A70 13 0 0 1 -70 0Z', accent),
  )

export const galaxy = ({ light, accent }: Paint) =>
  group(
    'rotate(-24) scale(1 .72)',
    circle(0, 0, 96, accent, { opacity: 0.18 }) +
      around(4, () => path('M0 -12C40 -40 92 -20 96 34C80 4 44 -6 10 12Z', light, { opacity: 0.75 })) +
      around(4, () => path('M0 -10C30 -28 66 -14 70 22C56 4 30 -2 8 10Z', '#ffffff', { opacity: 0.75 }), 20) +
      circle(0, 0, 26, '#fff6c8') +
      circle(0, 0, 15, '#ffffff'),
  ) +
  [
    [-74, -60, 4],
    [70, -72, 5],
    [-82, 58, 5],
    [78, 66, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => star(4, r * 2.4, r * 0.8, '#ffffff', { transform: `translate(${x} ${y})` }))
    .join('')

export const blackHole = ({ accent }: Paint) =>
  group(
    'rotate(-14)',
    circle(0, 0, 70, '#ffb347', { opacity: 0.3 }) +
      ellipse(0, 0, 58, 58, 'none', { stroke: '#ffd98a', 'stroke-width': 9 }) +
      ellipse(0, 0, 98, 26, '#ff8a2e', { opacity: 0.9 }) +
      ellipse(0, 0, 82, 17, '#fff0b8') +
      circle(0, -4, 46, '#05030d') +
      path('M-98 2A98 28 0 0 0 98 2L82 0A82 15 0 0 1 -82 0Z', '#ffd25e') +
      path('M-84 8A90 28 0 0 0 84 8L70 6A72 17 0 0 1 -70 6Z', accent, { opacity: 0.7 }),
  )

export const satellite = ({ light }: Paint, coat = STEEL) =>
  group(
    'rotate(-24)',
    both(
      line('M-28 0L-40 0', '#c6d2e4', 8) +
        box(-100, -30, 62, 60, 4, SAPPHIRE, { stroke: light, 'stroke-width': 3 }) +
        line('M-80 -30L-80 30M-60 -30L-60 30M-100 0L-38 0', light, 2.5),
    ) +
      box(-28, -44, 56, 88, 12, coat, { stroke: NIGHT, 'stroke-width': 2 }) +
      box(-28, -12, 56, 14, 0, GOLD) +
      circle(0, 22, 11, SAPPHIRE, { stroke: NIGHT, 'stroke-width': 3 }) +
      path('M-36 -62C-30 -90 30 -90 36 -62C20 -50 -20 -50 -36 -62Z', IVORY, { stroke: NIGHT, 'stroke-width': 2 }) +
      line('M0 -66L0 -98', '#c6d2e4', 4) +
      circle(0, -98, 6, '#e0323c'),
  )

export const robot = ({ accent }: Paint, coat = GOLD) =>
  line('M0 -70L0 -92', '#c6d2e4', 6) +
  circle(0, -94, 9, accent) +
  both(box(-86, -36, 20, 46, 9, STEEL)) +
  box(-66, -72, 132, 104, 30, coat, { stroke: '#5a3503', 'stroke-width': 3 }) +
  box(-52, -50, 104, 58, 22, NIGHT) +
  both(circle(-24, -22, 15, accent) + circle(-24, -22, 7, '#ffffff')) +
  line('M-16 22L16 22', '#5a3503', 5) +
  path('M-54 96C-58 56 -36 44 0 44C36 44 58 56 54 96Z', coat, { stroke: '#5a3503', 'stroke-width': 3 }) +
  circle(0, 70, 15, NIGHT) +
  path('M0 60L6 70L0 82L-6 70Z', accent)

/** A miner's pick in glowing ore. */
export const pickaxe = ({ accent, light }: Paint) =>
  path('M-90 96L-60 40L-30 62L0 34L34 58L62 36L92 96Z', '#34304e') +
  path('M-46 96L-34 62L-18 96ZM10 96L26 54L44 96Z', accent) +
  path('M-46 96L-34 62L-30 96ZM10 96L26 54L28 96Z', light) +
  line('M-56 66L46 -52', '#5a3208', 17) +
  line('M-56 66L46 -52', '#b3743a', 10) +
  path('M-36 -88C10 -92 70 -60 92 18C66 -24 30 -46 -4 -50C-20 -54 -34 -70 -36 -88Z', STEEL, {
    stroke: NIGHT,
    'stroke-width': 3,
  }) +
  box(26, -62, 34, 24, 5, GOLD, { transform: 'rotate(40 43 -50)' })
