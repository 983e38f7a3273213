import { createHash } from 'node:crypto'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { keepOutcome } from '../platform/modules/games/bets-repository.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { WalletCommand } from '../platform/modules/vendors/service.ts'
import { findSimulatedGame } from '../simulator/catalogue/catalogue.ts'
import { playRound, type SlotOutcome } from '../simulator/games/slot/engine.ts'
import { slotOf } from '../simulator/games/slot/slot-game.ts'
import { createUniform, type Uniform } from '../simulator/random/uniform.ts'
import { type GameSeed, playedSlots } from './games-data.ts'
import { type History, idOf } from './history.ts'

/** One unit of currency on the vendor's wire. */
const WIRE_SCALE = 100_000
const STAKES = [2_000, 5_000, 5_000, 10_000, 10_000, 20_000, 50_000]
const DEPOSITS = [200_000n, 300_000n, 500_000n, 1_000_000n]
const EVENINGS = 3
const SPINS = 12

/**
 * Some evenings of each demo member but the first: a deposit paid by bank transfer, then spins of a slot, drawn by the
 * simulated vendor's own engine from a repeatable generator. `demo01` stays untouched, for whoever tries the product.
 */
export async function playEvenings(history: History, merchant: Merchant, accounts: readonly string[]): Promise<void> {
  for (const account of accounts) {
    const member = await history.house.members.findByAccount(merchant.id, account)
    if (member === undefined) continue
    const player = { merchantId: merchant.id, memberId: member.id, currency: merchant.currency }
    const { total } = await history.house.games.listBets(player, {}, { limit: 1, offset: 0 })
    if (total > 0n) continue
    const draw = repeatable(`${merchant.code}:${account}`)
    for (let evening = 0; evening < EVENINGS; evening++) await playEvening(history, player, draw, evening)
  }
}

interface DemoPlayer {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

async function playEvening(history: History, player: DemoPlayer, draw: Uniform, evening: number): Promise<void> {
  const days = EVENINGS - 1 - evening
  const start = history.today - days * 3 * 86_400_000 - (1 + draw(5)) * 3_600_000 - draw(3_600_000)
  const pass = (seconds: number) => history.moveTo(new Date(history.now().getTime() + seconds * 1_000))
  history.moveTo(new Date(start))
  await deposit(history, player, draw, `${player.memberId}:${evening}`)
  pass(60 + draw(120))
  const game = playedSlots[draw(playedSlots.length)]
  if (game === undefined) throw new Error('There is no game to play')
  const played = {
    adapter: 'hub88',
    vendorCode: game.vendorCode,
    gameCode: game.vendorGameCode,
    gameId: game.id,
    gameType: game.gameType,
  }
  const { token } = await history.house.vendors.openSession(player, played, player.currency)
  const records = new Map<string, unknown>()
  for (let spin = 0; spin < SPINS; spin++) {
    pass(6 + draw(20))
    const round = idOf(`round:${player.memberId}:${evening}:${spin}`)
    records.set(round, await playSpin(history, player, { game, token, draw, round }))
  }
  const { rows } = await history.house.games.listBets(player, {}, { limit: SPINS, offset: 0 })
  for (const { id, round } of rows) {
    await keepOutcome(history.house.database.query, player, id, { outcome: records.get(round), recallUrl: null })
  }
}

async function deposit({ house, moveTo, now }: History, player: DemoPlayer, draw: Uniform, key: string): Promise<void> {
  const [channel] = await house.payments.listChannels(player.merchantId)
  if (channel === undefined) throw new Error('There is no way to deposit')
  const amount = (DEPOSITS[draw(DEPOSITS.length)] ?? 200_000n) * MONEY_SCALE
  const made = await house.payments.createDeposit({
    ...player,
    channelId: channel.id,
    amount,
    idempotencyKey: `seed:${key}`,
  })
  moveTo(new Date(now().getTime() + (30 + draw(90)) * 1_000))
  const { credited } = await house.payments.receiveTransfer('VIETQR', {
    providerId: `seed:${key}`,
    accountNumber: made.deposit.account_number,
    currency: made.deposit.currency,
    amount,
    content: made.deposit.transfer_code,
    reference: `FT${made.deposit.transfer_code}`,
    transactedAt: now().toISOString(),
    transactedOn: now(),
    hash: '',
  })
  if (!credited) throw new Error('A demo deposit was not credited')
}

interface Spin {
  readonly game: GameSeed
  readonly token: string
  readonly draw: Uniform
  readonly round: string
}

/** Stakes and pays one round; returns the vendor's record of it. */
async function playSpin({ house, now }: History, player: DemoPlayer, { game, token, draw, round }: Spin) {
  const simulated = findSimulatedGame(game.vendorGameCode)
  if (simulated?.kind !== 'slot') throw new Error(`There is no slot ${game.vendorGameCode}`)
  const { mathematics } = slotOf(simulated)
  const stake = (STAKES[draw(STAKES.length)] ?? 5_000) * WIRE_SCALE
  const outcome = playRound(mathematics, stake, draw)
  const order = { ...player, token, round, gameCode: game.vendorGameCode, currency: player.currency, isFree: false }
  const bet = {
    ...order,
    kind: 'BET',
    transactionId: idOf(`${round}:bet`),
    hash: 'seed',
    amount: fromWire(stake),
    roundClosed: false,
  } as const
  const win = {
    ...order,
    kind: 'WIN',
    transactionId: idOf(`${round}:win`),
    hash: 'seed',
    amount: fromWire(outcome.totalWin),
    roundClosed: true,
    referenceId: bet.transactionId,
  } as const
  for (const command of [bet, win] satisfies WalletCommand[]) {
    const { result } = await house.vendors.execute('hub88', command, now())
    if (result !== 'SUCCESS') throw new Error(`A demo ${command.kind} was answered ${result}`)
  }
  return recordOf(game, round, stake, outcome)
}

function fromWire(amount: number): bigint {
  return (BigInt(amount) * MONEY_SCALE) / BigInt(WIRE_SCALE)
}

/** The round as the simulated vendor would tell it. */
function recordOf(game: GameSeed, round: string, stake: number, outcome: SlotOutcome) {
  return {
    round,
    game_code: game.vendorGameCode,
    game_names: game.names,
    state: 'SETTLED',
    round_closed: true,
    stake,
    win: outcome.totalWin,
    choice: null,
    outcome,
  }
}

/** A generator that draws the same numbers for the same name. */
function repeatable(name: string): Uniform {
  let block = 0
  return createUniform((buffer) => {
    for (let offset = 0; offset < buffer.length; offset += 32) {
      createHash('sha256').update(`${name}:${block++}`).digest().copy(buffer, offset)
    }
  })
}
