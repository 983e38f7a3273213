import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { PromotionEstimate } from './estimate-schema.ts'
import { type PromotionEstimateView, topOf } from './service/estimate.ts'

type Outcomes = PromotionEstimateView['outcomes']
const presentTimes = ({ times, amount }: Outcomes['FREE']) => ({ times, amount: formatMoney(amount) })

export function presentEstimate(view: PromotionEstimateView): Static<typeof PromotionEstimate> {
  const { from, to, outcomes, spentAt, sharing, accounts } = view
  const { read, oneIn, members, times, refused, currency } = view
  return {
    read,
    oneIn,
    members,
    times,
    refused,
    currency,
    from: from.toISOString(),
    to: to.toISOString(),
    granted: formatMoney(view.granted),
    spentAt: spentAt?.toISOString() ?? null,
    required: formatMoney(view.required),
    done: formatMoney(view.done),
    free: presentTimes(outcomes.FREE),
    completed: presentTimes(outcomes.COMPLETED),
    open: presentTimes(outcomes.OPEN),
    expired: presentTimes(outcomes.EXPIRED),
    broken: presentTimes(outcomes.BROKEN),
    cost: formatMoney(view.granted - view.takenBack),
    top: topOf(view).map(({ memberId, granted, kept, ...gain }) => ({
      memberId,
      account: accounts.get(memberId) ?? '',
      times: gain.times,
      granted: formatMoney(granted),
      kept: formatMoney(kept),
    })),
    shared: sharing.map(({ kind, memberIds, granted }) => ({
      kind,
      members: memberIds.length,
      granted: formatMoney(granted),
    })),
  }
}
