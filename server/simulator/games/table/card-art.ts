import { type Card, rankOf, type Suit, suitOf } from './cards.ts'

const suitPaths: Record<Suit, string> = {
  S: 'M50 8C60 32 92 44 92 67c0 16-22 22-35 8 1 9 4 15 10 19H33c6-4 9-10 10-19C30 89 8 83 8 67 8 44 40 32 50 8z',
  H: 'M50 92C22 68 8 52 8 34 8 10 42 6 50 30 58 6 92 10 92 34c0 18-14 34-42 58z',
  D: 'M50 6Q64 32 86 50 64 68 50 94 36 68 14 50 36 32 50 6z',
  C: 'M50 8a20 20 0 0 1 17 31 20 20 0 1 1-10 33c1 10 4 17 10 21H33c6-4 9-11 10-21a20 20 0 1 1-10-33A20 20 0 0 1 50 8z',
}

const isRed = (suit: Suit) => suit === 'H' || suit === 'D'
const inkOf = (suit: Suit) => (isRed(suit) ? '#c8172e' : '#161a2c')

/** Where the pips of 2 … 10 stand, on a card of 100 by 140. */
const columns: Record<number, readonly (readonly [number, readonly number[]])[]> = {
  2: [[50, [34, 106]]],
  3: [[50, [34, 70, 106]]],
  4: [
    [33, [34, 106]],
    [67, [34, 106]],
  ],
  5: [
    [33, [34, 106]],
    [67, [34, 106]],
    [50, [70]],
  ],
  6: [
    [33, [34, 70, 106]],
    [67, [34, 70, 106]],
  ],
  7: [
    [33, [34, 70, 106]],
    [67, [34, 70, 106]],
    [50, [52]],
  ],
  8: [
    [33, [34, 70, 106]],
    [67, [34, 70, 106]],
    [50, [52, 88]],
  ],
  9: [
    [33, [32, 57, 83, 108]],
    [67, [32, 57, 83, 108]],
    [50, [70]],
  ],
  10: [
    [33, [32, 57, 83, 108]],
    [67, [32, 57, 83, 108]],
    [50, [45, 95]],
  ],
}

function pip(suit: Suit, x: number, y: number, size: number): string {
  const turn = y > 72 ? ` rotate(180 ${x} ${y})` : ''
  return `<g transform="${turn.trim()} translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"><path d="${suitPaths[suit]}" fill="${inkOf(suit)}"/></g>`
}

/** Half of a court card, seen from the waist up; the other half is the same turned round. */
function courtHalf(rank: number, suit: Suit): string {
  const robe = isRed(suit) ? ['#c8172e', '#f0b429', '#7d0f22'] : ['#20357f', '#d9a441', '#0f1a45']
  const face =
    '<path d="M41 38h18v12c0 7-4 11-9 11s-9-4-9-11z" fill="#f6d7b4"/><path d="M44 45h3M53 45h3M47 54q3 2 6 0M50 46v4" stroke="#4a2a18" stroke-width="1.3" fill="none" stroke-linecap="round"/>'
  const robes = `<path d="M24 70c1-9 9-12 17-13l9 8 9-8c8 1 16 4 17 13z" fill="${robe[0]}"/><path d="M41 57l9 8 9-8 3 13H38z" fill="${robe[1]}"/><path d="M47 63l3 3 3-3 1 7h-8z" fill="${robe[2]}"/>`
  const heads: Record<number, string> = {
    11: `<path d="M39 40c-3 7-3 13-1 17h4V40zM61 40c3 7 3 13 1 17h-4V40z" fill="#b8772e"/><path d="M37 38c2-8 9-11 17-10 6 1 9 5 9 10z" fill="${robe[0]}" stroke="${robe[2]}"/><path d="M58 29c8-4 12-2 14 3-5 0-8 1-11 4z" fill="${robe[1]}"/>`,
    12: `<path d="M39 38c-7 6-6 16-3 22h6V40zM61 38c7 6 6 16 3 22h-6V40z" fill="#3a2014"/><path d="M38 38l2-10 5 5 5-8 5 8 5-5 2 10z" fill="${robe[1]}" stroke="${robe[2]}"/><circle cx="50" cy="31" r="2" fill="${robe[0]}"/>`,
    13: `<path d="M41 49c-1 10 4 16 9 16s10-6 9-16c-2 4-5 5-9 5s-7-1-9-5z" fill="#6b5444"/><path d="M36 38l-2-13 8 6 8-9 8 9 8-6-2 13z" fill="${robe[1]}" stroke="${robe[2]}"/><path d="M36 38h28v3H36z" fill="${robe[0]}"/><circle cx="50" cy="24" r="2.4" fill="${robe[0]}"/>`,
  }
  return `${robes}${face}${heads[rank] ?? ''}${pip(suit, 30, 32, 13)}`
}

function middle(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  if (rank === 1) {
    return `<circle cx="50" cy="70" r="31" fill="none" stroke="${inkOf(suit)}" stroke-opacity=".22" stroke-width="1.2" stroke-dasharray="2 3"/>${pip(suit, 50, 70, 46)}`
  }
  if (rank > 10) {
    const half = courtHalf(rank, suit)
    return `<rect x="21" y="18" width="58" height="104" rx="5" fill="#fff7e0" stroke="#c79b3b" stroke-width="1.2"/>${half}<g transform="rotate(180 50 70)">${half}</g>`
  }
  return (columns[rank] ?? []).flatMap(([x, rows]) => rows.map((y) => pip(suit, x, y, 19))).join('')
}

/** The face of a card as a picture of 100 by 140. */
export function drawCard(card: Card): string {
  const suit = suitOf(card)
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0)
  const corner = `<text x="${rank.length > 1 ? 11.5 : 11}" y="21" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="18" letter-spacing="${rank.length > 1 ? -2.5 : 0}" fill="${inkOf(suit)}">${rank}</text>${pip(suit, 11, 31, 12)}`
  return frame(
    `<rect x=".6" y=".6" width="98.8" height="138.8" rx="9" fill="#fffdf7" stroke="#cfc8b6" stroke-width="1.2"/>${middle(card)}${corner}<g transform="rotate(180 50 70)">${corner}</g>`,
  )
}

/** The back all cards share. */
export function drawCardBack(): string {
  const lattice = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => {
      const [x, y] = [20 + column * 20, 20 + row * 20]
      return `<path d="M${x} ${y - 8}q5 4 5 8t-5 8q-5-4-5-8t5-8zM${x - 8} ${y}q4-5 8-5t8 5q-4 5-8 5t-8-5z" fill="none" stroke="#f3c969" stroke-opacity=".75" stroke-width="1"/>`
    }).join(''),
  ).join('')
  return frame(
    `<rect x=".6" y=".6" width="98.8" height="138.8" rx="9" fill="#fffdf7" stroke="#cfc8b6" stroke-width="1.2"/><rect x="6" y="6" width="88" height="128" rx="6" fill="#7a1226"/><rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="#f3c969" stroke-width="1.4"/>${lattice}`,
  )
}

function frame(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">${content}</svg>`
}
