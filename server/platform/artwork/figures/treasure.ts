import type { Paint } from '../paint.ts'
import { around, box, circle, ellipse, GOLD, group, IVORY, JADE, line, path, RUBY } from '../shapes.ts'

const coinAt = (x: number, y: number, radius: number) =>
  group(
    `translate(${x} ${y})`,
    circle(0, 4, radius, '#6d4206') +
      circle(0, 0, radius, GOLD) +
      circle(0, 0, radius * 0.8, 'none', { stroke: '#9c640f', 'stroke-width': radius * 0.05 }) +
      box(-radius * 0.24, -radius * 0.24, radius * 0.48, radius * 0.48, 2, '#8a560b') +
      box(-radius * 0.19, -radius * 0.17, radius * 0.42, radius * 0.42, 2, '#5a3503') +
      path(
        `M${-radius * 0.62} ${-radius * 0.5}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.2} ${-radius * 0.78}`,
        'none',
        {
          stroke: '#fffbe6',
          'stroke-width': radius * 0.07,
          'stroke-linecap': 'round',
        },
      ),
  )

/** Three old coins with a square hole. */
export const coins = () => coinAt(-38, 34, 44) + coinAt(46, 40, 38) + coinAt(4, -20, 62)

/** A boat of gold, as on New Year pictures. */
export const ingot = () =>
  coinAt(-66, 62, 24) +
  coinAt(68, 64, 22) +
  path(
    'M-98 -14C-70 6 -50 8 -40 8C-34 -34 34 -34 40 8C50 8 70 6 98 -14C94 46 54 74 0 74C-54 74 -94 46 -98 -14Z',
    GOLD,
  ) +
  path('M-40 8C-34 -34 34 -34 40 8C20 20 -20 20 -40 8Z', '#fff2c0') +
  path('M-34 4C-26 -24 26 -24 34 4C18 12 -18 12 -34 4Z', '#f3b93c') +
  line('M-80 12C-66 48 -34 62 -8 64', '#fff6d8', 5, { opacity: 0.8 })

export const flame = () =>
  path(
    'M0 -96C26 -58 66 -34 62 22C60 66 30 88 0 88C-32 88 -62 64 -62 22C-62 -6 -44 -22 -36 -44C-24 -34 -20 -24 -18 -10C-4 -34 6 -62 0 -96Z',
    RUBY,
  ) +
  path(
    'M4 -44C18 -18 42 -4 40 30C38 60 18 76 0 76C-22 76 -40 58 -38 32C-36 14 -26 6 -20 -8C-12 2 -10 10 -8 18C2 0 8 -20 4 -44Z',
    '#ff9a2e',
  ) +
  path(
    'M2 4C12 20 24 28 22 46C20 62 10 70 0 70C-12 70 -22 60 -20 46C-18 36 -12 32 -8 24C-4 30 -2 34 0 38C4 26 4 16 2 4Z',
    '#ffe27a',
  )

/** A dragon's eye among scales. */
export const eye = ({ accent, accentDeep }: Paint) =>
  around(12, () =>
    path('M0 -98C16 -84 18 -66 0 -54C-18 -66 -16 -84 0 -98Z', GOLD, { stroke: '#7a4a05', 'stroke-width': 2 }),
  ) +
  path('M-84 0C-50 -52 50 -52 84 0C50 52 -50 52 -84 0Z', '#2a1203') +
  path('M-76 0C-46 -44 46 -44 76 0C46 44 -46 44 -76 0Z', '#fff0b8') +
  circle(0, 0, 39, accentDeep) +
  circle(0, 0, 34, accent) +
  around(24, () => line('M0 -32L0 -18', accentDeep, 2, { opacity: 0.7 })) +
  ellipse(0, 0, 9, 33, '#140601') +
  circle(-13, -14, 8, '#ffffff', { opacity: 0.92 })

/** A ring of jade on a red cord. */
export const ring = () =>
  line('M0 -98L0 -60M0 62L0 96M-12 74L12 74', '#e0323c', 7) +
  circle(0, 4, 66, '#063d2e') +
  circle(0, 0, 66, JADE) +
  circle(0, 0, 48, 'none', { stroke: '#0a4d3a', 'stroke-width': 3, 'stroke-dasharray': '9 7' }) +
  circle(0, 0, 25, '#0a3b2e') +
  circle(0, 2, 22, '#051f18') +
  line('M-50 -22A56 56 0 0 1 -10 -53', '#e8fff5', 7, { opacity: 0.85 })

/** An open fan with a golden rim. */
export const fan = () =>
  group(
    'translate(0 62)',
    Array.from({ length: 9 }, (_none, index) =>
      group(
        `rotate(${(index - 4) * 17})`,
        path('M-4 0L-19 -138Q0 -146 19 -138L4 0Z', index % 2 ? RUBY : '#b3142a', {
          stroke: '#6d0717',
          'stroke-width': 1.5,
        }) + path('M-17 -122L-19 -138Q0 -146 19 -138L17 -122Q0 -129 -17 -122Z', GOLD),
      ),
    ).join('') +
      circle(0, 0, 13, GOLD) +
      circle(0, 0, 5, '#6d0717'),
  )

export const chest = () =>
  coinAt(-34, -26, 24) +
  coinAt(30, -30, 26) +
  coinAt(0, -40, 26) +
  path('M-84 -20C-84 -78 84 -78 84 -20L70 -20C66 -56 -66 -56 -70 -20Z', '#7b4318') +
  path('M-84 -20C-84 -84 84 -84 84 -20L74 -20C68 -70 -68 -70 -74 -20Z', GOLD) +
  coinAt(-52, -8, 22) +
  coinAt(50, -8, 22) +
  coinAt(0, -12, 26) +
  box(-86, 0, 172, 76, 10, '#8a4d1c') +
  box(-86, 0, 172, 16, 6, GOLD) +
  box(-86, 62, 172, 14, 6, GOLD) +
  box(-62, 0, 16, 76, 0, GOLD) +
  box(46, 0, 16, 76, 0, GOLD) +
  box(-18, 8, 36, 40, 8, GOLD, { stroke: '#6d4206', 'stroke-width': 3 }) +
  circle(0, 24, 7, '#4a2b02') +
  box(-3, 26, 6, 14, 2, '#4a2b02')

export const gem = ({ light, bright, ground, accent }: Paint) =>
  path('M-52 -66L52 -66L92 -20L0 88L-92 -20Z', bright) +
  path('M-52 -66L-30 -20L-92 -20Z', light) +
  path('M52 -66L30 -20L92 -20Z', ground) +
  path('M-52 -66L0 -66L-30 -20ZM52 -66L0 -66L30 -20Z', accent, { opacity: 0.7 }) +
  path('M0 -66L30 -20L-30 -20Z', '#ffffff', { opacity: 0.75 }) +
  path('M-30 -20L30 -20L0 88Z', light, { opacity: 0.85 }) +
  path('M-92 -20L-30 -20L0 88Z', bright) +
  path('M92 -20L30 -20L0 88Z', ground) +
  line('M-52 -66L52 -66L92 -20L0 88L-92 -20Z', '#ffffff', 3, { opacity: 0.7 })

export const drum = () =>
  path('M-80 -34L-62 62C-40 84 40 84 62 62L80 -34Z', RUBY) +
  Array.from({ length: 7 }, (_none, index) =>
    circle(-69 + index * 23, -10 + Math.sin((index / 6) * Math.PI) * 20, 4.5, GOLD),
  ).join('') +
  Array.from({ length: 6 }, (_none, index) =>
    circle(-55 + index * 22, 50 + Math.sin((index / 5) * Math.PI) * 18, 4.5, GOLD),
  ).join('') +
  ellipse(0, -34, 80, 30, '#7c0d20') +
  ellipse(0, -38, 80, 30, GOLD) +
  ellipse(0, -38, 68, 24, IVORY) +
  ellipse(0, -38, 18, 7, '#e0323c') +
  line('M-94 -96L-22 -44', '#8a4d1c', 9) +
  line('M94 -96L22 -44', '#8a4d1c', 9) +
  circle(-22, -44, 9, '#ffe9b0') +
  circle(22, -44, 9, '#ffe9b0')
