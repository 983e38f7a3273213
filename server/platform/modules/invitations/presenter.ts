import type { Static } from 'typebox'
import type { Offerable } from '../contracts/service.ts'
import type { ArrivalRow } from './repository/arrivals.ts'
import type { InvitationRow } from './repository/invitations.ts'
import type { Arrival, ContractOffer, Invitation } from './schema.ts'
import { stateAt } from './states.ts'

type Shape = Static<typeof Invitation>

export const presentInvitation = (row: InvitationRow, now: Date): Shape => ({
  id: row.id,
  code: row.code,
  name: row.name,
  makesAgents: row.makes_agents,
  offer: offerOf(row),
  state: stateAt(row, now),
  expiresAt: row.expires_at?.toISOString() ?? null,
  mostUses: row.most_uses,
  uses: row.uses,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

const offerOf = ({ offer_kind, offer_rate }: InvitationRow): Shape['offer'] =>
  offer_kind === null || offer_rate === null
    ? null
    : { kind: offer_kind as NonNullable<Shape['offer']>['kind'], rate: offer_rate }

export const presentArrival = ({ arrived_at, member_id, account }: ArrivalRow): Static<typeof Arrival> => ({
  arrivedAt: arrived_at.toISOString(),
  memberId: member_id,
  account,
})

export const presentOffer = ({ mostRate, ...offer }: Offerable): Static<typeof ContractOffer> => ({
  ...offer,
  mostRate: Number(mostRate),
})
