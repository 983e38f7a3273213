import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { gcpCalls } from '../../schema.ts'
import type { BatchOrder, ParsedCall } from '../../vendor-adapter.ts'
import { playerOf } from '../player.ts'
import { readJson } from '../read-json.ts'
import { fromWire } from './amounts.ts'

const shapes = { play: gcpCalls.gcpPlay.body, rollback: gcpCalls.gcpRollback.body }
const validators = { play: Compile(shapes.play), rollback: Compile(shapes.rollback) }
type Play = Static<typeof shapes.play>
type Rollback = Static<typeof shapes.rollback>
type Body = Play | Rollback

/** Reads a body whose signature is good. What is wrong with it is told, not thrown. */
export function parseCall(operation: string, raw: Buffer): ParsedCall {
  const body = readJson(raw)
  const validator = operation === 'play' ? validators.play : operation === 'rollback' ? validators.rollback : undefined
  if (body === undefined || validator === undefined) return { command: undefined, flaw: 'INVALID_SYNTAX', echo: {} }
  if (!validator.Check(body)) {
    const missing = [...validator.Errors(body)].some(({ keyword }) => keyword === 'required')
    return { command: undefined, flaw: missing ? 'INVALID_SYNTAX' : 'INVALID_TYPES', echo: {} }
  }
  const call = body as unknown as Body
  const player = playerOf(call.user_id)
  if (player === undefined) return { command: undefined, flaw: 'MEMBER_NOT_FOUND', echo: {} }
  const actions = call.actions ?? []
  const asked = { ...player, token: call.session_id ?? '' }
  if (actions.length === 0 && call.finished !== true)
    return { command: { kind: 'BALANCE', ...asked }, flaw: undefined, echo: {} }
  if (call.game_id === undefined) return { command: undefined, flaw: 'INVALID_SYNTAX', echo: {} }
  const orders = actions.map((action) => orderOf(action, call))
  return {
    command: {
      kind: 'BATCH',
      ...asked,
      round: call.game_id,
      gameCode: call.game,
      currency: call.currency,
      roundClosed: operation === 'play' && call.finished === true,
      orders,
    },
    flaw: undefined,
    echo: { game_id: call.game_id, transactions: orders.map(presentOrder) },
  }
}

const KINDS = { bet: 'BET', win: 'WIN', rollback: 'ROLLBACK' } as const

type Action = NonNullable<Play['actions']>[number] | Rollback['actions'][number]

function orderOf(action: Action, { user_id, currency, game, game_id }: Body): BatchOrder {
  const referenceId = 'original_action_id' in action ? action.original_action_id : undefined
  const amount = 'amount' in action ? action.amount : 0
  const parts = [action.action, action.action_id, referenceId, amount, user_id, currency, game, game_id]
  return {
    kind: KINDS[action.action],
    transactionId: action.action_id,
    referenceId,
    amount: fromWire(amount),
    hash: hash('sha256', JSON.stringify(parts.map((part) => part ?? null)), 'base64url'),
  }
}

/** Our own id of an order: made of the vendor's, so that a repetition gets the same one. */
const presentOrder = ({ kind, transactionId }: BatchOrder) => ({
  action_id: transactionId,
  tx_id: hash('sha256', `${kind}:${transactionId}`, 'hex').slice(0, 32),
})
