import { createHmac } from 'node:crypto'
import type { Driver, Reply, Seat, Tampering } from '../driver.ts'
import { sendSigned } from '../send.ts'

/** One unit of currency on this wire. */
const UNIT = 100

/** Speaks the GCP wallet as a supplier: hexadecimal HMAC-SHA256 over the raw body, lists of actions, cents. */
export function createGcpDriver(url: string, key: string): Driver {
  async function post(path: string, body: Record<string, unknown>, tampering?: Tampering): Promise<Reply> {
    const outgoing = {
      url: `${url}${path}`,
      body,
      header: 'x-request-sign',
      sign: (raw: Buffer, withOtherKey: boolean) =>
        createHmac('sha256', withOtherKey ? 'the key of another brand' : key)
          .update(raw)
          .digest('hex'),
    }
    const { status, body: said } = await sendSigned(outgoing, tampering)
    const word = typeof said.code === 'number' ? `${status}/${said.code} ${String(said.message)}` : `HTTP ${status}`
    return { word, balance: typeof said.balance === 'number' ? said.balance / UNIT : undefined }
  }

  const identity = ({ user, token, gameCode, currency }: Seat) => ({
    user_id: user,
    session_id: token,
    game: gameCode,
    currency,
  })
  const action = (kind: 'bet' | 'win', transaction: string, amount: number) => ({
    action: kind,
    action_id: transaction,
    amount: amount * UNIT,
  })

  return {
    vendor: 'gcp',
    words: {
      SUCCESS: 'HTTP 200',
      WALLET_INSUFFICIENT: '412/100 wallet_insufficient',
      INVALID_TOKEN: '412/101 invalid_token',
      TOKEN_EXPIRED: '412/101 token_expired',
      INVALID_GAME: '412/107 invalid_game',
      WRONG_CURRENCY: '412/154 wrong_currency',
      MEMBER_NOT_FOUND: '412/101 member_not_found',
      MEMBER_LOCKED: '412/110 member_locked',
      BET_NOT_FOUND: '412/106 bet_not_found',
      TRANSACTION_CANCELLED: '412/106 transaction_cancelled',
      DUPLICATE_MISMATCH: '412/106 duplicate_mismatch',
      ROUND_FOREIGN: '412/106 round_foreign',
      ROLLBACK_UNCOVERED: '412/100 rollback_uncovered',
      INVALID_SIGNATURE: '403/403 the signature does not fit the body',
      INVALID_SYNTAX: '400/400 invalid_syntax',
      INVALID_TYPES: '400/400 invalid_types',
      UNKNOWN: '500/500 unknown',
      BODY_TOO_LARGE: 'HTTP 413',
    },
    fields: {
      amount: { actions: [{ action: 'bet', action_id: 'negative', amount: -5 }] },
      wrongType: { actions: [{ action: 'bet', action_id: 'text', amount: '1' }] },
      missing: { actions: [{ action: 'bet', amount: 1 }] },
    },
    balance: (seat, tampering) => post('/play', identity(seat), tampering),
    bet: (seat, { round, transaction, amount }, tampering) =>
      post(
        '/play',
        { ...identity(seat), game_id: round, finished: false, actions: [action('bet', transaction, amount)] },
        tampering,
      ),
    win: (seat, { round, transaction, amount }, tampering) =>
      post(
        '/play',
        { ...identity(seat), game_id: round, finished: true, actions: [action('win', transaction, amount)] },
        tampering,
      ),
    rollback: (seat, { round, transaction, target }, tampering) =>
      post(
        '/rollback',
        {
          ...identity(seat),
          game_id: round,
          actions: [{ action: 'rollback', action_id: transaction, original_action_id: target }],
        },
        tampering,
      ),
    betAndWin: (seat, bet, win) =>
      post('/play', {
        ...identity(seat),
        game_id: bet.round,
        finished: true,
        actions: [action('bet', bet.transaction, bet.amount), action('win', win.transaction, win.amount)],
      }),
  }
}
