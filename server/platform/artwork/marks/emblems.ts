import { around, both, box, circle, ellipse, group, line, path, star } from '../shapes.ts'

/** A sign in two colours, drawn around (0, 0) within −64 … 64. */
export type Emblem = (ink: string, second: string) => string

/** One emblem for each vendor; what its name suggests, where it does. */
export const EMBLEMS = {
  luckyStar: (ink, second) => star(5, 66, 30, ink) + star(5, 30, 13, second),
  pinwheel: (ink, second) =>
    around(4, () => path('M0 0C-6 -34 20 -64 62 -62C58 -34 36 -8 0 0Z', ink)) + circle(0, 0, 13, second),
  swirl: (ink, second) =>
    around(3, () => path('M0 -16C26 -72 86 -40 60 20C56 -14 30 -26 0 -16Z', ink)) + circle(0, 0, 15, second),
  jester: (ink, second) =>
    path(
      'M-58 -34C-30 -34 -20 -10 -14 6C-8 -24 -10 -46 0 -60C10 -46 8 -24 14 6C20 -10 30 -34 58 -34C46 -4 44 16 42 34L-42 34C-44 16 -46 -4 -58 -34Z',
      ink,
    ) +
    box(-42, 42, 84, 18, 6, second) +
    circle(0, -62, 9, second) +
    both(circle(-60, -36, 9, second)),
  ingot: (ink, second) =>
    path('M-66 -8C-46 6 -34 8 -26 8C-22 -26 22 -26 26 8C34 8 46 6 66 -8C62 34 38 52 0 52C-38 52 -62 34 -66 -8Z', ink) +
    star(4, 22, 7, second, { transform: 'translate(0 -44)' }),
  spade: (ink, second) =>
    path(
      'M0 -62C56 -10 64 26 30 32C18 34 8 26 5 16L16 60L-16 60L-5 16C-8 26 -18 34 -30 32C-64 26 -56 -10 0 -62Z',
      ink,
    ) + circle(0, -6, 12, second),
  peaks: (ink, second) =>
    path('M-66 50L-28 -36L-4 10L16 -22L66 50Z', ink) +
    path('M-28 -36L-14 -8L-28 -14L-40 -8Z', second) +
    circle(38, -42, 15, second),
  play: (ink, second) =>
    circle(0, 0, 60, 'none', {
      stroke: second,
      'stroke-width': 11,
      'stroke-dasharray': '250 127',
      'stroke-linecap': 'round',
    }) + path('M-22 -38L46 0L-22 38Z', ink, { stroke: ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
  cube: (ink, second) =>
    path('M0 -64L56 -32L0 0L-56 -32Z', second) +
    path('M-56 -20L-6 8L-6 66L-56 36Z', ink) +
    path('M56 -20L6 8L6 66L56 36Z', ink, { opacity: 0.7 }),
  bolt: (ink, second) => path('M18 -68L-46 12L-8 12L-20 68L48 -18L8 -18Z', ink) + both(circle(-50, -38, 7, second)),
  chevrons: (ink, second) =>
    path('M-54 58L0 14L54 58L54 34L0 -10L-54 34Z', second) + path('M-54 16L0 -28L54 16L54 -10L0 -58L-54 -10Z', ink),
  drop: (ink, second) =>
    path('M0 -68C34 -22 52 0 52 24C52 50 28 66 0 66C-28 66 -52 50 -52 24C-52 0 -34 -22 0 -68Z', ink) +
    path('M-52 22C-30 6 -10 40 14 28C28 20 40 16 52 24C52 50 28 66 0 66C-28 66 -52 50 -52 22Z', second),
  wings: (ink, second) =>
    both(
      path('M-10 44C-18 -20 -42 -50 -72 -54C-64 -34 -66 -20 -56 -8C-58 8 -48 20 -40 24C-36 38 -22 46 -10 44Z', ink),
    ) + circle(0, -22, 15, second),
  pagoda: (ink, second) =>
    path(
      'M0 -68L30 -36L54 -26L34 -18L34 -4L66 8L42 18L42 58L-42 58L-42 18L-66 8L-34 -4L-34 -18L-54 -26L-30 -36Z',
      ink,
    ) +
    path('M-13 58L-13 36C-13 20 13 20 13 36L13 58Z', second) +
    box(-22, -14, 44, 9, 3, second),
  rings: (ink, second) =>
    circle(-24, 0, 36, 'none', { stroke: ink, 'stroke-width': 15 }) +
    circle(24, 0, 36, 'none', { stroke: second, 'stroke-width': 15 }) +
    path('M-24 -36A36 36 0 0 1 8 -17', 'none', { stroke: ink, 'stroke-width': 15 }),
  waves: (ink, second) =>
    [-32, 4, 40]
      .map((y, index) =>
        line(`M-58 ${y}C-38 ${y - 30} -20 ${y + 26} 0 ${y}S38 ${y - 30} 58 ${y}`, index === 1 ? second : ink, 16),
      )
      .join(''),
  horns: (ink, second) =>
    both(path('M-8 6C-48 8 -72 -22 -62 -62C-50 -34 -30 -24 -8 -22Z', ink)) +
    path('M-28 0L28 0C26 34 14 60 0 62C-14 60 -26 34 -28 0Z', ink) +
    circle(0, 40, 10, 'none', { stroke: second, 'stroke-width': 7 }),
  eagle: (ink, second) =>
    path(
      'M-68 -30C-34 -44 -14 -22 0 -6C14 -22 34 -44 68 -30C58 12 34 26 14 26L24 60L0 46L-24 60L-14 26C-34 26 -58 12 -68 -30Z',
      ink,
    ) + circle(0, -30, 15, second),
  bee: (ink, second) =>
    both(ellipse(-36, -20, 28, 18, second, { transform: 'rotate(24 -36 -20)' })) +
    ellipse(0, 16, 30, 46, ink) +
    line('M-26 6L26 6M-28 26L28 26M-20 44L20 44', second, 8) +
    circle(0, -40, 15, ink) +
    line('M-8 -52L-18 -66M8 -52L18 -66', ink, 6),
  crown: (ink, second) =>
    path('M-64 -28L-32 2L0 -56L32 2L64 -28L52 42L-52 42Z', ink) +
    box(-52, 48, 104, 14, 5, second) +
    circle(0, 18, 11, second),
  moon: (ink, second) =>
    path('M24 -60C-30 -64 -66 -26 -60 18C-54 62 0 80 42 48C4 50 -22 24 -20 -10C-18 -32 0 -52 24 -60Z', ink) +
    star(5, 26, 11, second, { transform: 'translate(32 -4)' }),
  eye: (ink, second) =>
    path('M-68 0C-38 -50 38 -50 68 0C38 50 -38 50 -68 0Z', ink) + circle(0, 0, 27, second) + circle(0, 0, 12, ink),
  lotus: (ink, second) =>
    both(
      path('M-8 44C-46 40 -66 14 -66 -14C-40 -12 -16 10 -8 44Z', ink) +
        path('M-5 40C-36 14 -38 -22 -24 -46C-6 -26 2 6 -5 40Z', second),
    ) + path('M0 44C-20 10 -18 -34 0 -62C18 -34 20 10 0 44Z', ink),
  sunrise: (ink, second) =>
    path('M-44 28A44 44 0 0 1 44 28Z', ink) +
    [-72, -36, 0, 36, 72]
      .map((turn) => group(`translate(0 28) rotate(${turn})`, box(-6, -78, 12, 24, 6, second)))
      .join('') +
    box(-64, 36, 128, 12, 6, ink),
  paw: (ink, second) =>
    path('M0 0C28 0 46 22 44 42C40 62 18 54 0 54C-18 54 -40 62 -44 42C-46 22 -28 0 0 0Z', ink) +
    both(ellipse(-48, -2, 14, 19, second) + ellipse(-19, -36, 15, 21, second)),
  key: (ink, second) =>
    circle(0, -32, 28, 'none', { stroke: ink, 'stroke-width': 16 }) +
    line('M0 0L0 60M0 58L26 58M0 34L20 34', ink, 15) +
    circle(0, -32, 9, second),
  coin: (ink, second) =>
    circle(0, 0, 60, ink) +
    box(-19, -19, 38, 38, 3, second) +
    around(4, () => line('M-14 -40C-6 -48 6 -48 14 -40', second, 8)),
  torch: (ink, second) =>
    path('M0 -70C26 -40 38 -26 30 -2C26 12 14 18 0 18C-14 18 -28 10 -30 -4C-32 -22 -14 -24 0 -70Z', second) +
    path('M-38 14L38 14L26 32L12 36L8 66L-8 66L-12 36L-26 32Z', ink),
  shuriken: (ink, second) =>
    around(4, () => path('M0 -12L-10 -66L24 -24Z', ink)) + circle(0, 0, 20, ink) + circle(0, 0, 9, second),
  orbit: (ink, second) =>
    group('rotate(-28)', ellipse(0, 0, 66, 24, 'none', { stroke: second, 'stroke-width': 10 })) +
    circle(0, 0, 32, ink) +
    circle(58, -30, 10, second),
  football: (ink, second) =>
    circle(0, 0, 62, ink) +
    path('M0 -26L25 -8L15 21L-15 21L-25 -8Z', second) +
    around(5, () => line('M0 -26L0 -46', second, 7) + path('M-17 -60L17 -60L0 -44Z', second)),
  pitch: (ink, second) =>
    box(-64, -42, 128, 84, 12, 'none', { stroke: ink, 'stroke-width': 12 }) +
    line('M0 -40L0 40', ink, 9) +
    circle(0, 0, 20, second) +
    both(line('M-64 -16L-44 -16L-44 16L-64 16', ink, 8)),
  cup: (ink, second) =>
    path('M-36 -60L36 -60C36 -14 26 10 0 16C-26 10 -36 -14 -36 -60Z', ink) +
    both(line('M-38 -46C-66 -50 -64 -8 -30 -4', ink, 10)) +
    path('M-8 14L8 14L12 40L-12 40Z', ink) +
    box(-32, 42, 64, 18, 6, second),
  gamepad: (ink, second) =>
    path('M-40 -34C-66 -34 -74 20 -64 42C-56 58 -38 46 -30 28L30 28C38 46 56 58 64 42C74 20 66 -34 40 -34Z', ink) +
    line('M-44 -4L-20 -4M-32 -16L-32 8', second, 9) +
    circle(24, 4, 7, second) +
    circle(40, -12, 7, second),
  cock: (ink, second) =>
    path('M-34 62C-36 20 -14 8 -16 -14C-14 -40 26 -44 30 -12C34 14 48 34 50 62Z', ink) +
    path('M-16 -32C-34 -44 -26 -58 -14 -54C-14 -70 6 -70 8 -56C20 -68 36 -56 30 -42C40 -38 36 -26 28 -26Z', second) +
    path('M-16 -18L-52 -4L-16 4Z', second) +
    circle(6, -16, 6, second),
  starBall: (ink, second) => circle(0, 0, 62, ink) + star(5, 40, 16, second),
  seaBall: (ink, second) =>
    circle(0, -14, 42, ink) +
    circle(0, -14, 17, second) +
    line('M-62 40C-40 20 -20 56 0 40S40 20 62 40', second, 14) +
    line('M-44 62C-26 48 -14 70 0 62S26 48 44 62', ink, 10),
  fastBall: (ink, second) =>
    circle(22, 0, 42, ink) + circle(22, 0, 17, second) + line('M-64 -26L-30 -26M-56 0L-36 0M-64 26L-30 26', second, 13),
} satisfies Readonly<Record<string, Emblem>>
