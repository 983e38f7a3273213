import { randomUUID } from 'node:crypto'
import type { TransferDriver, TransferPlayer, TransferReply } from '../drivers/transfer.ts'

interface TransferCase {
  readonly name: string
  run(driver: TransferDriver): Promise<void>
}

const newPlayer = (vendor = 'BBIN'): TransferPlayer => ({ vendor, player: randomUUID(), currency: 'VND' })
const id = () => randomUUID()

function expect(reply: TransferReply, word: string, balance?: number): void {
  if (reply.word !== word) throw new Error(`expected ${word}, found ${reply.word}`)
  if (balance !== undefined && reply.balance !== balance)
    throw new Error(`balance: expected ${balance}, found ${reply.balance}`)
}

async function funded(driver: TransferDriver, amount: string): Promise<TransferPlayer> {
  const player = newPlayer()
  await driver.deposit(player, id(), amount)
  return player
}

const times = (count: number, work: () => Promise<TransferReply>) => Promise.all(Array.from({ length: count }, work))
const countOf = (replies: readonly TransferReply[], word: string) => replies.filter((one) => one.word === word).length

/** What a vendor that keeps wallets has to hold, so that the platform may trust its answers. */
export const transferCases: readonly TransferCase[] = [
  {
    name: 'a player not seen before has nothing',
    run: async (driver) => expect(await driver.balance(newPlayer()), 'OK', 0),
  },
  {
    name: 'money goes in and out, to the fourth place',
    async run(driver) {
      const player = newPlayer()
      expect(await driver.deposit(player, id(), '60.0001'), 'OK', 60.0001)
      expect(await driver.withdraw(player, id(), '10.0001'), 'OK', 50)
      expect(await driver.balance(player), 'OK', 50)
    },
  },
  {
    name: 'a deposit that comes again moves once',
    async run(driver) {
      const [player, transfer] = [newPlayer(), id()]
      await driver.deposit(player, transfer, '60')
      expect(await driver.deposit(player, transfer, '60'), 'OK', 60)
    },
  },
  {
    name: 'a withdrawal that comes again moves once',
    async run(driver) {
      const [player, transfer] = [await funded(driver, '60'), id()]
      await driver.withdraw(player, transfer, '20')
      expect(await driver.withdraw(player, transfer, '20'), 'OK', 40)
    },
  },
  {
    name: 'an id that comes again with another amount, way or player is refused',
    async run(driver) {
      const [player, transfer] = [newPlayer(), id()]
      await driver.deposit(player, transfer, '60')
      expect(await driver.deposit(player, transfer, '61'), 'DUPLICATE')
      expect(await driver.withdraw(player, transfer, '60'), 'DUPLICATE')
      expect(await driver.deposit(newPlayer(), transfer, '60'), 'DUPLICATE')
      expect(await driver.balance(player), 'OK', 60)
    },
  },
  {
    name: 'more than there is does not leave, and stays refused when there is more',
    async run(driver) {
      const [player, transfer] = [await funded(driver, '10'), id()]
      expect(await driver.withdraw(player, transfer, '11'), 'INSUFFICIENT', 10)
      await driver.deposit(player, id(), '10')
      expect(await driver.withdraw(player, transfer, '11'), 'INSUFFICIENT', 20)
    },
  },
  {
    name: 'the vendor tells what became of an id',
    async run(driver) {
      const [player, done, refused] = [newPlayer(), id(), id()]
      await driver.deposit(player, done, '5')
      await driver.withdraw(player, refused, '6')
      expect(await driver.query(done), 'OK')
      expect(await driver.query(refused), 'INSUFFICIENT')
      expect(await driver.query(id()), 'NOT_FOUND')
    },
  },
  {
    name: 'an id whose answer was lost is known',
    async run(driver) {
      const [player, transfer] = [newPlayer(), id()]
      await driver.deposit(player, transfer, '5', { losesAnswer: true })
      expect(await driver.query(transfer), 'OK')
      expect(await driver.deposit(player, transfer, '5'), 'OK', 5)
    },
  },
  {
    name: "players', vendors' and currencies' wallets are apart",
    async run(driver) {
      const player = await funded(driver, '10')
      expect(await driver.balance({ ...player, vendor: 'LOTUS' }), 'OK', 0)
      expect(await driver.balance({ ...player, currency: 'USD' }), 'OK', 0)
      expect(await driver.balance({ ...player, player: id() }), 'OK', 0)
    },
  },
  {
    name: 'of fifty withdrawals at once on a balance for ten, ten are carried out',
    async run(driver) {
      const player = await funded(driver, '10')
      const replies = await times(50, () => driver.withdraw(player, id(), '1'))
      if (countOf(replies, 'OK') !== 10) throw new Error(`expected 10, found ${countOf(replies, 'OK')}`)
      expect(await driver.balance(player), 'OK', 0)
    },
  },
  {
    name: 'one deposit sent twenty times at once moves once',
    async run(driver) {
      const [player, transfer] = [newPlayer(), id()]
      await times(20, () => driver.deposit(player, transfer, '7'))
      expect(await driver.balance(player), 'OK', 7)
    },
  },
  {
    name: 'play of a player is ended as often as it is asked, also where none is, and the money stays',
    async run(driver) {
      const player = await funded(driver, '10')
      expect(await driver.kick(player), 'OK')
      expect(await driver.kick(player), 'OK')
      expect(await driver.kick(newPlayer()), 'OK')
      expect(await driver.withdraw(player, id(), '10'), 'OK', 0)
    },
  },
  {
    name: "nothing is done under another brand's key",
    async run(driver) {
      const player = newPlayer()
      expect(await driver.deposit(player, id(), '7', { key: 'another key' }), 'HTTP 401')
      expect(await driver.kick(player, { key: 'another key' }), 'HTTP 401')
      expect(await driver.balance(player), 'OK', 0)
    },
  },
  {
    name: 'one changed byte makes the signature bad',
    run: async (driver) => expect(await driver.deposit(newPlayer(), id(), '7', { changedByte: true }), 'HTTP 401'),
  },
  {
    name: 'a call that is too old, or from the future, is refused',
    async run(driver) {
      expect(await driver.balance(newPlayer(), { clockSkew: -600 }), 'HTTP 401')
      expect(await driver.balance(newPlayer(), { clockSkew: 600 }), 'HTTP 401')
    },
  },
  {
    name: 'an amount that is none is refused',
    async run(driver) {
      expect(await driver.deposit(newPlayer(), id(), '-5'), 'HTTP 400')
      expect(await driver.deposit(newPlayer(), id(), 'much'), 'HTTP 400')
    },
  },
]
