/** The drawn pictures of one theme: SVG inside a box of 100 × 100, painted with the shared gradients below. */
export type Pictures = Readonly<Record<'wild' | 'scatter' | 'first' | 'second' | 'third' | 'fourth', string>>

const gradients: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#fff4c2', '#f2bd45', '#9a5f12'],
  red: ['#ff9d8a', '#d8303a', '#6d0a1d'],
  jade: ['#b9f7d6', '#2fb987', '#0b5446'],
  blue: ['#b5e4ff', '#3b8ff0', '#122f86'],
  pink: ['#ffe1ef', '#f76fae', '#94195f'],
  violet: ['#e6d2ff', '#8a58ec', '#371480'],
  teal: ['#c4fff6', '#21bcc4', '#075a70'],
  orange: ['#ffe2ab', '#f98a2b', '#93320a'],
  pearl: ['#ffffff', '#e5e0f2', '#8f86ad'],
  wood: ['#e0a868', '#8f5527', '#46240d'],
  steel: ['#f2f6ff', '#8fa0c2', '#36425f'],
  dark: ['#35456f', '#18223f', '#080c1a'],
}

/** Gradients every picture may use as `url(#gold)`; `shine` is the white gloss on top of things. */
export const definitions = `<defs>${Object.entries(gradients)
  .map(
    ([name, [light, middle, deep]]) =>
      `<linearGradient id="${name}" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  )
  .join(
    '',
  )}<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="#fff3b8" stop-opacity=".95"/><stop offset=".55" stop-color="#ffc94d" stop-opacity=".4"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient><filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2.5" stdDeviation="2" flood-color="#000" flood-opacity=".55"/></filter></defs>`

/** The same shape set round a centre, `count` times. */
export function around(count: number, shape: string, centreX = 50, centreY = 50): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} ${centreX} ${centreY})">${shape}</g>`,
  ).join('')
}

/** A ribbon with a word across the foot of a picture, for the two symbols with a duty. */
export function ribbon(word: string, paint: string): string {
  return `<path d="M6 70h88l-6 10 6 10H6l6-10z" fill="url(#${paint})" stroke="#fff4c2" stroke-width="1.5"/><text x="50" y="85.5" text-anchor="middle" font-family="Arial Black,Arial,sans-serif" font-weight="900" font-size="15" letter-spacing="1" fill="#fff" stroke="#1a0b05" stroke-width="2.5" paint-order="stroke">${word}</text>`
}

/** The ribbon of the symbol that brings free spins. */
export function scatterRibbon(paint: string): string {
  return ribbon('SCATTER', paint).replace('font-size="15"', 'font-size="13"')
}
