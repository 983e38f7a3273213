import { type Card, rankOf, ranks, suitOf } from './deck.ts'

/** Suits as outlines in a box of 100 × 100, in the order of the pack. */
const outlines = [
  'M50 6C46 22 12 40 12 62c0 13 9 21 20 21 6 0 11-3 14-7-1 8-4 13-10 18h28c-6-5-9-10-10-18 3 4 8 7 14 7 11 0 20-8 20-21C88 40 54 22 50 6z',
  'M50 6a21 21 0 0 0-17 33 21 21 0 1 0 13 35c-1 9-4 15-10 20h28c-6-5-9-11-10-20a21 21 0 1 0 13-35A21 21 0 0 0 50 6z',
  'M50 4c9 18 22 34 36 46-14 12-27 28-36 46-9-18-22-34-36-46C28 38 41 22 50 4z',
  'M50 92C40 74 8 58 8 33 8 19 18 9 30 9c9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 10 22 24 0 25-32 41-42 59z',
] as const

const inks = ['#16203a', '#16203a', '#c9182b', '#c9182b'] as const
/** Four shades beside the two inks help to tell the suits apart at a glance. */
const tints = ['#dfe6f6', '#dcf0e6', '#fdebdc', '#fde2e4'] as const

const firstPicture = 9

/** One card as a picture of 120 × 168: a large index that is read at the size of a thumb, the suit below it. */
export function drawCard(card: Card): string {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const ink = inks[suit] ?? inks[0]
  const mark = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${outlines[suit]}" fill="${ink}"/>`
  const index = ranks[rank] ?? ''
  const isTen = index.length > 1
  return frame(`<rect x="1.5" y="1.5" width="117" height="165" rx="13" fill="url(#paper)" stroke="#b9c0d4" stroke-width="1.5"/>
<path d="M1.5 120V153a13 13 0 0 0 13 13.5h91a13 13 0 0 0 13-13.5V70z" fill="${tints[suit]}"/>
${rank >= firstPicture ? ornament(rank, ink) : ''}
<text x="${isTen ? 7 : 12}" y="58" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="58" letter-spacing="${isTen ? -7 : 0}" fill="${ink}">${index}</text>
${mark(13, 68, 34)}${mark(52, 96, 60)}`)
}

/** A crown for the king, a tiara for the queen, a feathered cap for the jack, rays for the ace. */
function ornament(rank: number, ink: string): string {
  const shapes = [
    '<path d="M74 60c4-18 24-20 32-10-4 2-6 6-6 11z"/><path d="M100 48c6-10 8-18 6-28-8 4-12 14-12 24z" opacity=".7"/>',
    '<path d="M70 62c2-16 8-24 18-28 10 4 16 12 18 28-8-6-28-6-36 0z"/><circle cx="88" cy="28" r="5"/><circle cx="72" cy="48" r="3.5"/><circle cx="104" cy="48" r="3.5"/>',
    '<path d="M68 62l-4-30 13 12 11-20 11 20 13-12-4 30z"/><circle cx="64" cy="30" r="4"/><circle cx="88" cy="22" r="4"/><circle cx="112" cy="30" r="4"/>',
    '<g opacity=".5">' +
      Array.from(
        { length: 8 },
        (_, ray) => `<path transform="rotate(${ray * 45} 88 46)" d="M86.4 20h3.2l1 12h-5.2z"/>`,
      ).join('') +
      '</g><circle cx="88" cy="46" r="7"/>',
  ]
  return `<g fill="url(#gilt)" stroke="${ink}" stroke-opacity=".35" stroke-width="1">${shapes[rank - firstPicture] ?? ''}</g>`
}

/** The back of every card. */
export function drawCardBack(): string {
  const lattice = Array.from({ length: 13 }, (_, line) => {
    const at = (line - 4) * 20
    return `<path d="M${at} 8l160 160M${at + 40} 8l-160 160"/>`
  }).join('')
  const petals = Array.from(
    { length: 8 },
    (_, petal) => `<path transform="rotate(${petal * 45} 60 84)" d="M60 84c-9-10-9-20 0-30 9 10 9 20 0 30z"/>`,
  ).join('')
  return frame(`<rect x="1.5" y="1.5" width="117" height="165" rx="13" fill="url(#paper)" stroke="#b9c0d4" stroke-width="1.5"/>
<clipPath id="inside"><rect x="8" y="8" width="104" height="152" rx="8"/></clipPath>
<g clip-path="url(#inside)"><path d="M0 0h120v168H0z" fill="url(#lacquer)"/><g stroke="#f4cf7a" stroke-opacity=".35" stroke-width="1.4" fill="none">${lattice}</g>
<circle cx="60" cy="84" r="36" fill="#7d0f22" stroke="url(#gilt)" stroke-width="3"/><g fill="url(#gilt)">${petals}</g><circle cx="60" cy="84" r="6" fill="#7d0f22"/></g>`)
}

function frame(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 168"><defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#eef1f8"/></linearGradient><linearGradient id="gilt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#c98d2b"/></linearGradient><linearGradient id="lacquer" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c02138"/><stop offset="1" stop-color="#6d0b1e"/></linearGradient></defs>${content}</svg>`
}
