import type { Database } from '../../../server/platform/db/connection.ts'
import { areBetter, type Measures, type Tier } from '../../../server/platform/modules/contracts/pay/terms.ts'
import { type Period, type Window, windowAt } from '../../../server/platform/modules/contracts/periods.ts'
import { type ContractTerms, termsOf } from '../../../server/platform/modules/contracts/terms.ts'
import { need } from '../../support/need.ts'
import { SENVANG } from '../../support/platform.ts'

/** What a contract should have come to in a window, worked out at the end, from bets, tree and contracts alone. */
export interface Expected {
  readonly contractId: string
  readonly period: Period
  readonly from: number
  readonly gross: bigint
  readonly net: bigint
  readonly reason: string | null
}

interface Contract {
  readonly id: string
  readonly kind: string
  readonly period: Period
  readonly payeeId: string
  readonly payerId: string | null
  readonly holdsUntil: Date | null
  readonly versions: readonly { readonly version: number; readonly validFrom: Date; readonly terms: ContractTerms }[]
}
interface Edge {
  readonly ancestor: string
  readonly descendant: string
  readonly depth: number
  readonly from: string
  readonly until: string
}
/** A bet that counts, or (with a commission) a movement, with the day of the brand that it was on. */
interface Event {
  readonly member: string
  readonly at: Date
  readonly day: string
  readonly valid: bigint
  readonly loss: bigint
  readonly commission: bigint
}

/** Everything that decides, read at once. */
async function readWorld({ raw }: Pick<Database, 'raw'>, members: readonly string[], zone: string) {
  const contracts = await raw<Omit<Contract, 'versions'>>(
    `select id, kind, period, payee_id as "payeeId", payer_id as "payerId", holds_until as "holdsUntil" from contracts
      where merchant_id = $1 and payee_id = any($2::uuid[]) and version is not null`,
    [SENVANG, members],
  )
  const versions = await raw<{
    id: string
    version: number
    validFrom: Date
    tiers: unknown
    pick: string
    carry: string
  }>(
    `select contract_id as id, version, valid_from as "validFrom", tiers, pick, carry from contract_versions
      where merchant_id = $1 and contract_id = any($2::uuid[]) and valid_from is not null order by version`,
    [SENVANG, contracts.map(({ id }) => id)],
  )
  const events = await raw<Event>(
    `select member_id as member, placed_at as at, (placed_at at time zone $3)::date::text as day, valid_bet as valid, stake - payout as loss,
         0::int8 as commission
       from bets where merchant_id = $1 and member_id = any($2::uuid[]) and state = 'SETTLED'
     union all
     select member_id, created_at, (created_at at time zone $3)::date::text, 0, 0,
         case when to_account = 'CASH' then amount else -amount end
       from ledger_transfers where merchant_id = $1 and member_id = any($2::uuid[]) and kind = 'COMMISSION' and outcome = 'POSTED'`,
    [SENVANG, members, zone],
  )
  const edges = await raw<Edge>(
    `select ancestor_id as ancestor, descendant_id as descendant, depth, from_day::text as from, until_day::text as until
       from member_tree where merchant_id = $1 and descendant_id = any($2::uuid[])`,
    [SENVANG, members],
  )
  const clocks = await raw<{ kind: string; period: string; until: Date }>(
    'select kind, period, settled_until as until from settlement_clocks where merchant_id = $1',
    [SENVANG],
  )
  return {
    zone,
    contracts: contracts.map((contract) => ({
      ...contract,
      versions: versions
        .filter(({ id }) => id === contract.id)
        .map(({ version, validFrom, ...rest }) => ({ version, validFrom, terms: termsOf(contract, rest) })),
    })),
    events,
    edges: edges.map((edge) => ({ ...edge, until: edge.until === 'infinity' ? '9999-12-31' : edge.until })),
    settledUntil: (kind: string, period: string) =>
      clocks.find((clock) => clock.kind === kind && clock.period === period)?.until ?? new Date(0),
  }
}
type World = Awaited<ReturnType<typeof readWorld>>

const isShort = (period: Period) => period === 'REALTIME' || period === 'HOUR'
const dayAt = (at: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

/** Walks through every closed window of every group from its first contract on, one after the other. */
export async function expectEarnings(
  database: Pick<Database, 'raw'>,
  { members, zone, paidBy }: { readonly members: readonly string[]; readonly zone: string; readonly paidBy: string },
): Promise<Expected[]> {
  const world = await readWorld(database, members, zone)
  const groups = new Set(world.contracts.map(({ kind, period }) => `${kind} ${period}`))
  return [...groups].flatMap((group) => {
    const contracts = world.contracts.filter(({ kind, period }) => `${kind} ${period}` === group)
    const { kind, period } = need(contracts[0])
    const first = Math.min(...contracts.flatMap(({ versions }) => versions.map(({ validFrom }) => validFrom.getTime())))
    const carried = new Map<string, bigint>()
    const found: Expected[] = []
    let window = windowAt(period, new Date(first), zone)
    for (; window.until <= world.settledUntil(kind, period); window = windowAt(period, window.until, zone))
      found.push(...expectWindow(world, contracts, { window, carried, paidBy }))
    return found
  })
}

interface Standing {
  readonly contract: Contract
  readonly terms: ContractTerms
  readonly upline: string | null
  readonly measures: Measures
  readonly gross: bigint
  readonly tier: Tier | undefined
}

function expectWindow(
  world: World,
  contracts: readonly Contract[],
  { window, carried, paidBy }: { window: Window; carried: Map<string, bigint>; paidBy: string },
): Expected[] {
  // Who is moved in the middle of a window is paid by the contract that he had, to its end.
  const firstDay = dayAt(window.from, world.zone)
  const standings = new Map<string, Standing>()
  for (const contract of contracts) {
    const held = contract.versions.findLast(({ validFrom }) => validFrom <= window.from)
    if (held === undefined || (contract.holdsUntil !== null && contract.holdsUntil < window.until)) continue
    const { terms } = held
    const upline = world.edges.find(
      ({ descendant, depth, from, until }) =>
        descendant === contract.payeeId && depth === 1 && from <= firstDay && firstDay < until,
    )
    const own = measure(world, contract, window)
    const before = carried.get(contract.id) ?? 0n
    const loss = own.loss + before
    const isFirstHalf = dayAt(window.from, world.zone).slice(8) < '16'
    const left = { NONE: 0n, NEXT: own.loss, HALF_MONTH: isFirstHalf ? own.loss : 0n, PERMANENT: loss }[terms.carry]
    carried.set(contract.id, left < 0n ? left : 0n)
    const measures = { ...own, loss }
    standings.set(contract.payeeId, {
      contract,
      terms,
      upline: upline?.ancestor ?? null,
      measures,
      ...payOf(terms, measures),
    })
  }
  return [...standings.values()].map((standing) => expectOne(standing, standings, { window, paidBy }))
}

function expectOne(
  standing: Standing,
  standings: ReadonlyMap<string, Standing>,
  { window, paidBy }: { window: Window; paidBy: string },
): Expected {
  const { contract, gross } = standing
  const reason = reasonOf(standing, standings)
  const downlines = [...standings.values()]
    .filter((below) => below.upline === contract.payeeId && reasonOf(below, standings) === null)
    .reduce((sum, below) => sum + below.gross, 0n)
  const rest = gross > downlines ? gross - downlines : 0n
  const net = reason !== null ? 0n : paidBy === 'UPLINE' ? gross : rest
  const { id: contractId, period } = contract
  return { contractId, period, from: window.from.getTime(), gross: reason === null ? gross : 0n, net, reason }
}

/** Why somebody gets nothing, whatever he would: asked of everybody above first. */
function reasonOf(
  { contract, upline, terms }: Standing,
  standings: ReadonlyMap<string, Standing>,
  isAbove = false,
): string | null {
  if (contract.payerId !== upline) return isAbove ? 'UPLINE_WITHOUT_CONTRACT' : 'LINE_MOVED'
  if (upline === null) return null
  const above = standings.get(upline)
  if (above === undefined) return 'UPLINE_WITHOUT_CONTRACT'
  const inherited = reasonOf(above, standings, true)
  if (inherited !== null) return inherited
  if (areBetter(terms, above.terms)) return 'BETTER_THAN_UPLINE'
  return terms.kind === 'DAILY_SALARY' && above.tier === undefined ? 'UPLINE_NOT_REACHED' : null
}

function measure({ events, edges, zone }: World, { payeeId, period }: Contract, { from, until }: Window): Measures {
  const days = { first: dayAt(from, zone), last: dayAt(new Date(until.getTime() - 1), zone) }
  const isIn = ({ at, day }: Event) =>
    isShort(period) ? at >= from && at < until : days.first <= day && day <= days.last
  const below = events.filter(
    (event) =>
      isIn(event) &&
      edges.some(
        (edge) =>
          edge.ancestor === payeeId &&
          edge.descendant === event.member &&
          edge.from <= event.day &&
          event.day < edge.until,
      ),
  )
  // Who bet anything valid on a day of it (or, by the hour and less, in it).
  const activeOn = new Map<string, bigint>()
  for (const { member, day, valid } of below) {
    const key = `${member} ${day}`
    activeOn.set(key, (activeOn.get(key) ?? 0n) + valid)
  }
  const active = [...activeOn].filter(([, valid]) => valid > 0n).map(([key]) => need(key.split(' ')[0]))
  const isByDay = period === 'DAY'
  return {
    validBet: below.reduce((sum, { valid }) => sum + valid, 0n),
    loss: below.reduce((sum, { loss, commission }) => sum + loss - (isShort(period) ? 0n : commission), 0n),
    activeMembers: isByDay ? active.length : new Set(active).size,
  }
}

/** What terms come to, exact to 1/1 000 000 of an amount. */
function payOf({ kind, tiers, pick }: ContractTerms, { validBet, loss, activeMembers }: Measures) {
  const wanted = kind === 'DIVIDEND' ? loss : validBet
  const base = wanted > 0n ? wanted : 0n
  let best: { gross: bigint; tier: Tier | undefined } = { gross: 0n, tier: undefined }
  for (const tier of tiers) {
    if (tier.validBet > 0n && validBet < tier.validBet) continue
    if (tier.activeMembers > 0 && activeMembers < tier.activeMembers) continue
    const isShortOfLoss = tier.loss > 0n && loss < tier.loss
    if (pick === 'HIGHEST') {
      if (!isShortOfLoss && (best.tier === undefined || tier.rate > best.tier.rate))
        best = { gross: base * tier.rate, tier }
      continue
    }
    const percent = isShortOfLoss ? (loss > 0n ? (loss * 100n) / tier.loss : 0n) : 100n
    const gross = (base * tier.rate * percent) / 100n
    if (gross > best.gross) best = { gross, tier }
  }
  return best
}
