import type { SimulatedGame } from '../../play/game.ts'
import { nameBand, numberOf } from '../table/cover.ts'
import { arenaOf } from './themes.ts'

interface Plumage {
  readonly body: string
  readonly wing: string
  readonly tail: string
  readonly neck: string
}

const plumages: Record<'meron' | 'wala', Plumage> = {
  meron: { body: '#7a1d16', wing: '#c33a22', tail: '#2a0d12', neck: '#f08a2c' },
  wala: { body: '#17305f', wing: '#2f6fc9', tail: '#0b1730', neck: '#e8eefc' },
}

/** A cock facing right, on a square of 200. */
function cock({ body, wing, tail, neck }: Plumage): string {
  return `<path d="M66 116C36 112 20 90 24 58c10 12 18 18 26 20-8-14-10-30-2-46 6 18 14 30 24 36-4-12-2-24 4-34 8 22 16 40 22 58z" fill="${tail}"/><path d="M30 66c10 18 22 30 40 40M54 46c6 20 14 34 28 48" fill="none" stroke="${wing}" stroke-width="3" stroke-linecap="round"/>
<path d="M62 112c6-20 26-30 46-28 14 1 22-8 26-24 4-14 16-22 28-18 10 4 12 16 8 26-6 12-8 22-10 34-4 28-24 46-50 46s-52-12-48-36z" fill="${body}"/>
<path d="M136 54c6-12 18-16 28-10 8 6 8 16 4 26-8 18-10 30-12 40-10-2-26-10-32-22 6-8 8-22 12-34z" fill="${neck}"/><path d="M138 70l-8 20M148 66l-8 32M158 66l-8 38" stroke="${body}" stroke-width="2.500" stroke-linecap="round" opacity=".55"/>
<path d="M80 106c16-12 40-10 52 4-6 20-26 30-46 26-8-2-12-8-12-14 8 2 14 0 18-4-6 0-10-4-12-12z" fill="${wing}"/><path d="M88 112c14-6 28-4 38 4M84 122c14 0 26-2 38-2M92 131c10-2 18-4 26-8" fill="none" stroke="${tail}" stroke-width="2.500" stroke-linecap="round" opacity=".6"/>
<path d="M146 42c0-10 4-14 8-16 0 4 2 6 4 6 0-6 4-10 10-10-2 4 0 8 2 10 2-4 6-4 8-4-4 6-2 14-6 20-6-6-16-8-26-6z" fill="#e0394d"/><path d="M168 62c4 4 6 12 2 18-6-2-8-10-6-16z" fill="#e0394d"/>
<circle cx="159" cy="52" r="5.500" fill="#fff6d8"/><circle cx="160.500" cy="52" r="3" fill="#1a1206"/><path d="M152 46l12 2" stroke="#1a1206" stroke-width="2.500" stroke-linecap="round"/><path d="M170 52l20 7-19 6z" fill="#f3b63f" stroke="#8a5a10" stroke-width="1.500"/>
<path d="M98 146l-4 26m0 0l-14 8m14-8l4 10m-4-10l14 4M124 144l6 26m0 0l-10 10m10-10l10 8m-10-8l16 0" fill="none" stroke="#e8a23a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A side's cock as a picture of its own; both face right, the page mirrors Wala. */
export function drawCock(side: 'meron' | 'wala'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${cock(plumages[side])}</svg>`
}

/** Two cocks face each other in the arena. */
export function drawCockfightCover(game: SimulatedGame): string {
  const { ground, sand } = arenaOf(game.theme)
  const seed = numberOf(game.code)
  const lamps = [0, 1, 2, 3, 4].map(
    (lamp) =>
      `<path d="M${20 + lamp * 65} 0l${-30 + (seed % 9)} 190h60z" fill="${ground[2]}" opacity=".1"/><circle cx="${20 + lamp * 65}" cy="6" r="7" fill="#fff3c4"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>
<path d="M0 0h300v300H0z" fill="url(#night)"/>${lamps.join('')}<ellipse cx="150" cy="216" rx="190" ry="52" fill="${sand}"/><ellipse cx="150" cy="216" rx="150" ry="36" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<g transform="translate(${-18 + (seed % 8)} ${52 - (seed % 12)}) scale(.86)">${cock(plumages.meron)}</g>
<g transform="translate(${316 - (seed % 7)} ${48 + (seed % 10)}) scale(-.86 .86)">${cock(plumages.wala)}</g>
<text x="150" y="52" text-anchor="middle" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="900" font-size="34" font-style="italic" fill="#ffd166">VS</text>${nameBand(game)}</svg>`
}
