import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../../support/repeatable.ts'
import { type Card, ranks } from '../../cards/deck.ts'
import { solveBlackjack } from './optimal-return.ts'
import { cardValue, drawCard, isBlackjack, isFinished, playDealer, resultOf, resultPays, totalOf } from './rules.ts'

/** Cards by rank alone, as in `10 J A`; all of spades. */
const cards = (text: string) => text.split(' ').map((rank) => (ranks as readonly string[]).indexOf(rank) * 4)

describe('blackjack', () => {
  const { total, shouldDraw } = solveBlackjack()

  it('publishes the exact return of the best way to draw and stand', () => {
    expect((total * 100).toFixed(2)).toBe('99.43')
  })

  it('returns that in play, within three standard errors', () => {
    const uniform = repeatableUniform('blackjack')
    const play = () => {
      const player: Card[] = [drawCard(uniform), drawCard(uniform)]
      const dealer: Card[] = [drawCard(uniform), drawCard(uniform)]
      const open = cardValue(dealer[0] as Card)
      while (!isFinished(player) && shouldDraw({ ...totalOf(player), cards: player.length }, open)) {
        player.push(drawCard(uniform))
      }
      return resultPays[resultOf(player, playDealer(player, dealer, uniform))]
    }
    expect(standardErrors(playRounds(50_000, play), total)).toBeLessThan(3)
  })

  it('counts an ace eleven while that does not go over', () => {
    expect(totalOf(cards('A 6'))).toEqual({ total: 17, isSoft: true })
    expect(totalOf(cards('A 6 K'))).toEqual({ total: 17, isSoft: false })
    expect(totalOf(cards('A A 9'))).toEqual({ total: 21, isSoft: true })
    expect(isBlackjack(cards('A K'))).toBe(true)
    expect(isBlackjack(cards('7 7 7'))).toBe(false)
  })

  it.each([
    ['A K', '9 7', 'blackjack'],
    ['A K', 'A Q', 'push'],
    ['10 9', 'A Q', 'dealerBlackjack'],
    ['2 3 4 5 2', '10 9', 'fiveCards'],
    ['10 6 8', '10 6 8', 'bust'],
    ['10 8', '10 6 8', 'dealerBust'],
    ['10 8', '10 9', 'lost'],
    ['10 9', '10 8', 'won'],
    ['10 9', '10 9', 'push'],
  ])('%s against %s is %s', (player, dealer, result) => {
    expect(resultOf(cards(player), cards(dealer))).toBe(result)
  })
})
