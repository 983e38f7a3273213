import type { WalletResult } from '../../vendor-adapter.ts'

/**
 * Our refusals as HTTP status and code (`reference`: vendor protocols 3.2). 106 is our word for what the protocol has no
 * code for; the message then says which it is.
 */
export const CODES: Readonly<Record<Exclude<WalletResult, 'SUCCESS'>, { status: number; code: number }>> = {
  WALLET_INSUFFICIENT: { status: 412, code: 100 },
  ROLLBACK_UNCOVERED: { status: 412, code: 100 },
  INVALID_TOKEN: { status: 412, code: 101 },
  TOKEN_EXPIRED: { status: 412, code: 101 },
  MEMBER_NOT_FOUND: { status: 412, code: 101 },
  LINE_STAKE_LIMIT: { status: 412, code: 105 },
  LOSS_LIMIT_REACHED: { status: 412, code: 105 },
  BET_NOT_FOUND: { status: 412, code: 106 },
  TRANSACTION_CANCELLED: { status: 412, code: 106 },
  DUPLICATE_MISMATCH: { status: 412, code: 106 },
  ROUND_FOREIGN: { status: 412, code: 106 },
  LINE_GAME_OFF: { status: 412, code: 107 },
  INVALID_GAME: { status: 412, code: 107 },
  MEMBER_LOCKED: { status: 412, code: 110 },
  WRONG_CURRENCY: { status: 412, code: 154 },
  INVALID_SYNTAX: { status: 400, code: 400 },
  INVALID_TYPES: { status: 400, code: 400 },
  UNKNOWN: { status: 500, code: 500 },
}
