import { randomUUID } from 'node:crypto'
import type { Reply } from '../driver.ts'
import { type Case, newBet, winOf } from '../table.ts'

const times = <Answer>(count: number, work: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, work))

function count(replies: readonly Reply[], word: string, expected: number): void {
  const found = replies.filter((reply) => reply.word === word).length
  if (found !== expected) throw new Error(`${word}: expected ${expected} times, found ${found}`)
}

/** Much at once, and answers that are lost. */
export const stormCases: readonly Case[] = [
  {
    name: 'of fifty bets at once on a balance for ten, ten are taken',
    async run({ driver, house, expectBalance }) {
      const seat = await house.seat(10)
      const replies = await times(50, () => driver.bet(seat, newBet(1)))
      count(replies, driver.words.SUCCESS, 10)
      count(replies, driver.words.WALLET_INSUFFICIENT, 40)
      await expectBalance(seat, 0)
    },
  },
  {
    name: 'one bet sent twenty times at once is taken once',
    async run({ driver, house, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      count(await times(20, () => driver.bet(seat, bet)), driver.words.SUCCESS, 20)
      await expectBalance(seat, 70)
    },
  },
  {
    name: 'one win sent twenty times at once is paid once',
    async run({ driver, house, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const win = winOf(bet, 10)
      count(await times(20, () => driver.win(seat, win)), driver.words.SUCCESS, 20)
      await expectBalance(seat, 80)
    },
  },
  {
    name: 'a round whose first bets of two players come at once becomes one player’s',
    async run({ driver, house }) {
      const [first, second] = [await house.seat(100), await house.seat(100)]
      const round = randomUUID()
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_none, index) => driver.bet(index % 2 === 0 ? first : second, newBet(1, round))),
      )
      const accepted = new Set(replies.flatMap(({ word }, index) => (word === driver.words.SUCCESS ? [index % 2] : [])))
      if (accepted.size !== 1) throw new Error(`the round is of ${accepted.size} players`)
      count(replies, driver.words.ROUND_FOREIGN, 15)
    },
  },
  {
    name: 'an order whose answer was lost is carried out once when it is sent again',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet, { losesAnswer: true })
      expect(await driver.bet(seat, bet), 'SUCCESS', 70)
      const win = winOf(bet, 45)
      await driver.win(seat, win, { losesAnswer: true })
      expect(await driver.win(seat, win), 'SUCCESS', 115)
      await expectBalance(seat, 115)
    },
  },
]
