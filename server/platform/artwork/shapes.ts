/** SVG by the piece. Figures are drawn around (0, 0) in a square from −100 to 100. */

type Attributes = Readonly<Record<string, string | number>>

function tag(name: string, attributes: Attributes, inner?: string): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  )
  return inner === undefined ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${inner}</${name}>`
}

const round = (value: number) => Math.round(value * 100) / 100

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
) => tag('rect', { x, y, width, height, rx, fill, ...more })
export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more })
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
export const group = (transform: string, inner: string, more: Attributes = {}) =>
  tag('g', { transform, ...more }, inner)

/** What stands at the start side, and again at the other: wings, horns, eyes. */
export const both = (half: string) => half + group('scale(-1 1)', half)

/** The same drawing `count` times around the middle. */
export function around(count: number, draw: (index: number) => string, start = 0): string {
  return Array.from({ length: count }, (_none, index) =>
    group(`rotate(${round(start + (index * 360) / count)})`, draw(index)),
  ).join('')
}

/** A many-pointed star. */
export function star(points: number, outer: number, inner: number, fill: string, more: Attributes = {}): string {
  const corners = Array.from({ length: points * 2 }, (_none, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
  })
  return path(`M${corners.join('L')}Z`, fill, more)
}

/** Gradients that every picture may use: gold, ivory, steel, ruby. */
export const METALS = [
  ['gold', '#fff3c4', '#f6c453', '#a8690c'],
  ['ivory', '#ffffff', '#fdf1dc', '#cdb48e'],
  ['steel', '#ffffff', '#c6d2e4', '#5c6f8f'],
  ['ruby', '#ff9d8a', '#e0323c', '#7c0d20'],
  ['jade', '#c9ffe4', '#2fbf86', '#0b5a44'],
  ['sapphire', '#b9dcff', '#3a86e8', '#123a86'],
  ['rose', '#ffe0ec', '#f27aa8', '#9a2560'],
  ['amethyst', '#e6d0ff', '#8f5be0', '#3d1a80'],
  ['amber', '#ffe0a8', '#f28a24', '#8f3a06'],
  ['onyx', '#8b93ab', '#333a50', '#0b0e18'],
]
  .map(
    ([id, light, middle, dark]) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
  .join('')

export const GOLD = 'url(#gold)'
export const IVORY = 'url(#ivory)'
export const STEEL = 'url(#steel)'
export const RUBY = 'url(#ruby)'
export const JADE = 'url(#jade)'
export const SAPPHIRE = 'url(#sapphire)'
export const ROSE = 'url(#rose)'
export const AMETHYST = 'url(#amethyst)'
export const AMBER = 'url(#amber)'
export const ONYX = 'url(#onyx)'
