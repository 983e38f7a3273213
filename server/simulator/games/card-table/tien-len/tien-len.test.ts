import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../../support/repeatable.ts'
import { type Card, packSize, ranks } from '../../cards/deck.ts'
import { chooseMove } from './bot.ts'
import { beats, readCombination, winsAtOnce } from './combination.ts'
import { payoutOf } from './settlement.ts'
import { dealTienLen, isOver, playMove, refusalOf, seats, type TienLenState } from './state.ts'

/** Cards as in `10h Js`. */
function cards(text: string): Card[] {
  return text
    .split(' ')
    .map((word) => (ranks as readonly string[]).indexOf(word.slice(0, -1)) * 4 + 'scdh'.indexOf(word.slice(-1)))
}

function beatsTable(mine: string, table: string): boolean {
  const [left, right] = [readCombination(cards(mine)), readCombination(cards(table))]
  if (!left || !right) throw new Error('both must be combinations')
  return beats(left, right)
}

/** A game of four hands as given, the first seat to lead a later round. */
function gameOf(...hands: string[]): TienLenState {
  return {
    hands: hands.map(cards),
    turn: 0,
    table: null,
    passed: [],
    finished: [],
    moves: [{ seat: 3, cards: cards('3s') }],
    wonAtOnce: null,
  }
}

describe('tiến lên combinations', () => {
  it.each([
    ['3s', 'single'],
    ['4s 4h', 'pair'],
    ['2s 2h 2d', 'triple'],
    ['9s 9h 9d 9c', 'four'],
    ['Qs Kh Ad', 'straight'],
    ['3s 4s 5h 6d', 'straight'],
    ['3s 3c 4s 4d 5h 5d', 'pairs'],
  ])('%s is a %s', (text, kind) => {
    expect(readCombination(cards(text))?.kind).toBe(kind)
  })

  it.each(['3s 4s', 'Ks Ah 2d', 'As 2s 3s', '3s 3c 4s 4d', '3s 3c 4s 4d 6h 6d', '3s 3c 3d 4s'])(
    '%s may not be played',
    (text) => {
      expect(readCombination(cards(text))).toBeUndefined()
    },
  )

  it.each([
    ['3h', '3d', true],
    ['2s', 'Ah', true],
    ['4s 4h', '4c 4d', true],
    ['4s 4c', '3s 3h', true],
    ['5s 6s 7h', '5h 6h 7d', true],
    ['5s 6s 7s 8s', '3h 4h 5d', false],
    ['9s 9h 9d 9c', '2h', true],
    ['9s 9h 9d 9c', '2h 2d', true],
    ['9s 9h 9d 9c', 'Ah', false],
    ['3s 3c 4s 4d 5h 5d', '2h', true],
    ['3s 3c 4s 4d 5h 5d', '2h 2d', false],
    ['3s 3c 4s 4d 5h 5d 6c 6d', '2h 2d', true],
    ['9s 9h 9d 9c', '3s 3c 4s 4d 5h 5d', true],
    ['3s 3c 4s 4d 5h 5d 6c 6d', '9s 9h 9d 9c', true],
    ['3s 3c 4s 4d 5h 5d', '9s 9h 9d 9c', false],
  ])('%s on %s: %s', (mine, table, expected) => {
    expect(beatsTable(mine, table)).toBe(expected)
  })

  it('knows the hands that win when dealt', () => {
    expect(winsAtOnce(cards('2s 2c 2d 2h 3s 5s 7s 9s Js Ks 4c 6c 8c'))).toBe(true)
    expect(winsAtOnce(cards('3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 3h'))).toBe(true)
    expect(winsAtOnce(cards('3s 3c 4s 4c 5s 5c 6s 6c 7s 7c 9s Js Kh'))).toBe(true)
    expect(winsAtOnce(cards('3s 3c 5s 5c 7s 7c 9s 9c Js Jc Ks Kc 2h'))).toBe(true)
    expect(winsAtOnce(cards('3s 3c 5s 5c 7s 7c 9s 9c Js Jc Ks Ac 2h'))).toBe(false)
  })
})

describe('tiến lên', () => {
  it('opens with the three of spades', () => {
    const state = { ...gameOf('3s 4s', '5s 6s', '7s 8s', '9s 10s'), moves: [] }
    expect(refusalOf(state, 0, cards('4s'))).toBe('THREE_OF_SPADES_FIRST')
    expect(refusalOf(state, 0, cards('3s'))).toBeUndefined()
  })

  it('refuses what the rules forbid', () => {
    const state = gameOf('3h 4s 9h', '5s 6s', '7s 8s', '9s 10s')
    expect(refusalOf(state, 1, cards('5s'))).toBe('NOT_YOUR_TURN')
    expect(refusalOf(state, 0, [])).toBe('MUST_LEAD')
    expect(refusalOf(state, 0, cards('Kh'))).toBe('NOT_YOUR_CARDS')
    expect(refusalOf(state, 0, [...cards('3h'), ...cards('3h')])).toBe('NOT_YOUR_CARDS')
    expect(refusalOf(state, 0, cards('3h 4s'))).toBe('NO_COMBINATION')
    const answered = playMove(playMove(state, { seat: 0, cards: cards('4s') }), { seat: 1, cards: cards('6s') })
    expect(refusalOf(answered, 2, cards('7s'))).toBeUndefined()
    expect(refusalOf({ ...answered, turn: 0 }, 0, cards('3h'))).toBe('TOO_WEAK')
  })

  it('lets who laid last lead when all others passed, and those who passed stay out until then', () => {
    let state = gameOf('4s 9h', '5s Kh', '7s 8s', '9s 10s')
    state = playMove(state, { seat: 0, cards: cards('4s') })
    state = playMove(state, { seat: 1, cards: cards('5s') })
    state = playMove(state, { seat: 2, cards: [] })
    state = playMove(state, { seat: 3, cards: cards('9s') })
    state = playMove(state, { seat: 0, cards: [] })
    expect(state.turn).toBe(1)
    state = playMove(state, { seat: 1, cards: [] })
    expect([state.turn, state.table, state.passed]).toEqual([3, null, []])
  })

  it('gives the lead to the next one when the last player went out', () => {
    let state = gameOf('4s 9h', 'Ah', '7s 8s', '9s 10s')
    state = playMove(state, { seat: 0, cards: cards('4s') })
    state = playMove(state, { seat: 1, cards: cards('Ah') })
    for (const seat of [2, 3, 0]) state = playMove(state, { seat, cards: [] })
    expect([state.turn, state.table, state.finished]).toEqual([2, null, [1]])
  })

  it('plays to the end among the house players by legal moves alone; four alike get 98.125 % back', () => {
    const uniform = repeatableUniform('tien len')
    const sample = playRounds(80, () => {
      let state = dealTienLen(uniform)
      while (!isOver(state)) {
        const move = { seat: state.turn, cards: chooseMove(state, state.turn) }
        const refusal = refusalOf(state, move.seat, move.cards)
        if (refusal) throw new Error(`${refusal}: ${JSON.stringify({ state, move })}`)
        state = playMove(state, move)
      }
      const laid = state.moves.flatMap((move) => move.cards)
      expect(new Set([...laid, ...state.hands.flat()]).size).toBe(packSize)
      return payoutOf(state, 1000) / 1000
    })
    expect(standardErrors(sample, 0.98125)).toBeLessThan(3)
  })

  it('pays by place, the house keeping five percent of wins', () => {
    const over = (finished: number[]) => payoutOf({ ...gameOf('4s', '5s', '6s', '7s'), finished }, 1000)
    expect([over([0]), over([1, 0]), over([1, 2, 0]), over([1, 2, 3])]).toEqual([1950, 1475, 500, 0])
    const dealt = (wonAtOnce: number) => payoutOf({ ...gameOf('4s', '5s', '6s', '7s'), wonAtOnce }, 1000)
    expect([dealt(0), dealt(2)]).toEqual([2425, 500])
    expect(seats).toBe(4)
  })
})
