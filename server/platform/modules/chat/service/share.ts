import type { Static } from 'typebox'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { formatMoney } from '../../../lib/money.ts'
import type { LotteryService } from '../../lottery/service.ts'
import { chatErrors } from '../errors.ts'
import { chatPolicy } from '../policy.ts'
import type { MessageRow } from '../repository/messages.ts'
import type { SharedBet } from '../schema.ts'
import type { SharedBetState } from '../states.ts'
import type { Dependencies } from './dependencies.ts'
import { countTry, type Place, write } from './write.ts'

type Found = NonNullable<Awaited<ReturnType<LotteryService['findBet']>>>

/** Orders that are looked through for bets to show. */
const LOOKED_AT = 20
/** Characters of the picks as JSON: every listener gets them. */
const LONGEST_PICKS = 2_000

/** A bet that the member may show, with its amounts: he alone sees it like that. */
export interface Shareable {
  readonly betId: string
  readonly placedAt: Date
  readonly bet: Static<typeof SharedBet>
}

/** The bets among the member's last orders that he may show, newest first. Throws TRUE_ACCOUNT_NEEDED. */
export async function listShareable(
  { lottery, clock }: Dependencies,
  session: MemberSession,
): Promise<readonly Shareable[]> {
  if (!chatPolicy['chat.write'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  const { rows, bets } = await lottery.listOrders(session, {}, { limit: LOOKED_AT, offset: 0 })
  return rows.flatMap((order) =>
    bets
      .filter(({ order_id }) => order_id === order.id)
      .flatMap((bet) => {
        const state = shownAs({ order, bet }, clock.now())
        if (state === null || isTooLarge(bet)) return []
        return [{ betId: bet.id, placedAt: order.placed_at, bet: termsOf({ order, bet }, state, true) }]
      }),
  )
}

/**
 * Shows a bet of the member in a room: its terms are copied, so that nothing that becomes of it changes what was said. Throws
 * CHAT_BET_NOT_SHOWN, also for somebody else's; CHAT_BET_TOO_LARGE; and as `countTry` and `write`.
 */
export async function share(
  dependencies: Dependencies,
  session: MemberSession,
  { betId, showsAmounts, ...place }: Place & { readonly betId: string; readonly showsAmounts: boolean },
): Promise<MessageRow> {
  await countTry(dependencies, session)
  const found = await dependencies.lottery.findBet(session, betId)
  const state = found === undefined ? null : shownAs(found, dependencies.clock.now())
  if (found === undefined || state === null) throw chatErrors.CHAT_BET_NOT_SHOWN({ field: 'betId' })
  if (isTooLarge(found.bet)) throw chatErrors.CHAT_BET_TOO_LARGE({ field: 'betId' })
  const bet = JSON.stringify(termsOf(found, state, showsAmounts))
  return write(dependencies, session, place, { kind: 'BET', bet })
}

/** As what a bet may be shown: while its draw takes bets, or won. Null: not at all. */
function shownAs({ order, bet }: Found, now: Date): SharedBetState | null {
  if (order.cancelled_at !== null) return null
  if (bet.state === 'SETTLED') return bet.payout > 0n ? 'WON' : null
  return bet.state === 'OPEN' && order.draw_state === 'OPEN' && order.draw_closes_at > now ? 'OPEN' : null
}

const isTooLarge = ({ picks }: Found['bet']): boolean => JSON.stringify(picks).length > LONGEST_PICKS

function termsOf({ order, bet }: Found, state: SharedBetState, showsAmounts: boolean): Static<typeof SharedBet> {
  return {
    gameCode: order.lottery_code,
    family: order.family,
    gameNames: Object.entries(order.names).map(([language, name]) => ({ language, name })),
    playType: bet.play_type,
    picks: bet.picks,
    multiple: bet.multiple,
    drawNumber: order.draw_number,
    state,
    currency: showsAmounts ? bet.currency : null,
    stake: showsAmounts ? formatMoney(bet.stake) : null,
    payout: showsAmounts && state === 'WON' ? formatMoney(bet.payout) : null,
  }
}
