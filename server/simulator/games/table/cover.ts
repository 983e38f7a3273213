import type { SimulatedGame } from '../../play/game.ts'
import { drawCard } from './card-art.ts'
import type { Card } from './cards.ts'
import { feltOf } from './felts.ts'

interface Lying {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly turn: number
}

const chipColours = ['#c22d3f', '#1f6fc4', '#1d8a5b', '#7a3fc0', '#b88a1e']

function chip(x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y})"><ellipse cy="5" rx="22" ry="13" fill="#0008"/><ellipse rx="22" ry="13" fill="${colour}" stroke="#fff" stroke-width="3" stroke-dasharray="9 7"/><ellipse rx="13" ry="7.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.5"/></g>`
}

/** The line with a game's name that every cover of these kinds ends with. */
export function nameBand(game: SimulatedGame): string {
  const name = game.names.vi
  return `<path d="M0 232h300v68H0z" fill="#05070f" opacity=".8"/><path d="M0 232h300" stroke="#f3c969" stroke-width="3"/>
<text x="150" y="277" text-anchor="middle" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="800" font-size="${Math.min(30, 430 / name.length).toFixed(1)}" fill="#fff4d6">${escapeName(name)}</text>`
}

function escapeName(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A number that differs from game to game, so that neighbours in a list never look alike. */
export function numberOf(code: string): number {
  return [...code].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7)
}

/** Cards on a felt with stacks of chips, and the game's name. */
export function drawTableCover(game: SimulatedGame, cards: readonly Lying[]): string {
  const { ground, felt } = feltOf(game.theme)
  const seed = numberOf(game.code)
  const stacks = [0, 1, 2].map((stack) => {
    const colour = chipColours[(seed + stack * 2) % chipColours.length] ?? '#c22d3f'
    const height = 2 + ((seed >> stack) % 4)
    return Array.from({ length: height }, (_, level) => chip(60 + stack * 90, 212 - level * 8, colour)).join('')
  })
  const lying = cards.map(
    ({ card, x, y, turn }) =>
      `<g transform="translate(${x} ${y}) rotate(${turn + (seed % 7) - 3} 50 70)"><svg width="96" height="134" viewBox="0 0 100 140">${drawCard(card)}</svg></g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="felt" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${felt[0]}"/><stop offset="1" stop-color="${felt[1]}"/></radialGradient></defs>
<path d="M0 0h300v300H0z" fill="url(#felt)"/><path d="M-20 196Q150 ${250 + (seed % 20)} 320 196" fill="none" stroke="#f3c969" stroke-opacity=".6" stroke-width="3"/><path d="M-20 ${20 + (seed % 30)}Q150 -30 320 ${20 + (seed % 30)}" fill="none" stroke="${ground[2]}" stroke-opacity=".5" stroke-width="2"/>
${lying.join('')}${stacks.join('')}${nameBand(game)}</svg>`
}
