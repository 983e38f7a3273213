import type { SimulatedGame } from '../../play/game.ts'
import { nameBand, numberOf } from '../table/cover.ts'
import { type CrashTheme, crashThemeOf, crashThemes } from './themes.ts'

/** What flies, each heading to the upper right on a square of 120. */
const vehicles: Record<CrashTheme, string> = {
  rocket: `<g transform="rotate(45 60 60)"><path d="M60 8c14 14 20 34 18 58H42C40 42 46 22 60 8z" fill="#f4f2ff" stroke="#6b5aa8" stroke-width="2"/><path d="M60 8c7 7 12 16 15 27H45C48 24 53 15 60 8z" fill="#ff4d6d"/><circle cx="60" cy="48" r="9" fill="#1d2a63" stroke="#c9c2ef" stroke-width="3.5"/><circle cx="57" cy="45" r="2.6" fill="#bfe3ff"/><path d="M42 52L26 76l16-6zM78 52l16 24-16-6z" fill="#ff4d6d" stroke="#8f1d3a" stroke-width="2"/><path d="M46 66h28l-4 10H50z" fill="#8b80c4"/><path d="M50 76h20c0 14-4 24-10 34-6-10-10-20-10-34z" fill="#ffb52e"/><path d="M55 76h10c0 8-2 14-5 20-3-6-5-12-5-20z" fill="#fff3c4"/></g>`,
  kite: `<path d="M60 60q-30 8-34 26t-20 22" fill="none" stroke="#ffe3a1" stroke-width="3"/><path d="M40 70l-10-3 3 10zM22 92l-11-1 5 9z" fill="#ff6b5e"/><path d="M108 12L96 70 60 60 50 24z" fill="#ff7a45" stroke="#7a2b08" stroke-width="2" stroke-linejoin="round"/><path d="M108 12L60 60 50 24z" fill="#ffc53d"/><path d="M108 12L96 70 78 42z" fill="#e0394d"/><path d="M108 12L60 60M50 24l46 46" stroke="#7a2b08" stroke-width="2"/>`,
  dragon: `<path d="M8 100c16 4 22-10 14-18s-2-20 12-16 22-4 20-16 6-18 18-14" fill="none" stroke="#c8172e" stroke-width="15" stroke-linecap="round"/><path d="M8 100c16 4 22-10 14-18s-2-20 12-16 22-4 20-16 6-18 18-14" fill="none" stroke="#f3c969" stroke-width="5" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M66 38c0-14 12-24 26-22 12 1 20 10 18 20-6 0-8 6-16 8-6 8-26 8-28-6z" fill="#e0394d" stroke="#7d0f22" stroke-width="2"/><path d="M82 16c-2-8 2-12 8-14M94 16c2-7 8-9 14-8" fill="none" stroke="#f3c969" stroke-width="4" stroke-linecap="round"/><circle cx="90" cy="27" r="4.5" fill="#fff6d8"/><circle cx="91.500" cy="27" r="2" fill="#2a0a05"/><path d="M108 36c6 4 8 10 4 16M96 44c2 6 8 8 12 6" fill="none" stroke="#f3c969" stroke-width="2.5" stroke-linecap="round"/>`,
  swallow: `<path d="M112 18c-12 0-20 6-26 14C68 26 46 30 30 44c16-2 28 0 38 6-12 8-22 20-28 34l-24 6 22 4-8 20 18-18c18-6 34-20 42-42 4-10 10-18 22-36z" fill="#163d6b" stroke="#0a1c33" stroke-width="2" stroke-linejoin="round"/><path d="M112 18c-8 2-14 6-18 12l6 8c4-6 8-12 12-20z" fill="#e0603a"/><path d="M68 50c8-4 18-4 24 0-4 14-14 28-30 36 6-12 8-24 6-36z" fill="#eaf4ff"/><circle cx="98" cy="27" r="2.2" fill="#fff"/>`,
}

/** What flies in a theme, as a picture of its own. */
export function drawVehicle(theme: CrashTheme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${vehicles[theme]}</svg>`
}

/** The curve of a flight that went well, and what flew it. */
export function drawCrashCover(game: SimulatedGame): string {
  const theme = crashThemeOf(game.theme)
  const { ground, curve } = crashThemes[theme]
  const seed = numberOf(game.code)
  const multiplier = (2 + (seed % 97) / 10).toFixed(2)
  const [tipX, tipY] = [196 + (seed % 24), 84 - (seed % 30)]
  const stars = Array.from({ length: 26 }, (_, star) => {
    const [x, y] = [(seed * (star + 3) * 17) % 300, (seed * (star + 5) * 29) % 210]
    return `<circle cx="${x}" cy="${y}" r="${0.8 + (star % 3) * 0.5}" fill="#fff" opacity="${0.35 + (star % 4) * 0.15}"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${ground[2]}" stop-opacity=".55"/><stop offset="1" stop-color="${ground[2]}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h300v300H0z" fill="url(#sky)"/>${stars}<circle cx="${tipX}" cy="${tipY + 10}" r="110" fill="url(#glow)"/>
<path d="M10 226Q${tipX * 0.7} 222 ${tipX} ${tipY + 26}V232H10z" fill="${curve}" opacity=".28"/><path d="M10 226Q${tipX * 0.7} 222 ${tipX} ${tipY + 26}" fill="none" stroke="${curve}" stroke-width="7" stroke-linecap="round"/>
<g transform="translate(${tipX - 44} ${tipY - 42})">${vehicles[theme]}</g>
<text x="22" y="62" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="900" font-size="44" fill="#fff">×${multiplier}</text>${nameBand(game)}</svg>`
}
