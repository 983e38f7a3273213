/**
 * What the SQL functions that decide may answer, one word for one outcome. Each file under `functions/` says what its words mean;
 * tests/contract/outcomes.test.ts holds these lists against the SQL, both ways. Whoever answers an outcome to somebody else maps
 * it exhaustively, so that a new word here is a compile error there.
 */
export const OUTCOMES = {
  ledger_move: ['POSTED', 'REFUSED', 'CANCELLED', 'DUPLICATE_MISMATCH'],
  bet_permission: ['MEMBER_LOCKED'],
  bet_place: [
    'SUCCESS',
    'WALLET_INSUFFICIENT',
    'TRANSACTION_CANCELLED',
    'DUPLICATE_MISMATCH',
    'INVALID_TOKEN',
    'TOKEN_EXPIRED',
    'MEMBER_LOCKED',
    'INVALID_GAME',
    'WRONG_CURRENCY',
    'ROUND_FOREIGN',
    'LINE_GAME_OFF',
    'LINE_STAKE_LIMIT',
    'LOSS_LIMIT_REACHED',
  ],
  bet_win: [
    'SUCCESS',
    'DUPLICATE_MISMATCH',
    'BET_NOT_FOUND',
    'TRANSACTION_CANCELLED',
    'ROUND_FOREIGN',
    'WRONG_CURRENCY',
  ],
  bet_rollback: ['SUCCESS', 'ROLLBACK_UNCOVERED', 'DUPLICATE_MISMATCH', 'MEMBER_NOT_FOUND', 'ROUND_FOREIGN'],
  bet_many: ['HELD', 'SUCCESS'],
  bet_import: ['IMPORTED', 'KNOWN', 'GAME_UNKNOWN', 'MEMBER_NOT_FOUND', 'MONEY_MISSING'],
  lottery_place: [
    'SUCCESS',
    'HELD',
    'DUPLICATE_MISMATCH',
    'LOTTERY_CLOSED',
    'LOTTERY_RULES_CHANGED',
    'MEMBER_LOCKED',
    'PLAY_UNCHECKED',
    'LINE_GAME_OFF',
    'LINE_STAKE_LIMIT',
    'LOSS_LIMIT_REACHED',
    'LOTTERY_DRAW_CLOSED',
    'LOTTERY_LIMIT_NUMBER',
    'LOTTERY_LIMIT_PLAY_TYPE',
    'LOTTERY_LIMIT_DRAW',
    'LOTTERY_LIMIT_MEMBER',
    'WALLET_INSUFFICIENT',
  ],
} as const

/** Why ledger_move refuses, beside its outcome REFUSED. */
export const LEDGER_REFUSALS = [
  'WALLET_INSUFFICIENT',
  'ACCOUNT_UNKNOWN',
  'PENDING_UNKNOWN',
  'PENDING_RESOLVED',
  'PENDING_EXCEEDED',
  'ALREADY_REVERSED',
] as const

type Deciding = keyof typeof OUTCOMES
/** What one function may answer. */
export type OutcomeOf<Name extends Deciding> = (typeof OUTCOMES)[Name][number]
export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number]
