import { createHash } from 'node:crypto'
import type { Database } from '../platform/db/connection.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { WalletCommand } from '../platform/modules/vendors/service.ts'
import { findSimulatedGame } from '../simulator/catalogue/catalogue.ts'
import { playRound, type SlotOutcome } from '../simulator/games/slot/engine.ts'
import { slotOf } from '../simulator/games/slot/slot-game.ts'
import { createUniform, type Uniform } from '../simulator/random/uniform.ts'
import type { GameSeed } from './games-data.ts'
import { type History, idOf } from './history.ts'

/** One unit of currency on the vendor's wire. */
const WIRE_SCALE = 100_000

export interface DemoPlayer {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

/** A round of a slot as the simulated vendor drew it; amounts as on its wire. */
export interface Round {
  readonly stake: number
  readonly outcome: SlotOutcome
}

/** A round that somebody plays. */
export interface Spin extends Round {
  readonly game: GameSeed
  readonly token: string
  readonly round: string
}

/** A round of a slot for so many units of currency. */
export function drawRound(game: GameSeed, stake: number, draw: Uniform): Round {
  const simulated = findSimulatedGame(game.vendorGameCode)
  if (simulated?.kind !== 'slot') throw new Error(`There is no slot ${game.vendorGameCode}`)
  const wired = stake * WIRE_SCALE
  return { stake: wired, outcome: playRound(slotOf(simulated).mathematics, wired, draw) }
}

/** Opens a session at a slot; answers its token. */
export async function sitDown({ house }: History, player: DemoPlayer, game: GameSeed): Promise<string> {
  const { vendorCode, vendorGameCode: gameCode, id: gameId, gameType } = game
  const played = { adapter: 'hub88', vendorCode, gameCode, gameId, gameType }
  return (await house.vendors.openSession(player, played, player.currency)).token
}

/** Stakes and pays one round. */
export async function playSpin(history: History, player: DemoPlayer, spin: Spin): Promise<void> {
  const order = orderOf(player, spin)
  await execute(history, {
    ...order,
    kind: 'BET',
    amount: fromWire(spin.stake),
    isFree: false,
    odds: null,
    roundClosed: false,
  })
  await execute(history, {
    ...order,
    kind: 'WIN',
    transactionId: idOf(`${spin.round}:win`),
    amount: fromWire(spin.outcome.totalWin),
    roundClosed: true,
    referenceId: order.transactionId,
  })
}

/** The vendor takes a round back, with what was won in it. */
export async function takeBack(history: History, player: DemoPlayer, spin: Spin): Promise<void> {
  const order = orderOf(player, spin)
  await execute(history, {
    ...order,
    kind: 'ROLLBACK',
    transactionId: idOf(`${spin.round}:rollback`),
    roundClosed: true,
    referenceId: order.transactionId,
  })
}

const orderOf = (player: DemoPlayer, { game, token, round }: Spin) => ({
  ...player,
  token,
  round,
  gameCode: game.vendorGameCode,
  hash: 'seed',
  transactionId: idOf(`${round}:bet`),
})

async function execute({ house, now }: History, command: WalletCommand): Promise<void> {
  const { result } = await house.vendors.execute('hub88', command, now())
  if (result !== 'SUCCESS') throw new Error(`A demo ${command.kind} was answered ${result}`)
}

const fromWire = (amount: number): bigint => (BigInt(amount) * MONEY_SCALE) / BigInt(WIRE_SCALE)

/** Keeps the rounds of a brand's players as the simulated vendor would tell them, so that each can be looked at. */
export async function keepRecords(
  { raw }: Pick<Database, 'raw'>,
  merchantId: string,
  played: readonly { readonly player: DemoPlayer; readonly spin: Spin }[],
): Promise<void> {
  await raw(
    `update bets set outcome = kept.record::jsonb from unnest($2::uuid[], $3::text[], $4::text[]) as kept (member_id, round, record)
      where bets.merchant_id = $1 and bets.member_id = kept.member_id and bets.round = kept.round`,
    [
      merchantId,
      played.map(({ player }) => player.memberId),
      played.map(({ spin }) => spin.round),
      played.map(({ spin }) => JSON.stringify(recordOf(spin))),
    ],
  )
}

function recordOf({ game, round, stake, outcome }: Spin) {
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
export function repeatable(name: string): Uniform {
  let block = 0
  return createUniform((buffer) => {
    for (let offset = 0; offset < buffer.length; offset += 32) {
      createHash('sha256').update(`${name}:${block++}`).digest().copy(buffer, offset)
    }
  })
}
