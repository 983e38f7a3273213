import type { Config } from '../../../../../config/config.ts'
import { vendorsErrors } from '../../errors.ts'
import type { LaunchOrder, VendorAdapter } from '../../vendor-adapter.ts'
import { userOf } from '../player.ts'
import { createSignedApi } from '../signed-api.ts'
import { toWire } from './amounts.ts'
import { CODES } from './codes.ts'
import { listJackpots } from './jackpots.ts'
import { parseCall } from './parse.ts'
import { gcpReport } from './report.ts'
import { isSigned, SIGNATURE_HEADER, sign } from './signature.ts'

/** The seamless wallet in GCP's form: HMAC over raw bodies, lists of actions, cents, HTTP 412 with a code. */
export function createGcpAdapter(
  config: NonNullable<Config['gcp']>,
  onError: (error: unknown) => void,
): VendorAdapter & { close(): Promise<void> } {
  const api = createSignedApi({
    url: config.apiUrl,
    sign: (raw) => ({ [SIGNATURE_HEADER]: sign(config.key, raw) }),
    onError,
  })

  async function open(path: string, order: LaunchOrder, more: Record<string, unknown>): Promise<string> {
    const answer = await api.post(path, {
      casino_id: config.casinoId,
      game: order.gameCode,
      locale: order.language,
      client_type: order.device === 'MOBILE' ? 'mobile' : 'desktop',
      urls: order.backUrl === undefined ? {} : { return_url: order.backUrl },
      ...more,
    })
    if (answer === undefined) throw vendorsErrors.VENDOR_GAME_UNKNOWN()
    const { game_url: url } = (answer.launch_options ?? {}) as { game_url?: unknown }
    if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw vendorsErrors.VENDOR_UNAVAILABLE()
    return url
  }

  return {
    source: 'gcp',
    verify: (raw, headers) => isSigned(config.key, raw, headers[SIGNATURE_HEADER]),
    unsigned: { status: 403, body: { code: 403, message: 'the signature does not fit the body' } },
    parse: parseCall,
    render({ result, balance }, { echo }) {
      const shown = balance === undefined ? {} : { balance: toWire(balance) }
      if (result === 'SUCCESS') return { status: 200, body: { ...shown, ...echo } }
      const { status, code } = CODES[result]
      return { status, body: { code, message: result.toLowerCase(), ...shown } }
    },
    launch: (order, player) =>
      open('/sessions', order, {
        currency: player.currency,
        session_id: player.token,
        user: { id: userOf(player) },
      }),
    launchDemo: (order) => open('/demo', order, {}),
    async queryRound(round, player, language) {
      const answer = await api.post('/rounds', {
        casino_id: config.casinoId,
        game_id: round,
        user_id: userOf(player),
        locale: language === 'vi' ? 'vi' : 'en',
      })
      const record = answer?.round
      const outcome = typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : undefined
      return {
        outcome,
        recallUrl: typeof answer?.url === 'string' ? answer.url : undefined,
        isClosed: outcome?.round_closed === true,
      }
    },
    listJackpots: (currency) => listJackpots(api, config.casinoId, currency),
    report: gcpReport(api, config.casinoId),
    close: () => api.close(),
  }
}
