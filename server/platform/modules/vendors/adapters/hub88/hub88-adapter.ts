import type { Config } from '../../../../../config/config.ts'
import { vendorsErrors } from '../../errors.ts'
import type { LaunchOrder, VendorAdapter } from '../../vendor-adapter.ts'
import { userOf } from '../player.ts'
import { createSignedApi } from '../signed-api.ts'
import { toWire } from './amounts.ts'
import { hub88News } from './news.ts'
import { parseCall } from './parse.ts'
import { hub88Report } from './report.ts'
import { createSigner, createVerifier, SIGNATURE_HEADER } from './signature.ts'
import { STATUSES } from './statuses.ts'

/** The longest way back that Hub88 takes. */
const LONGEST_LOBBY_URL = 255
/** Hub88's word for play money. */
const DEMO_CURRENCY = 'XXX'

/** The seamless wallet in Hub88's form: RSA-SHA256 over raw bodies, amounts in 1/100 000, RS_ statuses. */
export function createHub88Adapter(
  config: Config['hub88'],
  onError: (error: unknown) => void,
): VendorAdapter & { close(): Promise<void> } {
  const signed = createSigner(config.operatorPrivateKey)
  const api = createSignedApi({
    url: `${config.apiUrl.replace(/\/$/, '')}/operator/generic/v2`,
    sign: (raw) => ({ [SIGNATURE_HEADER]: signed(raw) }),
    onError,
  })
  const isSigned = createVerifier(config.vendorPublicKey)

  async function open(order: LaunchOrder, who: Record<string, unknown>): Promise<string> {
    const lobbyUrl =
      order.backUrl !== undefined && order.backUrl.length <= LONGEST_LOBBY_URL ? { lobby_url: order.backUrl } : {}
    const answer = await api.post('/game/url', {
      operator_id: config.operatorId,
      game_code: order.gameCode,
      lang: order.language,
      platform: order.device === 'MOBILE' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      ...lobbyUrl,
      ...who,
    })
    if (answer === undefined) throw vendorsErrors.VENDOR_GAME_UNKNOWN()
    if (typeof answer.url !== 'string' || !/^https?:\/\//.test(answer.url)) throw vendorsErrors.VENDOR_UNAVAILABLE()
    return answer.url
  }

  return {
    source: 'hub88',
    verify: (raw, headers) => isSigned(raw, headers[SIGNATURE_HEADER]),
    unsigned: { status: 401, body: { status: 'RS_ERROR_INVALID_SIGNATURE' } },
    parse: parseCall,
    render: ({ result, currency, balance }, { echo }) => ({
      status: 200,
      body: {
        ...echo,
        status: STATUSES[result],
        ...(currency === undefined || balance === undefined ? {} : { currency, balance: toWire(balance) }),
      },
    }),
    launch: (order, player) => open(order, { user: userOf(player), token: player.token, currency: player.currency }),
    launchDemo: (order) => open(order, { currency: DEMO_CURRENCY }),
    async queryRound(round, player, language) {
      const answer = await api.post('/game/round', {
        operator_id: config.operatorId,
        round,
        user: userOf(player),
        lang: language === 'vi' ? 'vi' : 'en',
      })
      const record = answer?.round
      const outcome = typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : undefined
      return {
        outcome,
        recallUrl: typeof answer?.url === 'string' ? answer.url : undefined,
        isClosed: outcome?.round_closed === true,
      }
    },
    ...hub88News(api, config.operatorId),
    report: hub88Report(api, config.operatorId),
    close: () => api.close(),
  }
}
