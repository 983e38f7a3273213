import type { Paint } from './paint.ts'
import type { Choices } from './random.ts'
import { around, circle, group, line, path } from './shapes.ts'

/** Patterns behind a figure, drawn around (0, 0) far enough to fill any picture of ours. */
const GROUNDS: readonly ((paint: Paint, choices: Choices) => string)[] = [
  ({ light }, { between }) =>
    around(16, () => path('M0 0L-34 -420L34 -420Z', light, { opacity: 0.13 }), between(0, 22)),
  ({ light }) =>
    [60, 100, 144, 192, 244, 300]
      .map((r) => circle(0, 0, r, 'none', { stroke: light, 'stroke-width': 9, opacity: 0.12 }))
      .join(''),
  ({ light, accent }, { between }) =>
    Array.from({ length: 34 }, () =>
      circle(between(-190, 190), between(-170, 120), between(2, 11), between(0, 1) > 0.6 ? accent : light, {
        opacity: between(0.15, 0.5),
      }),
    ).join(''),
  ({ light }, { below }) =>
    group(
      `rotate(${below(2) ? 32 : -32})`,
      Array.from({ length: 13 }, (_none, index) =>
        line(`M${-320 + index * 52} -340L${-320 + index * 52} 340`, light, 16, { opacity: 0.1 }),
      ).join(''),
    ),
  ({ light }) =>
    Array.from({ length: 7 }, (_row, row) =>
      Array.from({ length: 9 }, (_none, column) => {
        const x = -240 + column * 60 + (row % 2) * 30
        const y = -170 + row * 46
        return [28, 19, 10]
          .map((r) => circle(x, y, r, 'none', { stroke: light, 'stroke-width': 2.5, opacity: 0.2 }))
          .join('')
      }).join(''),
    ).join(''),
  ({ light, accent }) =>
    around(8, () => path('M0 -70C60 -120 60 -210 0 -290C-60 -210 -60 -120 0 -70Z', light, { opacity: 0.12 })) +
    around(8, () => path('M0 -60C24 -90 24 -130 0 -170C-24 -130 -24 -90 0 -60Z', accent, { opacity: 0.16 }), 22.5),
  ({ light }, { between }) =>
    Array.from({ length: 5 }, (_none, index) => {
      const y = -130 + index * 62 + between(-8, 8)
      return line(
        `M-260 ${y}C-180 ${y - 50} -120 ${y + 50} -40 ${y}S100 ${y - 50} 180 ${y}S260 ${y + 20} 300 ${y}`,
        light,
        11,
        { opacity: 0.13 },
      )
    }).join(''),
]

/** A pattern chosen by the id of the picture. */
export function groundOf(paint: Paint, choices: Choices): string {
  const draw = GROUNDS[choices.below(GROUNDS.length)]
  return draw === undefined ? '' : draw(paint, choices)
}
