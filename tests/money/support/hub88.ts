import { randomUUID } from 'node:crypto'
import { createSigner } from '../../../server/simulator/hub88/signature.ts'
import type { TestPlatform } from '../../support/platform.ts'
import { SENVANG } from '../../support/platform.ts'

/** One dong on Hub88's wire. */
export const DONG = 100_000

export interface WalletReply {
  readonly http: number
  readonly status: string
  readonly balance?: number
  readonly currency?: string
  readonly request_uuid?: string
  readonly user?: string
}

/** Calls the platform's wallet as the vendor does: signed with the vendor's key. */
export function createVendor(platform: TestPlatform) {
  const sign = createSigner(platform.context.config.hub88.vendorPrivateKey ?? '')
  return async (
    path: string,
    body: unknown,
    change: { signature?: string; raw?: string } = {},
  ): Promise<WalletReply> => {
    const raw = Buffer.from(change.raw ?? JSON.stringify(body))
    const response = await fetch(`${platform.url}/wps/callbacks/hub88${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub88-signature': change.signature ?? sign(raw) },
      body: new Uint8Array(raw),
    })
    return { http: response.status, ...((await response.json()) as Omit<WalletReply, 'http'>) }
  }
}

/** A member with money in an open session of the first slot, and the bodies of its orders. */
export async function seatPlayer(
  platform: TestPlatform,
  funds: bigint,
  change: { canPay?: boolean; uplineId?: string } = {},
) {
  const member = await platform.member({ ...change, funds: funds * 10_000n })
  const player = { merchantId: SENVANG, memberId: member.id }
  const { rows } = await platform.context.games.listGames(
    SENVANG,
    { gameType: 'RNG' },
    { language: 'vi', limit: 1, offset: 0 },
  )
  const [game] = rows
  if (game === undefined) throw new Error('There is no slot')
  const played = {
    adapter: 'hub88',
    vendorCode: game.vendor_code,
    gameCode: game.vendor_game_code,
    gameId: game.id,
    gameType: 'RNG',
  }
  const { token } = await platform.context.vendors.openSession(player, played, 'VND')
  const user = `${SENVANG}${member.id}`.replaceAll('-', '')
  const base = { user, token, game_code: game.vendor_game_code }
  return {
    member,
    player,
    game,
    balance: async () => (await platform.context.ledger.balance(player, 'VND')) / 10_000n,
    info: () => ({ ...base, request_uuid: randomUUID() }),
    bet: (amount: number, more: Record<string, unknown> = {}) => ({
      ...base,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      round_closed: false,
      currency: 'VND',
      amount: amount * DONG,
      is_free: false,
      ...more,
    }),
    win: (bet: { transaction_uuid: string; round: string }, amount: number, more: Record<string, unknown> = {}) => ({
      ...base,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
      round_closed: true,
      currency: 'VND',
      amount: amount * DONG,
      is_free: false,
      ...more,
    }),
    rollback: (bet: { transaction_uuid: string; round: string }, more: Record<string, unknown> = {}) => ({
      ...base,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
      round_closed: true,
      ...more,
    }),
  }
}
