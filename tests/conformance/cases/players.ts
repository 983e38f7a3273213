import { type Case, newBet, undoOf, winOf } from '../table.ts'

/** Whose money it is, and when a player may not stake. */
export const playerCases: readonly Case[] = [
  {
    name: 'a locked player stakes nothing, but is paid what was won and given back what is taken back',
    needsHouse: true,
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const [won, undone] = [newBet(30), newBet(20)]
      await driver.bet(seat, won)
      await driver.bet(seat, undone)
      await house.lock(seat)
      expect(await driver.bet(seat, newBet(1)), 'MEMBER_LOCKED')
      expect(await driver.win(seat, winOf(won, 60)), 'SUCCESS', 110)
      expect(await driver.rollback(seat, undoOf(undone)), 'SUCCESS', 130)
    },
  },
  {
    name: 'a player who takes a break stakes nothing, but is paid what was won',
    needsHouse: true,
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const bet = newBet(30)
      await driver.bet(seat, bet)
      await house.exclude(seat)
      expect(await driver.bet(seat, newBet(1)), 'MEMBER_LOCKED')
      expect(await driver.win(seat, winOf(bet, 60)), 'SUCCESS', 130)
    },
  },
  {
    name: 'an expired session takes no stake, but pays and gives back',
    needsHouse: true,
    async run({ driver, house, expect }) {
      const seat = await house.seat(100)
      const [won, undone] = [newBet(30), newBet(20)]
      await driver.bet(seat, won)
      await driver.bet(seat, undone)
      await house.expire(seat)
      expect(await driver.bet(seat, newBet(1)), 'TOKEN_EXPIRED')
      expect(await driver.win({ ...seat, token: 'y'.repeat(30) }, winOf(won, 60)), 'SUCCESS', 110)
      expect(await driver.rollback(seat, undoOf(undone)), 'SUCCESS', 130)
    },
  },
  {
    name: "another player's round takes no bet",
    async run({ driver, house, expect, expectBalance }) {
      const [seat, other] = [await house.seat(100), await house.seat(100)]
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.bet(other, newBet(1, bet.round)), 'ROUND_FOREIGN')
      await expectBalance(other, 100)
    },
  },
  {
    name: "another player's bet pays no win",
    async run({ driver, house, expect, expectBalance }) {
      const [seat, other] = [await house.seat(100), await house.seat(100)]
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.win(other, winOf(bet, 60)), 'ROUND_FOREIGN')
      await expectBalance(other, 100)
    },
  },
  {
    name: "another player's bet gives nothing back",
    async run({ driver, house, expect, expectBalance }) {
      const [seat, other] = [await house.seat(100), await house.seat(100)]
      const bet = newBet(30)
      await driver.bet(seat, bet)
      expect(await driver.rollback(other, undoOf(bet)), 'ROUND_FOREIGN')
      await expectBalance(other, 100)
      await expectBalance(seat, 70)
    },
  },
  {
    name: "another player's token stakes nothing",
    async run({ driver, house, expect, expectBalance }) {
      const [seat, other] = [await house.seat(100), await house.seat(100)]
      expect(await driver.bet({ ...other, token: seat.token }, newBet(1)), 'INVALID_TOKEN')
      await expectBalance(other, 100)
    },
  },
  {
    name: 'nobody knows a user that is none',
    async run({ driver, house, expect }) {
      const seat = await house.seat(1)
      expect(await driver.bet({ ...seat, user: 'nobody' }, newBet(1)), 'MEMBER_NOT_FOUND')
    },
  },
  {
    name: 'a session for one game stakes in no other',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      expect(await driver.bet({ ...seat, gameCode: 'another_game' }, newBet(1)), 'INVALID_GAME')
    },
  },
  {
    name: 'a session in one currency stakes in no other',
    async run({ driver, house, expect }) {
      const seat = await house.seat(10)
      expect(await driver.bet({ ...seat, currency: 'USD' }, newBet(1)), 'WRONG_CURRENCY')
    },
  },
]
