import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Driver, Reply, Seat, Tampering } from '../driver.ts'
import { sendSigned } from '../send.ts'

/** One unit of currency on this wire. */
const UNIT = 100_000

/** Speaks Hub88's wallet as a supplier: RSA-SHA256 over the raw body, amounts in 1/100 000. */
export function createHub88Driver(url: string, privateKey: string): Driver {
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  async function post(path: string, body: Record<string, unknown>, tampering?: Tampering): Promise<Reply> {
    const outgoing = {
      url: `${url}${path}`,
      body,
      header: 'x-hub88-signature',
      sign: (raw: Buffer, withOtherKey: boolean) =>
        sign('RSA-SHA256', raw, withOtherKey ? otherKey : privateKey).toString('base64'),
    }
    const { status, body: said } = await sendSigned(outgoing, tampering)
    const word = typeof said.status === 'string' ? said.status : `HTTP ${status}`
    return { word, balance: typeof said.balance === 'number' ? said.balance / UNIT : undefined }
  }

  const identity = ({ user, token, gameCode }: Seat) => ({
    user,
    token,
    game_code: gameCode,
    request_uuid: randomUUID(),
  })

  return {
    vendor: 'hub88',
    words: {
      SUCCESS: 'RS_OK',
      WALLET_INSUFFICIENT: 'RS_ERROR_NOT_ENOUGH_MONEY',
      INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
      TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
      INVALID_GAME: 'RS_ERROR_INVALID_GAME',
      WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
      MEMBER_NOT_FOUND: 'RS_ERROR_INVALID_PARTNER',
      MEMBER_LOCKED: 'RS_ERROR_USER_DISABLED',
      BET_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      TRANSACTION_CANCELLED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      DUPLICATE_MISMATCH: 'RS_ERROR_DUPLICATE_TRANSACTION',
      ROUND_FOREIGN: 'RS_ERROR_DUPLICATE_TRANSACTION',
      ROLLBACK_UNCOVERED: 'RS_ERROR_NOT_ENOUGH_MONEY',
      INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
      INVALID_SYNTAX: 'RS_ERROR_WRONG_SYNTAX',
      INVALID_TYPES: 'RS_ERROR_WRONG_TYPES',
      UNKNOWN: 'RS_ERROR_UNKNOWN',
      BODY_TOO_LARGE: 'HTTP 413',
    },
    fields: { amount: { amount: -5 }, wrongType: { amount: '1' }, missing: { transaction_uuid: undefined } },
    balance: (seat, tampering) => post('/user/balance', identity(seat), tampering),
    bet: (seat, { round, transaction, amount }, tampering) =>
      post(
        '/transaction/bet',
        {
          ...identity(seat),
          transaction_uuid: transaction,
          round,
          round_closed: false,
          currency: seat.currency,
          amount: amount * UNIT,
          is_free: false,
        },
        tampering,
      ),
    win: (seat, { round, transaction, amount, bet }, tampering) =>
      post(
        '/transaction/win',
        {
          ...identity(seat),
          transaction_uuid: transaction,
          reference_transaction_uuid: bet,
          round,
          round_closed: true,
          currency: seat.currency,
          amount: amount * UNIT,
          is_free: false,
        },
        tampering,
      ),
    rollback: (seat, { round, transaction, target }, tampering) =>
      post(
        '/transaction/rollback',
        {
          ...identity(seat),
          transaction_uuid: transaction,
          reference_transaction_uuid: target,
          round,
          round_closed: true,
        },
        tampering,
      ),
  }
}
