import { hash } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { vendorsCalls } from '../../schema.ts'
import type { ParsedCall, WalletCommand } from '../../vendor-adapter.ts'
import { playerOf } from '../player.ts'
import { readJson } from '../read-json.ts'
import { fromWire } from './amounts.ts'

const shapes = {
  'user/info': vendorsCalls.hubUserInfo.body,
  'user/balance': vendorsCalls.hubBalance.body,
  'transaction/bet': vendorsCalls.hubBet.body,
  'transaction/win': vendorsCalls.hubWin.body,
  'transaction/rollback': vendorsCalls.hubRollback.body,
}
type Operation = keyof typeof shapes

const validators = new Map(Object.entries<TSchema>(shapes).map(([operation, shape]) => [operation, Compile(shape)]))

/** Reads a body whose signature is good. What is wrong with it is told, not thrown. */
export function parseCall(operation: string, raw: Buffer): ParsedCall {
  const body = readJson(raw)
  const validator = validators.get(operation)
  if (body === undefined || validator === undefined) return { command: undefined, flaw: 'INVALID_SYNTAX', echo: {} }
  const echo = echoOf(body)
  if (!validator.Check(body)) {
    const missing = [...validator.Errors(body)].some(({ keyword }) => keyword === 'required')
    return { command: undefined, flaw: missing ? 'INVALID_SYNTAX' : 'INVALID_TYPES', echo }
  }
  const player = playerOf(String(body.user))
  if (player === undefined) return { command: undefined, flaw: 'MEMBER_NOT_FOUND', echo }
  return { command: commandOf(operation as Operation, body, player), flaw: undefined, echo }
}

/** `request_uuid` and `user` come back in the answer, where they are texts of a decent length. */
function echoOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    ['request_uuid', 'user']
      .filter((name) => typeof body[name] === 'string' && String(body[name]).length <= 64)
      .map((name) => [name, body[name]]),
  )
}

function commandOf(
  operation: Operation,
  body: unknown,
  player: { merchantId: string; memberId: string },
): WalletCommand {
  const { token } = body as Static<(typeof shapes)['user/info']>
  if (operation === 'user/info') return { kind: 'AUTHENTICATE', ...player, token }
  if (operation === 'user/balance') return { kind: 'BALANCE', ...player, token }
  const order = body as Static<(typeof shapes)['transaction/rollback']>
  const transaction = {
    ...player,
    token,
    transactionId: order.transaction_uuid,
    round: order.round,
    gameCode: order.game_code,
    roundClosed: order.round_closed === true,
    hash: hashOf(operation, body as Record<string, unknown>),
  }
  if (operation === 'transaction/rollback')
    return { kind: 'ROLLBACK', ...transaction, referenceId: order.reference_transaction_uuid }
  if (operation === 'transaction/win') {
    const win = body as Static<(typeof shapes)['transaction/win']>
    const money = { amount: fromWire(win.amount), currency: win.currency }
    return { kind: 'WIN', ...transaction, ...money, referenceId: win.reference_transaction_uuid }
  }
  const bet = body as Static<(typeof shapes)['transaction/bet']>
  return {
    kind: 'BET',
    ...transaction,
    amount: fromWire(bet.amount),
    currency: bet.currency,
    isFree: bet.is_free === true,
    odds: oddsIn(bet.meta),
  }
}

/** What the database can hold: beyond it any odds are great enough. */
const GREATEST_ODDS = 2_147_483_647

/** Decimal odds in 1/10 000 that `meta` of a bet tells. It is free in form, so what is no odds is none: a bet is not refused for it. */
function oddsIn(meta: unknown): number | null {
  const odds = typeof meta === 'object' && meta !== null && 'odds' in meta ? Number(meta.odds) : Number.NaN
  const rate = Math.round(odds * 10_000)
  return rate > 10_000 ? Math.min(rate, GREATEST_ODDS) : null
}

/** `token` and `request_uuid` may differ between two sendings of the same order; the rest may not. */
function hashOf(operation: string, body: Record<string, unknown>): string {
  const names = [
    'user',
    'transaction_uuid',
    'reference_transaction_uuid',
    'round',
    'round_closed',
    'game_code',
    'currency',
    'amount',
    'is_free',
  ]
  const parts = names.map((name) => body[name] ?? null)
  return hash('sha256', JSON.stringify([operation, ...parts]), 'base64url')
}
