import type { Static } from 'typebox'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import type { ContractKind, Tier } from './pay/terms.ts'
import type { ContractView } from './repository/views.ts'
import type { Contract, contractsCalls } from './schema.ts'
import { type ContractTerms, tiersOf } from './terms.ts'

type Shape = Static<typeof Contract>
type Moment = string | null
type Terms = NonNullable<Static<(typeof contractsCalls.processDividend)['body']>['terms']>

/** Terms as a body names them. Throws MONEY_… */
export const readTerms = (kind: ContractKind, { period, tiers, pick, carry }: Terms): ContractTerms => ({
  kind,
  period,
  tiers: tiers.map(({ validBet, loss, activeMembers, rate }) => ({
    validBet: parseMoney(validBet, 'validBet'),
    loss: parseMoney(loss, 'loss'),
    activeMembers,
    rate: BigInt(rate),
  })),
  pick: pick ?? 'HIGHEST',
  carry: carry ?? 'NONE',
})

/** A contract as one of its two sides reads it. Names of operators and of those further above stay with the house. */
export const presentContract = (view: ContractView, memberId: string): Shape => ({
  ...presentShared(view),
  party: view.payer_id === memberId ? 'PAYER' : 'PAYEE',
  steps: view.steps.map(presentStep),
})

/** What members and operators read alike. */
export function presentShared(view: ContractView): Omit<Shape, 'party' | 'steps'> {
  return {
    id: view.id,
    kind: view.kind as Shape['kind'],
    state: view.state as Shape['state'],
    period: view.period as Shape['period'],
    payer: view.payer_id === null ? 'PLATFORM' : 'UPLINE',
    payerId: view.payer_id,
    payerAccount: view.payer_account,
    payeeId: view.payee_id,
    payeeAccount: view.payee_account,
    awaits: view.awaits as Shape['awaits'],
    version: view.version,
    proposedVersion: view.proposed_version,
    versions: view.versions.map(presentVersion),
    holdsUntil: view.holds_until?.toISOString() ?? null,
    createdAt: view.created_at.toISOString(),
    changedAt: view.changed_at.toISOString(),
  }
}

/** PostgreSQL's JSON writes moments with an offset. */
const iso = (at: string): string => new Date(at).toISOString()
const isoOrNull = (at: Moment): Moment => (at === null ? null : iso(at))

export const presentTiers = (tiers: readonly Tier[]): Shape['versions'][number]['tiers'] =>
  tiers.map(({ validBet, loss, activeMembers, rate }) => ({
    validBet: formatMoney(validBet),
    loss: formatMoney(loss),
    activeMembers,
    rate: Number(rate),
  }))

function presentVersion(written: ContractView['versions'][number]): Shape['versions'][number] {
  return {
    version: written.version,
    tiers: presentTiers(tiersOf(written.tiers)),
    pick: written.pick as Shape['versions'][number]['pick'],
    carry: written.carry as Shape['versions'][number]['carry'],
    proposedBy: written.proposedBy as Shape['party'],
    proposedAt: iso(written.proposedAt),
    validFrom: isoOrNull(written.validFrom),
  }
}

export const presentStep = ({ deed, actor, version, at }: ContractView['steps'][number]): Shape['steps'][number] => ({
  deed: deed as Shape['steps'][number]['deed'],
  actor: actor as Shape['steps'][number]['actor'],
  version,
  at: iso(at),
})
