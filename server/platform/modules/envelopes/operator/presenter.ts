import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { revisionOf } from '../../../lib/revision.ts'
import type { RainRow } from '../repository.ts'
import type { RainState, RainWords } from '../terms.ts'
import type { OpeningOfMember } from './repository.ts'
import type { EnvelopeOpening, OperatorEnvelopeRain } from './schema.ts'

type Shape = Static<typeof OperatorEnvelopeRain>

/** What was planned, as proposals and the audit log keep it. */
export const presentPlan = (rain: RainRow) => ({
  words: (rain.words as unknown as RainWords[]).map((words) => ({ ...words })),
  startsAt: rain.starts_at.toISOString(),
  endsAt: rain.ends_at.toISOString(),
  envelopes: rain.envelopes,
  total: formatMoney(rain.total),
  least: formatMoney(rain.least),
  greatest: formatMoney(rain.greatest),
  isDaily: rain.is_daily,
  leastRank: rain.least_rank,
})

export const presentOperatorRain = (rain: RainRow, proposal: Shape['proposal']): Shape => ({
  id: rain.id,
  state: rain.state as RainState,
  ...presentPlan(rain),
  currency: rain.currency,
  opened: rain.envelopes - rain.left_envelopes,
  dealt: formatMoney(rain.total - rain.left_amount),
  changedAt: rain.changed_at.toISOString(),
  revision: revisionOf(presentPlan(rain)),
  proposal,
})

export const presentOpening = (row: OpeningOfMember): Static<typeof EnvelopeOpening> => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  amount: formatMoney(row.amount),
  currency: row.currency,
  openedAt: row.opened_at.toISOString(),
})
