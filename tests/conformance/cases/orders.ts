import { randomUUID } from 'node:crypto'
import { type Case, newBet, winOf } from '../table.ts'

/** Bets, wins and their repetition. */
export const orderCases: readonly Case[] = [
  {
    name: 'the balance is told, not to a token nobody was given',
    async run({ driver, house, expect }) {
      const seat = await house.seat(1000)
      expect(await driver.balance(seat), 'SUCCESS', 1000)
      expect(await driver.balance({ ...seat, token: 'x'.repeat(40) }), 'INVALID_TOKEN')
    },
  },
  {
    name: 'a bet takes, a win pays',
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      expect(await driver.bet(seat, bet), 'SUCCESS', 70)
      expect(await driver.win(seat, winOf(bet, 45)), 'SUCCESS', 115)
    },
  },
  {
    name: 'a win of zero is taken and changes nothing',
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.win(seat, winOf(bet, 0)), 'SUCCESS', 70)
    },
  },
  {
    name: 'two wins of one bet are both paid',
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.win(seat, winOf(bet, 10)), 'SUCCESS', 80)
      expect(await driver.win(seat, winOf(bet, 15)), 'SUCCESS', 95)
    },
  },
  {
    name: 'two bets of one round are both taken',
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      expect(await driver.bet(seat, bet), 'SUCCESS', 70)
      expect(await driver.bet(seat, newBet(20, bet.round)), 'SUCCESS', 50)
    },
  },
  {
    name: 'the whole balance can be staked',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      expect(await driver.bet(seat, newBet(10)), 'SUCCESS', 0)
    },
  },
  {
    name: 'a bet that comes again gets its first answer, with the balance of now',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.bet(seat, newBet(50)), 'SUCCESS', 20)
      expect(await driver.bet(seat, bet), 'SUCCESS', 20)
      await expectBalance(seat, 20)
    },
  },
  {
    name: 'a win that comes again is paid once',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const win = winOf(bet, 5)
      expect(await driver.win(seat, win), 'SUCCESS', 75)
      expect(await driver.win(seat, win), 'SUCCESS', 75)
      await expectBalance(seat, 75)
    },
  },
  {
    name: 'a bet that comes again before the balance is looked at needs no money any more',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      const bet = newBet(10)
      await driver.bet(seat, bet)
      expect(await driver.bet(seat, bet), 'SUCCESS', 0)
    },
  },
  {
    name: 'a bet that comes again with another amount is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.bet(seat, { ...bet, amount: 31 }), 'DUPLICATE_MISMATCH')
      await expectBalance(seat, 70)
    },
  },
  {
    name: 'a bet that comes again for another round is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.bet(seat, { ...bet, round: randomUUID() }), 'DUPLICATE_MISMATCH')
      await expectBalance(seat, 70)
    },
  },
  {
    name: 'a win that comes again with another amount is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      const win = winOf(bet, 5)
      await driver.win(seat, win)
      expect(await driver.win(seat, { ...win, amount: 500 }), 'DUPLICATE_MISMATCH')
      await expectBalance(seat, 75)
    },
  },
  {
    name: 'what the balance does not hold is refused and told',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      expect(await driver.bet(seat, newBet(11)), 'WALLET_INSUFFICIENT', 10)
    },
  },
  {
    name: 'a refused bet stays refused when it comes again, whatever the balance is then',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      const [large, small] = [newBet(11), newBet(1)]
      await driver.bet(seat, large)
      await driver.bet(seat, small)
      await driver.win(seat, winOf(small, 50))
      expect(await driver.bet(seat, large), 'WALLET_INSUFFICIENT', 59)
    },
  },
  {
    name: 'a win without a bet is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      expect(await driver.win(seat, winOf(newBet(30), 60)), 'BET_NOT_FOUND')
      await expectBalance(seat, 100)
    },
  },
  {
    name: 'bet and win in one call move both',
    needsBatch: true,
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const reply = await driver.betAndWin?.(seat, newBet(30), { transaction: randomUUID(), amount: 45 })
      if (reply) expect(reply, 'SUCCESS', 115)
    },
  },
  {
    name: 'bet and win in one call that comes again move once',
    needsBatch: true,
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const [bet, win] = [newBet(30), { transaction: randomUUID(), amount: 45 }]
      await driver.betAndWin?.(seat, bet, win)
      const reply = await driver.betAndWin?.(seat, bet, win)
      if (reply) expect(reply, 'SUCCESS', 115)
      await expectBalance(seat, 115)
    },
  },
  {
    name: 'a call whose second order is refused does nothing of the first',
    needsBatch: true,
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(100)
      const earlier = newBet(10)
      await driver.bet(seat, earlier)
      const paid = winOf(earlier, 5)
      await driver.win(seat, paid)
      const [bet, win] = [newBet(30), { transaction: paid.transaction, amount: 45 }]
      const reply = await driver.betAndWin?.(seat, bet, win)
      if (reply) expect(reply, 'DUPLICATE_MISMATCH', 95)
      await expectBalance(seat, 95)
      expect(await driver.bet(seat, bet), 'SUCCESS', 65)
    },
  },
]
