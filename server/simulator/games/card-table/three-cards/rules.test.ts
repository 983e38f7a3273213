import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../../support/repeatable.ts'
import { ranks } from '../../cards/deck.ts'
import { dealHands, isThreePictures, pointsOf, winnerOf, winOf } from './rules.ts'

/** Cards as in `10h Js`. */
const cards = (text: string) =>
  text
    .split(' ')
    .map((word) => (ranks as readonly string[]).indexOf(word.slice(0, -1)) * 4 + 'scdh'.indexOf(word.slice(-1)))

describe('three cards', () => {
  it('counts the last digit, aces one, tens and pictures ten', () => {
    expect(pointsOf(cards('As 2h 3d'))).toBe(6)
    expect(pointsOf(cards('10s 9h Kd'))).toBe(9)
    expect(pointsOf(cards('7s 7h 7d'))).toBe(1)
  })

  it('puts three pictures above nine points, the rest by points', () => {
    expect(isThreePictures(cards('Js Qh Kd'))).toBe(true)
    expect(isThreePictures(cards('Js Qh Ad'))).toBe(false)
    expect(winnerOf([cards('9s Kh 10d'), cards('Js Jh Qd'), cards('2s 3h 4d'), cards('As 4h 3c')])).toBe(1)
    expect(winnerOf([cards('9s Kh 10d'), cards('Js 8h Qd'), cards('2s 3h 4d'), cards('As 4h 3c')])).toBe(0)
  })

  it('parts equal points by the highest card and its suit', () => {
    expect(winnerOf([cards('5s 3s 10h'), cards('5h 3d 10d'), cards('8d Kc Qs'), cards('8c Ks Qd')])).toBe(2)
  })

  it('returns 96.25 % among four alike, by simulation within three standard errors', () => {
    const uniform = repeatableUniform('three cards')
    const sample = playRounds(200_000, () => winOf(dealHands(uniform), 1000) / 1000)
    expect(standardErrors(sample, 0.9625)).toBeLessThan(3)
  })
})
