import type { Paint } from '../paint.ts'
import { around, box, circle, ellipse, GOLD, group, line, path, RUBY, STEEL } from '../shapes.ts'

/** Towers at night with a neon outline. */
export const skyline = ({ accent, light }: Paint) =>
  circle(0, -10, 70, accent, { opacity: 0.35 }) +
  (
    [
      [-92, 6, 34],
      [-52, -48, 38],
      [-8, -86, 30],
      [28, -28, 34],
      [66, 14, 28],
    ] as const
  )
    .map(
      ([x, y, width], index) =>
        box(x, y, width, 96 - y, 3, '#0c0a24', { stroke: index % 2 ? light : accent, 'stroke-width': 3.5 }) +
        Array.from({ length: Math.floor((84 - y) / 16) }, (_none, floor) =>
          [0, 1]
            .map((window) =>
              box(
                x + 7 + window * (width - 22),
                y + 10 + floor * 16,
                8,
                7,
                1,
                (floor * 2 + window + index) % 3 ? '#ffe48a' : '#4c4388',
              ),
            )
            .join(''),
        ).join(''),
    )
    .join('') +
  line('M7 -86L7 -100', light, 4) +
  line('M-100 96L100 96', accent, 5)

/** A striped sun over a grid, as in an arcade. */
export const sun = ({ accent, light }: Paint) =>
  circle(0, -14, 70, '#ffd35c') +
  circle(0, -14, 70, accent, { opacity: 0.55 }) +
  [2, 14, 27, 41].map((y, index) => box(-80, y, 160, 3 + index * 2, 0, '#1a0b33')).join('') +
  path('M-100 58L100 58L100 100L-100 100Z', '#160a30') +
  [-90, -56, -26, 0, 26, 56, 90].map((x) => line(`M${x * 0.6} 58L${x * 1.5} 100`, light, 2.5)).join('') +
  [60, 68, 80, 96].map((y) => line(`M-100 ${y}L100 ${y}`, light, 2.5)).join('')

export const bolt = ({ accent, light }: Paint) =>
  circle(0, 0, 88, 'none', { stroke: light, 'stroke-width': 5, opacity: 0.8 }) +
  circle(0, 0, 76, '#0d0a26', { opacity: 0.7 }) +
  path('M24 -94L-46 14L-6 14L-24 94L50 -22L8 -22Z', accent, {
    stroke: '#ffffff',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  path('M24 -94L-46 14L-6 14L-24 94L50 -22L8 -22Z', GOLD, { opacity: 0.65 })

/** A wheel at full speed. */
export const wheel = ({ accent, light }: Paint) =>
  [-46, -18, 12, 40, 64]
    .map((y, index) => line(`M${-100 + index * 6} ${y}L${-56 + (index % 2) * 8} ${y}`, index % 2 ? light : accent, 5))
    .join('') +
  group(
    'translate(18 4)',
    circle(0, 0, 78, '#0a0a16') +
      circle(0, 0, 78, 'none', { stroke: accent, 'stroke-width': 6 }) +
      circle(0, 0, 56, STEEL) +
      around(10, () => path('M-5 -14L-9 -52L9 -52L5 -14Z', '#20263a')) +
      circle(0, 0, 17, GOLD) +
      circle(0, 0, 8, '#20263a') +
      line('M-56 -34A66 66 0 0 1 -14 -64', '#ffffff', 5, { opacity: 0.7 }),
  )

/** Three arrows, ever brighter. */
export const arrows = ({ accent, light }: Paint) =>
  [
    [-58, accent, 0.45],
    [-14, light, 0.75],
    [32, '#ffffff', 1],
  ]
    .map(([x, colour, opacity]) =>
      path(
        `M${x} -78L${Number(x) + 34} -78L${Number(x) + 66} 0L${Number(x) + 34} 78L${x} 78L${Number(x) + 32} 0Z`,
        String(colour),
        { opacity: Number(opacity) },
      ),
    )
    .join('')

export const lantern = () =>
  line('M0 -100L0 -72', '#7a4a05', 4) +
  ellipse(0, -2, 82, 68, '#ffb347', { opacity: 0.35 }) +
  ellipse(0, -2, 68, 60, RUBY) +
  [52, 32, 11]
    .map((width) => ellipse(0, -2, width, 60, 'none', { stroke: '#ffd98a', 'stroke-width': 3, opacity: 0.75 }))
    .join('') +
  ellipse(0, -2, 24, 46, '#ffe9a8', { opacity: 0.45 }) +
  box(-34, -72, 68, 15, 6, GOLD) +
  box(-34, 53, 68, 15, 6, GOLD) +
  [-22, -11, 0, 11, 22].map((x) => line(`M${x} 68L${x * 1.1} ${96 - Math.abs(x) * 0.3}`, '#f6c453', 4)).join('')

export const trident = () =>
  line('M0 98L0 -40', '#7a4a05', 16) +
  line('M0 98L0 -40', '#f6c453', 10) +
  path(
    'M-10 -30C-60 -26 -62 -56 -58 -88L-76 -70L-54 -100L-36 -70L-48 -80C-50 -60 -46 -50 -10 -50L-10 -78L-22 -66L0 -100L22 -66L10 -78L10 -50C46 -50 50 -60 48 -80L36 -70L54 -100L76 -70L58 -88C62 -56 60 -26 10 -30Z',
    GOLD,
    { stroke: '#7a4a05', 'stroke-width': 2.5 },
  ) +
  circle(0, -22, 14, '#37c7e8', { stroke: '#fff3c4', 'stroke-width': 4 }) +
  circle(-4, -27, 4, '#ffffff') +
  line('M-16 20L16 20M-16 34L16 34', '#fff3c4', 6)
