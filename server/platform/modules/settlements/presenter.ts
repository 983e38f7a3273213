import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { vendorNameIn } from '../../lib/vendor-name.ts'
import {
  type ContractTerms,
  type Measures,
  type NextTier,
  PAY_RATE_SCALE,
  type Tier,
  termsOf,
} from '../contracts/service.ts'
import { type GamesService, nameIn } from '../games/service.ts'
import type { ComputedEarning } from './computing.ts'
import { nextTierOf } from './next-tier.ts'
import type { DownlineShare, EarningView } from './repository/views.ts'
import type {
  Earning,
  EarningExplanation,
  EarningForecast,
  NextTier as NextTierShape,
  settlementsCalls,
  TriedWindow,
} from './schema.ts'
import type { Forecast } from './service/forecast.ts'
import type { TriedWindow as Tried } from './service/what-if.ts'
import type { SettlementsService } from './service.ts'

type Shape = Static<typeof Earning>
type Terms = Pick<ContractTerms, 'tiers'>

/** What is exact to 1/10 000 000 000 of a unit, as far as amounts are written. */
const formatExact = (exact: bigint): string => formatMoney(exact / PAY_RATE_SCALE)

export const presentMeasures = ({ validBet, loss, activeMembers }: Measures) => ({
  validBet: formatMoney(validBet),
  loss: formatMoney(loss),
  activeMembers,
})

const presentTier = ({ rate, ...asked }: Tier) => ({ ...presentMeasures(asked), rate: Number(rate) })
const presentTiers = ({ tiers }: Terms) => tiers.map(presentTier)
const presentNext = (next: NextTier | undefined): Static<typeof NextTierShape> | null =>
  next === undefined ? null : { tier: presentTier(next.tier), missing: presentMeasures(next.missing) }
const presentRate = (rate: bigint | null | undefined): number | null => (rate == null ? null : Number(rate))

export const measuresOf = (row: { valid_bet: bigint; loss: bigint; active_members: number }): Measures => ({
  validBet: row.valid_bet,
  loss: row.loss,
  activeMembers: row.active_members,
})

export const presentEarning = (row: EarningView): Shape => ({
  id: row.id,
  contractId: row.contract_id,
  version: row.version,
  kind: row.kind as Shape['kind'],
  period: row.period as Shape['period'],
  from: row.window_from.toISOString(),
  until: row.window_until.toISOString(),
  revision: row.revision,
  state: row.state as Shape['state'],
  payer: row.payer_id === null ? 'PLATFORM' : 'UPLINE',
  currency: row.currency,
  amount: formatMoney(row.amount),
  paid: formatMoney(row.paid),
  measures: presentMeasures(measuresOf(row)),
  carriedIn: formatMoney(row.carried_in),
  carriedOut: formatMoney(row.carried_out),
  rate: presentRate(row.rate),
  gross: formatExact(BigInt(row.gross)),
  downlines: formatExact(BigInt(row.downlines)),
  net: formatExact(BigInt(row.net)),
  skipReason: row.skip_reason as Shape['skipReason'],
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export function presentExplanation({
  earning,
  revisions,
  movements,
  lossParts,
}: Awaited<ReturnType<SettlementsService['explainEarning']>>): Static<typeof EarningExplanation> {
  const terms = termsOf(earning, { tiers: earning.tiers, pick: earning.pick, carry: 'NONE' })
  return {
    earning: presentEarning(earning),
    pick: terms.pick,
    tiers: presentTiers(terms),
    next: presentNext(nextTierOf(earning, terms)),
    revisions: revisions.map(presentEarning),
    lossParts: {
      stake: formatMoney(lossParts.stake),
      payout: formatMoney(lossParts.payout),
      bonuses: formatMoney(lossParts.bonuses),
      rebates: formatMoney(lossParts.rebates),
      commissions: formatMoney(lossParts.commissions),
    },
    movements: movements.map(({ id, amount, created_at }) => ({
      id,
      amount: formatMoney(amount),
      at: created_at.toISOString(),
    })),
  }
}

export const presentShare = (row: DownlineShare) => ({
  memberId: row.payee_id,
  account: row.account,
  rate: presentRate(row.rate),
  amount: formatExact(BigInt(row.gross)),
  measures: presentMeasures(measuresOf(row)),
})

const presentComputed = ({ gross, net, rate }: ComputedEarning) => ({
  rate: presentRate(rate),
  gross: formatExact(gross),
  net: formatExact(net),
})

export const presentForecast = ({
  group,
  window,
  earning,
  terms,
  next,
  countedUntil,
}: Forecast): Static<typeof EarningForecast> => ({
  kind: group.kind,
  period: group.period,
  contractId: earning.contract.contractId,
  version: earning.contract.version,
  from: window.from.toISOString(),
  until: window.until.toISOString(),
  countedUntil: countedUntil.toISOString(),
  measures: presentMeasures(earning.measures),
  carriedIn: formatMoney(earning.carriedIn),
  ...presentComputed(earning),
  downlines: formatExact(earning.downlines),
  pick: terms.pick,
  tiers: presentTiers(terms),
  next: presentNext(next),
})

const presentOutcome = (earning: ComputedEarning | undefined) =>
  earning === undefined ? null : { ...presentComputed(earning), skipReason: earning.skipReason ?? null }

/** A window as terms were tried on it; what the payer keeps is nobody's business but his. */
export const presentTried = (
  { window, today, proposed, payerToday, payerProposed }: Tried,
  seesPayer: boolean,
): Static<typeof TriedWindow> => ({
  from: window.from.toISOString(),
  until: window.until.toISOString(),
  measures: presentMeasures((proposed ?? today)?.measures ?? { validBet: 0n, loss: 0n, activeMembers: 0 }),
  today: presentOutcome(today),
  proposed: presentOutcome(proposed),
  payerToday: seesPayer ? presentOutcome(payerToday) : null,
  payerProposed: seesPayer ? presentOutcome(payerProposed) : null,
})

type BetRow = Awaited<ReturnType<GamesService['listBets']>>['rows'][number]
type BetShape = Static<(typeof settlementsCalls.listEarningBets)['value']>['content'][number]

/** A bet as those above its member see it: not what he had before and after. */
export const presentTeamBet = (row: BetRow, language: string): BetShape => ({
  id: row.id,
  gameName: nameIn(row.names, language) || row.game_id,
  vendorName: vendorNameIn(row.vendor_code, row.vendor_name ?? row.vendor_code, language),
  state: row.state as BetShape['state'],
  stake: formatMoney(row.stake),
  validBet: formatMoney(row.valid_bet),
  payout: formatMoney(row.payout),
  placedAt: row.placed_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
})
