import type { Uniform } from '../../../random/uniform.ts'
import { type Card, drawCards, packSize } from '../../cards/deck.ts'
import { beats, readCombination, sortCards, strengthOf, winsAtOnce } from './combination.ts'

export const seats = 4
/** Cards dealt to each seat. */
export const handSize = packSize / seats
/** The player's place at the table; the others are the house's own. */
export const playerSeat = 0

/** Cards laid down by a seat; none when it passed. */
export interface Move {
  readonly seat: number
  readonly cards: readonly Card[]
  /** Played by the house because the player's time was over. */
  readonly isForced?: boolean
}

/** A game as it stands: everything a restart needs. */
export interface TienLenState {
  readonly hands: readonly (readonly Card[])[]
  readonly turn: number
  /** What is to be beaten, and by whom it was laid; null for who leads. */
  readonly table: { readonly seat: number; readonly cards: readonly Card[] } | null
  /** Seats out of this round. */
  readonly passed: readonly number[]
  /** Seats that laid down their last card, first to last. */
  readonly finished: readonly number[]
  readonly moves: readonly Move[]
  /** The seat that won when the cards were dealt. */
  readonly wonAtOnce: number | null
}

/** Deals thirteen cards to each seat; the three of spades leads. */
export function dealTienLen(uniform: Uniform): TienLenState {
  const pack = drawCards(packSize, uniform)
  const hands = Array.from({ length: seats }, (_, seat) =>
    sortCards(pack.slice(seat * handSize, (seat + 1) * handSize)),
  )
  const turn = hands.findIndex((hand) => hand.some((card) => strengthOf(card) === 0))
  const winner = hands.findIndex(winsAtOnce)
  return {
    hands,
    turn,
    table: null,
    passed: [],
    finished: [],
    moves: [],
    wonAtOnce: winner === -1 ? null : winner,
  }
}

/** Whether the player's place is certain: the rest is of no consequence to him. */
export function isOver(state: TienLenState): boolean {
  return state.wonAtOnce !== null || state.finished.includes(playerSeat) || state.finished.length === seats - 1
}

/** The player's place, 1 … 4; meaningful once the game is over. */
export function placeOf(state: TienLenState): number {
  const place = state.finished.indexOf(playerSeat)
  return place === -1 ? seats : place + 1
}

/** Why cards may not be played now; undefined when they may. No cards is a pass. */
export function refusalOf(state: TienLenState, seat: number, cards: readonly Card[]): string | undefined {
  if (isOver(state) || state.turn !== seat) return 'NOT_YOUR_TURN'
  if (cards.length === 0) return state.table ? undefined : 'MUST_LEAD'
  const hand = state.hands[seat] ?? []
  if (new Set(cards).size !== cards.length || cards.some((card) => !hand.includes(card))) return 'NOT_YOUR_CARDS'
  const combination = readCombination(cards)
  if (!combination) return 'NO_COMBINATION'
  if (state.moves.length === 0 && !cards.some((card) => strengthOf(card) === 0)) return 'THREE_OF_SPADES_FIRST'
  const table = state.table && readCombination(state.table.cards)
  return !table || beats(combination, table) ? undefined : 'TOO_WEAK'
}

/** The game after a move that `refusalOf` allows. */
export function playMove(state: TienLenState, move: Move): TienLenState {
  const { seat, cards } = move
  const isPass = cards.length === 0
  const hands = state.hands.map((hand, each) => (each === seat ? hand.filter((card) => !cards.includes(card)) : hand))
  const isOut = hands[seat]?.length === 0
  return passTurn({
    ...state,
    hands,
    table: isPass ? state.table : { seat, cards: sortCards(cards) },
    passed: isPass ? [...state.passed, seat] : state.passed,
    finished: isOut ? [...state.finished, seat] : state.finished,
    moves: [...state.moves, move],
  })
}

/** Gives the turn to who comes next; a round ends when nobody is left to answer, and its last player leads. */
function passTurn(state: TienLenState): TienLenState {
  const after = (seat: number) => Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats)
  const isIn = (seat: number) => !state.finished.includes(seat)
  const next = after(state.turn).find((seat) => isIn(seat) && !state.passed.includes(seat))
  const last = state.table?.seat
  if (next !== undefined && next !== last) return { ...state, turn: next }
  // Whoever laid the last cards leads; has he gone out, then the next one still in.
  const leader = last !== undefined && isIn(last) ? last : after(last ?? state.turn).find(isIn)
  return { ...state, turn: leader ?? state.turn, table: null, passed: [] }
}
