import type { Paint } from '../paint.ts'
import { AMBER, around, both, circle, ellipse, GOLD, group, IVORY, JADE, line, path, RUBY, star } from '../shapes.ts'

const INK = '#1a0803'

/** A dragon's face among the flames of its mane. */
export const dragon = ({ accent, accentDeep }: Paint, coat = GOLD) =>
  star(17, 98, 66, accentDeep, { transform: 'translate(0 -2)' }) +
  star(17, 84, 58, accent, { transform: 'translate(0 -2) rotate(10)', opacity: 0.85 }) +
  both(
    line('M-22 -52C-36 -70 -42 -82 -38 -98M-34 -74C-48 -78 -58 -86 -60 -96', '#6d4206', 15) +
      line('M-22 -52C-36 -70 -42 -82 -38 -98M-34 -74C-48 -78 -58 -86 -60 -96', '#ffe9a8', 9) +
      path('M-54 -24C-82 -40 -94 -30 -98 -12C-86 -4 -70 -2 -54 -6Z', coat, { stroke: INK, 'stroke-width': 2 }),
  ) +
  path(
    'M0 -66C40 -66 66 -40 62 -6C60 12 48 18 46 36C44 64 24 78 0 78C-24 78 -44 64 -46 36C-48 18 -60 12 -62 -6C-66 -40 -40 -66 0 -66Z',
    coat,
    { stroke: INK, 'stroke-width': 3 },
  ) +
  path('M-42 50C-20 62 20 62 42 50C36 86 -36 86 -42 50Z', '#7c0d20', { stroke: INK, 'stroke-width': 2 }) +
  both(
    path('M-36 54L-28 72L-20 58Z', '#ffffff') +
      path('M-54 -14C-44 -30 -20 -28 -12 -10C-26 0 -44 0 -54 -14Z', '#fffbe6', { stroke: INK, 'stroke-width': 2 }) +
      circle(-31, -13, 9, '#d3202f') +
      ellipse(-31, -13, 3.5, 9, INK) +
      path('M-62 -20C-48 -48 -18 -42 -6 -20C-24 -34 -42 -32 -62 -20Z', accent, { stroke: INK, 'stroke-width': 2 }) +
      circle(-20, 30, 15, coat, { stroke: INK, 'stroke-width': 2 }) +
      circle(-20, 32, 6, INK) +
      line('M-42 36C-72 34 -90 52 -84 80', '#fff3c4', 5),
  ) +
  line('M-16 -2L0 6L16 -2M-14 12L0 20L14 12', INK, 3, { opacity: 0.55 }) +
  path('M0 -58L12 -42L0 -26L-12 -42Z', '#37e0c8', { stroke: '#fff3c4', 'stroke-width': 3 })

const BODY = 'M-78 78C-10 104 58 78 34 40C10 4 -72 16 -66 -34C-60 -76 -12 -80 26 -64'

/** A long dragon winding through the air, after its pearl. */
export const longDragon = ({ accent }: Paint, coat = JADE) =>
  line(BODY, '#fff3c4', 46, { 'stroke-dasharray': '5 15', 'stroke-linecap': 'butt' }) +
  line(BODY, INK, 36) +
  line(BODY, coat, 31) +
  line(BODY, '#fff3c4', 11, { opacity: 0.75, 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' }) +
  path('M-78 78L-100 60L-94 80L-100 98Z', accent) +
  line('M-10 32L-34 56M-34 56L-44 50M-34 56L-38 66M-48 -52L-76 -66M-76 -66L-80 -54M-76 -66L-86 -72', '#ffe27a', 7) +
  line('M26 -78C14 -88 8 -96 10 -104M38 -80C36 -92 40 -98 48 -102', '#fff3c4', 7) +
  path(
    'M8 -60C2 -88 40 -90 54 -74C72 -74 92 -66 94 -54L70 -46L92 -40C80 -30 60 -30 44 -38C26 -38 12 -44 8 -60Z',
    coat,
    {
      stroke: INK,
      'stroke-width': 3,
    },
  ) +
  circle(44, -66, 9, '#fffbe6') +
  circle(46, -66, 5, '#d3202f') +
  path('M16 -46L-8 -30L12 -30L2 -12L34 -34Z', accent) +
  line('M88 -62C100 -70 100 -82 92 -90', '#fff3c4', 4) +
  circle(74, 10, 20, '#ff9a2e', { opacity: 0.6 }) +
  circle(74, 10, 14, IVORY) +
  circle(70, 5, 4, '#ffffff')

export const phoenix = ({ accent, light }: Paint, coat = RUBY) =>
  [-44, -22, 0, 22, 44]
    .map((turn) =>
      group(
        `translate(0 16) rotate(${turn})`,
        path('M0 0C-14 30 -12 60 0 84C12 60 14 30 0 0Z', coat, { stroke: '#ffd98a', 'stroke-width': 2 }) +
          circle(0, 62, 8, GOLD) +
          circle(0, 62, 4, accent),
      ),
    )
    .join('') +
  both(
    path(
      'M-8 -14C-26 -66 -66 -92 -100 -84C-90 -72 -96 -64 -86 -56C-94 -50 -92 -40 -82 -36C-88 -26 -80 -16 -70 -16C-70 -4 -56 4 -44 2C-36 16 -20 20 -6 20Z',
      coat,
      { stroke: '#7c0d20', 'stroke-width': 2 },
    ) +
      path('M-10 -8C-26 -44 -52 -66 -80 -66C-66 -54 -64 -44 -52 -36C-46 -20 -28 -8 -12 4Z', AMBER) +
      path('M-10 -2C-22 -24 -36 -36 -54 -40C-44 -24 -30 -8 -12 6Z', '#ffe27a'),
  ) +
  path('M0 -46C20 -40 24 -6 12 26L0 40L-12 26C-24 -6 -20 -40 0 -46Z', GOLD, { stroke: '#7a4a05', 'stroke-width': 2 }) +
  line('M0 -66L0 -96M-6 -66L-22 -92M6 -66L22 -92', light, 4) +
  [-22, 0, 22].map((x) => circle(x, -96 + Math.abs(x) * 0.2, 6, '#e0323c')).join('') +
  circle(0, -54, 19, GOLD, { stroke: '#7a4a05', 'stroke-width': 2 }) +
  both(circle(-7, -57, 3.5, INK)) +
  path('M-6 -50L6 -50L0 -38Z', '#e0323c')

/** The head of a lion dance. */
export const lionDance = ({ accent }: Paint, coat = RUBY) =>
  around(20, (index) => circle(0, -84, 17, index % 2 ? '#fff6e6' : '#ffd25e')) +
  circle(0, 0, 82, coat) +
  both(
    path('M-40 -56C-70 -84 -92 -70 -88 -44C-78 -34 -62 -34 -50 -40Z', coat, { stroke: '#fff6e6', 'stroke-width': 6 }) +
      circle(-34, -14, 27, '#ffffff') +
      circle(-34, -14, 20, accent) +
      circle(-34, -12, 13, INK) +
      circle(-39, -19, 5, '#ffffff') +
      line('M-64 -38C-48 -54 -22 -50 -10 -34', '#fff6e6', 9) +
      circle(-62, 22, 9, '#ffd25e'),
  ) +
  circle(0, -62, 14, '#e7edf7', { stroke: GOLD, 'stroke-width': 5 }) +
  path('M-16 14C-16 2 16 2 16 14C16 28 -16 28 -16 14Z', '#2fbf86') +
  path('M-62 34C-40 46 40 46 62 34C58 88 -58 88 -62 34Z', '#fff6e6') +
  path('M-52 42C-34 52 34 52 52 42C46 78 -46 78 -52 42Z', '#7c0d20') +
  path('M-20 60C-10 52 10 52 20 60C16 74 -16 74 -20 60Z', '#ff7b8a') +
  [-36, -14, 8, 28].map((x) => path(`M${x} 46L${x + 12} 46L${x + 6} 57Z`, '#ffffff')).join('')

/** The god of wealth, smiling under his winged hat. */
export const wealthGod = (_paint: Paint, coat = RUBY) =>
  both(
    path('M-44 -58C-74 -70 -98 -60 -100 -44C-84 -34 -62 -38 -44 -44Z', coat, { stroke: '#ffd25e', 'stroke-width': 4 }) +
      circle(-78, -52, 7, GOLD),
  ) +
  path('M-70 98C-66 60 -40 50 0 50C40 50 66 60 70 98Z', coat) +
  ellipse(0, 0, 54, 56, '#ffd9b0') +
  both(circle(-54, 2, 12, '#ffd9b0')) +
  path('M-52 -24C-56 -70 -26 -96 0 -96C26 -96 56 -70 52 -24C30 -38 -30 -38 -52 -24Z', coat) +
  line('M-52 -26C-30 -40 30 -40 52 -26', '#ffd25e', 10) +
  path('M0 -90C14 -80 16 -62 0 -50C-16 -62 -14 -80 0 -90Z', GOLD) +
  circle(0, -68, 7, '#2fbf86') +
  both(
    line('M-34 -6C-28 -14 -18 -14 -12 -6', INK, 5) +
      line('M-38 -20C-28 -26 -18 -24 -10 -18', INK, 4) +
      circle(-32, 16, 11, '#ff9a8a', { opacity: 0.6 }) +
      path('M-4 22C-20 14 -40 22 -52 38C-34 34 -18 34 -4 28Z', INK),
  ) +
  circle(0, 10, 8, '#f6bd8c') +
  path('M-14 30C-6 36 6 36 14 30C12 46 -12 46 -14 30Z', '#b3142a') +
  path('M-20 46C-12 52 12 52 20 46L0 96Z', INK) +
  path('M-24 82L24 82L34 72C34 94 20 98 0 98C-20 98 -34 94 -34 72Z', GOLD, { stroke: '#7a4a05', 'stroke-width': 2 })
