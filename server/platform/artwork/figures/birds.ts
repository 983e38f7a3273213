import type { Paint } from '../paint.ts'
import { AMBER, both, box, circle, ellipse, GOLD, group, JADE, line, path, STEEL, star } from '../shapes.ts'

const INK = '#1a0803'

export const owl = ({ light }: Paint, coat = AMBER) =>
  star(5, 9, 4, light, { transform: 'translate(-78 -66)' }) +
  star(5, 7, 3, light, { transform: 'translate(80 -40)' }) +
  line('M-92 86L92 78', '#5a3208', 12) +
  path(
    'M-54 -96C-40 -84 40 -84 54 -96C62 -70 66 -20 60 20C54 64 30 82 0 84C-30 82 -54 64 -60 20C-66 -20 -62 -70 -54 -96Z',
    coat,
  ) +
  path('M0 84C-24 82 -36 60 -36 34C-36 10 36 10 36 34C36 60 24 82 0 84Z', '#ffe9c4') +
  line('M-22 36L-14 44L-6 36M6 36L14 44L22 36M-12 54L-4 62L4 54L12 62', '#b3681a', 4) +
  both(
    circle(-27, -34, 31, '#fff6e6') +
      circle(-27, -34, 22, '#ffd25e') +
      circle(-25, -33, 13, INK) +
      circle(-30, -39, 5, '#ffffff') +
      path('M-60 -10C-72 20 -66 52 -44 66C-52 42 -52 16 -60 -10Z', '#8f3a06') +
      line('M-26 82L-26 92M-16 84L-16 92', GOLD, 7),
  ) +
  path('M-9 -22L9 -22L0 0Z', '#f28a24')

export const parrot = (_paint: Paint, coat = 'url(#ruby)') =>
  path('M-46 98C-60 50 -58 0 -50 -30C-40 -76 0 -96 36 -84C60 -74 70 -50 66 -26C62 0 54 20 56 98Z', coat) +
  path('M-52 98C-52 60 -40 30 -14 16C-4 40 -4 70 -8 98Z', '#2c6be0') +
  path('M-36 98C-36 70 -26 46 -10 36C-4 60 -8 80 -12 98Z', '#ffd25e') +
  path(
    'M-22 -90C-40 -104 -56 -98 -64 -84C-50 -84 -46 -76 -40 -68ZM6 -94C-2 -108 -18 -110 -28 -102C-16 -98 -12 -90 -10 -82Z',
    '#ffd25e',
  ) +
  path('M8 -58C30 -72 56 -62 58 -36C56 -14 34 -6 18 -14C2 -22 -4 -46 8 -58Z', '#fff6e6') +
  circle(28, -42, 11, '#ffd25e') +
  circle(30, -42, 6, INK) +
  circle(28, -45, 2.5, '#ffffff') +
  path('M56 -56C84 -56 98 -34 88 0C84 -14 72 -20 54 -18C48 -30 48 -46 56 -56Z', '#2b2f3d') +
  path('M56 -14C66 -14 74 -8 74 4C64 8 54 2 52 -8Z', '#4b5268') +
  line('M14 40C24 44 34 44 44 40M14 60C24 64 34 64 46 60M14 80C24 84 36 84 48 80', '#7c0d20', 4, { opacity: 0.7 })

/** Two cocks at each other. */
export const cockfight = () => {
  const cock =
    path('M-18 20C-60 10 -92 -20 -98 -64C-80 -50 -70 -56 -62 -70C-50 -48 -30 -40 -16 -30Z', '#14603f') +
    path('M-60 20C-70 -14 -40 -24 -26 -46C-18 -70 12 -66 8 -40C14 -10 8 30 -22 44C-42 50 -56 40 -60 20Z', '#c4511a') +
    path('M-52 18C-40 -6 -24 -10 -8 -4C-12 20 -30 34 -46 32Z', '#ffc861') +
    path('M-22 -62C-34 -78 -20 -86 -14 -76C-12 -92 4 -88 2 -74C16 -78 16 -62 6 -58Z', '#e0323c') +
    path('M4 -54L26 -46L6 -40Z', GOLD) +
    path('M2 -40C8 -30 8 -22 0 -20C-6 -26 -6 -34 -2 -40Z', '#e0323c') +
    circle(-4, -54, 4, INK) +
    line('M-30 44L-34 78M-34 78L-46 86M-34 78L-24 86M-14 40L0 66M0 66L-6 78M0 66L12 72', '#f6c453', 6)
  return (
    group('translate(-34 8) scale(.92)', cock) +
    group('translate(34 8) scale(-.92 .92)', cock) +
    star(9, 20, 8, '#fff3c4', { transform: 'translate(0 -22)' })
  )
}

/** A plane above the clouds. */
export const plane = ({ accent }: Paint, coat = STEEL) =>
  ellipse(-50, 72, 48, 16, '#ffffff', { opacity: 0.55 }) +
  ellipse(40, 84, 54, 15, '#ffffff', { opacity: 0.45 }) +
  group(
    'rotate(-24)',
    path('M-84 -14L-102 -54L-78 -54L-48 -18Z', accent) +
      path('M-16 -10L-50 -78L-24 -78L30 -12Z', accent, { opacity: 0.85 }) +
      path('M-94 -8C-60 -26 40 -30 74 -14C92 -6 100 2 96 8C80 22 -50 24 -80 14C-92 10 -100 0 -94 -8Z', coat, {
        stroke: '#3c4a66',
        'stroke-width': 2,
      }) +
      path('M-24 6L-60 78L-32 78L26 10Z', accent, { stroke: '#3c4a66', 'stroke-width': 2 }) +
      [-44, -24, -4, 16, 36].map((x) => circle(x, -8, 5.5, '#16325c')).join('') +
      path('M60 -16C74 -14 84 -8 88 -2L62 -2Z', '#16325c'),
  )

/** Up and away: a paper plane with its track. */
export const paperPlane = ({ light }: Paint, coat = 'url(#ivory)') =>
  line('M-92 86C-40 92 -60 40 -20 44C10 48 -10 76 -30 60C-44 44 -10 20 8 8', light, 5, { 'stroke-dasharray': '2 11' }) +
  path('M98 -92L-70 -24L-18 0Z', coat) +
  path('M98 -92L-18 0L-8 58L20 16Z', '#c6d2e4') +
  path('M98 -92L20 16L62 44Z', coat) +
  path('M-8 58L20 16L34 26Z', '#8b93ab')

export const balloon = ({ light, accent }: Paint, coat = 'url(#ruby)') =>
  path('M0 -98C50 -98 78 -62 74 -24C70 10 34 30 22 56L-22 56C-34 30 -70 10 -74 -24C-78 -62 -50 -98 0 -98Z', coat) +
  path('M0 -98C20 -80 30 -30 12 56L-12 56C-30 -30 -20 -80 0 -98Z', '#ffe27a') +
  both(path('M-44 -84C-66 -50 -54 -10 -22 56L-17 56C-34 0 -40 -50 -30 -92Z', accent)) +
  line('M-20 56L-14 72M20 56L14 72', '#5a3208', 3) +
  box(-18, 70, 36, 28, 6, '#9a5a22', { stroke: '#5a3208', 'stroke-width': 3 }) +
  line('M-18 80L18 80', '#5a3208', 2) +
  ellipse(-78, 66, 26, 10, light, { opacity: 0.6 }) +
  ellipse(74, 52, 24, 9, light, { opacity: 0.6 })

/** A singing kite with its long tail. */
export const kite = ({ accent, light }: Paint, coat = JADE) =>
  group(
    'rotate(20)',
    line('M0 40C-30 60 30 70 0 90C-16 98 -20 104 -10 112', accent, 6) +
      both(
        path('M0 -88C-46 -84 -92 -50 -98 -6C-70 -24 -36 -22 0 10Z', coat, { stroke: '#fff3c4', 'stroke-width': 3 }),
      ) +
      path('M0 -88C16 -40 16 0 0 44C-16 0 -16 -40 0 -88Z', '#ffe27a') +
      both(circle(-56, -42, 14, accent) + circle(-56, -42, 7, light)) +
      line('M-62 -78C-30 -94 30 -94 62 -78', '#7a4a05', 5),
  )
