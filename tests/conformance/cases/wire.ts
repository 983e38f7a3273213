import { type Case, newBet } from '../table.ts'

/** Bytes, signatures and forms. */
export const wireCases: readonly Case[] = [
  ...(['none', 'nonsense', 'other-key'] as const).map(
    (signature): Case => ({
      name: `nothing is read under ${{ none: 'no signature', nonsense: 'a signature that is none', 'other-key': "another brand's key" }[signature]}`,
      async run({ driver, house, expect, expectBalance }) {
        const seat = await house.seat(10)
        expect(await driver.bet(seat, newBet(1), { signature }), 'INVALID_SIGNATURE')
        expect(await driver.bet(seat, newBet(1), { signature, raw: '{' }), 'INVALID_SIGNATURE')
        await expectBalance(seat, 10)
      },
    }),
  ),
  {
    name: 'one changed byte makes the signature bad',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(10)
      expect(await driver.bet(seat, newBet(1), { changedByte: true }), 'INVALID_SIGNATURE')
      await expectBalance(seat, 10)
    },
  },
  {
    name: 'bytes that are no JSON are refused',
    async run({ driver, house, expect }) {
      expect(await driver.bet(await house.seat(1), newBet(1), { raw: '{"user":' }), 'INVALID_SYNTAX')
    },
  },
  {
    name: 'an amount that is a text is refused',
    async run({ driver, house, expect }) {
      const tampering = { body: { ...driver.fields.wrongType } }
      expect(await driver.bet(await house.seat(1), newBet(1), tampering), 'INVALID_TYPES')
    },
  },
  {
    name: 'a negative amount is refused',
    async run({ driver, house, expect }) {
      const tampering = { body: { ...driver.fields.amount } }
      expect(await driver.bet(await house.seat(1), newBet(1), tampering), 'INVALID_TYPES')
    },
  },
  {
    name: 'an order without an id is refused',
    async run({ driver, house, expect }) {
      const tampering = { body: { ...driver.fields.missing } }
      expect(await driver.bet(await house.seat(1), newBet(1), tampering), 'INVALID_SYNTAX')
    },
  },
  {
    name: 'a body over the limit is refused',
    async run({ driver, house, expect, expectBalance }) {
      const seat = await house.seat(1)
      expect(await driver.bet(seat, newBet(1), { body: { meta: 'x'.repeat(70_000) } }), 'BODY_TOO_LARGE')
      await expectBalance(seat, 1)
    },
  },
]
