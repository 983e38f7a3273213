import { randomUUID } from 'node:crypto'
import { type Case, newBet, undoOf, winOf } from '../table.ts'

/** What a vendor takes back. */
export const rollbackCases: readonly Case[] = [
  {
    name: 'a rollback gives the stake back',
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
    },
  },
  {
    name: 'a rollback that comes again gives nothing more',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const undo = undoOf(bet)
      await driver.rollback(seat, undo)
      expect(await driver.rollback(seat, undo), 'SUCCESS', 100)
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a second rollback of one bet, under an id of its own, gives nothing more',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      await driver.rollback(seat, undoOf(bet))
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a rollback that comes again for another bet is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const [first, second] = [newBet(30), newBet(20)]
      await driver.bet(seat, first)
      await driver.bet(seat, second)
      const undo = undoOf(first)
      await driver.rollback(seat, undo)
      expect(await driver.rollback(seat, { ...undo, target: second.transaction }), 'DUPLICATE_MISMATCH')
      await expectBalance(seat, 80)
    },
  },
  {
    name: 'a rollback before its bet is a success, and the late bet is refused for good',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
      expect(await driver.bet(seat, bet), 'TRANSACTION_CANCELLED')
      expect(await driver.bet(seat, bet), 'TRANSACTION_CANCELLED')
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'two rollbacks before their bet are both a success',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS')
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS')
      expect(await driver.bet(seat, bet), 'TRANSACTION_CANCELLED')
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a bet refused for lack of money is rolled back without giving anything',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(10)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 10)
      await expectBalance(seat, 10)
    },
  },
  {
    name: 'a win of a bet that was rolled back is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      await driver.rollback(seat, undoOf(bet))
      expect(await driver.win(seat, winOf(bet, 500)), 'TRANSACTION_CANCELLED')
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a rollback of a bet that won takes the win with it',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      await driver.win(seat, winOf(bet, 45))
      await driver.win(seat, winOf(bet, 5))
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a rollback whose win is spent moves nothing, until the money is there',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(10)
      const bet = newBet(10)
      await driver.bet(seat, bet)
      await driver.win(seat, winOf(bet, 50))
      const spent = newBet(45)
      await driver.bet(seat, spent)
      const undo = undoOf(bet)
      expect(await driver.rollback(seat, undo), 'ROLLBACK_UNCOVERED', 5)
      await expectBalance(seat, 5)
      await driver.win(seat, winOf(spent, 40))
      expect(await driver.rollback(seat, undo), 'SUCCESS', 5)
    },
  },
  {
    name: 'never is money given twice, in whatever order bet and rollbacks come at once',
    async run({ driver, house, expectBalance }) {
      const seat = await house.seat(100)
      for (let attempt = 0; attempt < 6; attempt++) {
        const bet = newBet(10)
        await Promise.all([
          driver.bet(seat, bet),
          driver.rollback(seat, undoOf(bet)),
          driver.rollback(seat, undoOf(bet)),
        ])
      }
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'a win rolled back before it came is refused when it comes',
    needsBatch: true,
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const win = winOf(bet, 45)
      await driver.rollback(seat, { round: bet.round, transaction: randomUUID(), target: win.transaction })
      expect(await driver.win(seat, win), 'TRANSACTION_CANCELLED')
      await expectBalance(seat, 70)
    },
  },
  {
    name: 'one win alone can be rolled back, once',
    needsBatch: true,
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const [first, second] = [winOf(bet, 45), winOf(bet, 5)]
      await driver.win(seat, first)
      await driver.win(seat, second)
      expect(await driver.rollback(seat, undoOf(first)), 'SUCCESS', 75)
      expect(await driver.rollback(seat, undoOf(first)), 'SUCCESS', 75)
      expect(await driver.rollback(seat, undoOf(bet)), 'SUCCESS', 100)
      await expectBalance(seat, 100)
    },
  },
]
