import type { DrawResult, Hit } from '@croupier/lottery/core/play-type.ts'
import type { Database, Transaction } from '../../../../db/connection.ts'
import type { TimeSpan } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import { newId } from '../../../../lib/id.ts'
import type { Money } from '../../../../lib/money.ts'
import type { CorrectionKind, CorrectionState } from '../../states.ts'
import type { DrawKey } from '../draws-repository.ts'
import type { ChangedBalance } from '../settlement-repository.ts'
import type { ConcernedMember } from './preview.ts'

type Connection = Pick<Database, 'raw' | 'prepared'>
type Query = Transaction['query']

export interface CorrectionRow {
  readonly id: string
  readonly merchant_id: string
  readonly draw_id: string
  readonly lottery_code: string
  readonly number: string
  readonly kind: CorrectionKind
  readonly reason: string
  readonly state: CorrectionState
  readonly result: DrawResult | null
  readonly asked_by: string
  readonly asked_account: string
  readonly asked_at: Date
  readonly decided_account: string | null
  readonly decided_at: Date | null
  readonly decision_reason: string | null
  readonly finished_at: Date | null
  /** What it did so far. */
  readonly bets: number
  readonly payout_before: Money
  readonly payout_after: Money
  readonly uncollected: Money
}

export interface CorrectionFilter extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  readonly drawId?: string | undefined
  readonly state?: CorrectionState | undefined
}

const SELECT = `
  select correction.*, draw.lottery_code, draw.number, done.*
    from lottery_corrections correction
    join lottery_draws draw on draw.merchant_id = correction.merchant_id and draw.id = correction.draw_id,
         lateral (select count(*)::int4 as bets, coalesce(sum(payout_before), 0)::int8 as payout_before,
                         coalesce(sum(payout_after), 0)::int8 as payout_after, coalesce(sum(uncollected), 0)::int8 as uncollected
                    from lottery_corrected_bets bet
                   where bet.merchant_id = correction.merchant_id and bet.correction_id = correction.id) done`

/** One correction; with `lock`, for this transaction alone. */
export async function findCorrection(
  connection: Connection,
  merchantId: string,
  id: string,
  lock?: 'LOCK',
): Promise<CorrectionRow | undefined> {
  const [row] = await connection.raw<CorrectionRow>(
    `${SELECT} where correction.merchant_id = $1 and correction.id = $2 ${lock ? 'for update of correction' : ''}`,
    [merchantId, id],
  )
  return row
}

/** A page of corrections, the newest first. */
export async function listCorrections(
  connection: Connection,
  merchantId: string,
  filter: CorrectionFilter,
  page: PageRequest,
): Promise<{ rows: CorrectionRow[]; total: number }> {
  const { limit, offset } = pageOf(page)
  const where = `where correction.merchant_id = $1 and ($2::uuid[] is null or correction.id = any($2::uuid[]))
    and ($3::uuid is null or correction.draw_id = $3::uuid) and ($4::text is null or correction.state = $4::text)
    and ($5::timestamptz is null or correction.asked_at >= $5) and ($6::timestamptz is null or correction.asked_at < $6)`
  const { ids, drawId, state, from, to } = filter
  const parameters = [merchantId, ...[ids, drawId, state, from, to].map((given) => given ?? null)]
  const rows = await connection.raw<CorrectionRow>(
    `${SELECT} ${where} order by correction.asked_at desc, correction.id desc limit $7 offset $8`,
    [...parameters, limit, offset],
  )
  const [count] = await connection.raw<{ total: number }>(
    `select count(*)::int4 as total from lottery_corrections correction ${where}`,
    parameters,
  )
  return { rows, total: count?.total ?? 0 }
}

export interface NewCorrection extends DrawKey {
  readonly id: string
  readonly kind: CorrectionKind
  readonly reason: string
  readonly result: DrawResult | null
  readonly askedBy: string
  readonly account: string
  readonly at: Date
}

/** False when another correction of the draw is open. */
export async function insertCorrection(query: Query, correction: NewCorrection): Promise<boolean> {
  const written = await query
    .insertInto('lottery_corrections')
    .values({
      merchant_id: correction.merchantId,
      id: correction.id,
      draw_id: correction.drawId,
      kind: correction.kind,
      reason: correction.reason,
      state: 'ASKED',
      result: correction.result === null ? null : JSON.stringify(correction.result),
      asked_by: correction.askedBy,
      asked_account: correction.account,
      asked_at: correction.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return written.length > 0
}

export interface Decision {
  readonly state: 'RUNNING' | 'REFUSED'
  readonly by: string
  readonly account: string
  readonly reason: string
  readonly at: Date
}

export async function decideCorrection(query: Query, merchantId: string, id: string, decision: Decision) {
  await query
    .updateTable('lottery_corrections')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_account: decision.account,
      decided_at: decision.at,
      decision_reason: decision.reason,
      ...(decision.state === 'REFUSED' && { finished_at: decision.at }),
    })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

/** Calls a correction done. */
export async function finishCorrection(query: Query, merchantId: string, id: string, at: Date): Promise<void> {
  await query
    .updateTable('lottery_corrections')
    .set({ state: 'DONE', finished_at: at })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute()
}

/** Waits for the bets that take a draw just now and keeps others out until the transaction ends. */
export async function holdDraw(tx: Connection, drawId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(lottery_draw_lock($1))', [drawId])
}

/** Makes a draw void, and shows its seed if it has one, so that all can see what it would have been. */
export async function voidDraw(query: Query, { merchantId, drawId }: DrawKey, seed: string | undefined, at: Date) {
  await query
    .updateTable('lottery_draws')
    .set({ state: 'VOID', settled_at: at, ...(seed !== undefined && { seed }) })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', drawId)
    .execute()
}

/** The sealed seed of a draw that was not drawn, with what was promised. */
export function findSealedSeed(query: Query, { merchantId, drawId }: DrawKey) {
  return query
    .selectFrom('lottery_seeds')
    .innerJoin('lottery_draws', (join) =>
      join
        .onRef('lottery_draws.merchant_id', '=', 'lottery_seeds.merchant_id')
        .onRef('lottery_draws.id', '=', 'lottery_seeds.draw_id'),
    )
    .select(['sealed_seed', 'commitment'])
    .where('lottery_seeds.merchant_id', '=', merchantId)
    .where('draw_id', '=', drawId)
    .executeTakeFirst()
}

/** Puts a result in place of the one by which the bets were settled. */
export async function replaceResult(query: Query, { merchantId, drawId }: DrawKey, result: DrawResult): Promise<void> {
  await query
    .updateTable('lottery_draws')
    .set(({ eb }) => ({ result: JSON.stringify(result), result_version: eb('result_version', '+', 1) }))
    .where('merchant_id', '=', merchantId)
    .where('id', '=', drawId)
    .execute()
}

interface BetChange {
  readonly member_id: string
  readonly id: string
  readonly hits: readonly Hit[] | null
}

export interface CorrectedBatch {
  readonly changed: readonly (BetChange & { readonly payout: Money })[]
  readonly same: readonly BetChange[]
  readonly outcome: object
  readonly at: Date
}

/** Puts bets right in one round trip, each once; answers the balances that changed. */
export function correctBets(
  connection: Connection,
  merchantId: string,
  correctionId: string,
  { changed, same, outcome, at }: CorrectedBatch,
): Promise<ChangedBalance[]> {
  const moved = changed.map(({ member_id, id, payout, hits }) => ({
    member: member_id,
    bet: id,
    payout: String(payout),
    hits,
    give_id: newId(at.getTime()),
    take_id: newId(at.getTime()),
    rebate_id: newId(at.getTime()),
  }))
  return connection.prepared<ChangedBalance>(
    'lottery_correct',
    'select * from lottery_correct($1, $2, $3, $4, $5, $6)',
    [
      merchantId,
      correctionId,
      JSON.stringify(moved),
      JSON.stringify(same.map(({ member_id, id, hits }) => ({ member: member_id, bet: id, hits }))),
      JSON.stringify(outcome),
      at,
    ],
  )
}

/** Names and balances of members, and who is directly above each at a moment. */
export function listMembers(connection: Connection, merchantId: string, ids: readonly string[], at: Date) {
  return connection.raw<ConcernedMember & { readonly id: string }>(
    `select member.id, member.account, coalesce(held.balance, 0) as balance, upline.id as upline_id, upline.account as upline_account
       from members member
       left join member_tree edge on edge.merchant_id = member.merchant_id and edge.descendant_id = member.id and edge.depth = 1
        and edge.from_day <= merchant_day($1, $3) and merchant_day($1, $3) < edge.until_day
       left join members upline on upline.merchant_id = member.merchant_id and upline.id = edge.ancestor_id
       left join ledger_accounts held on held.merchant_id = member.merchant_id and held.member_id = member.id
        and held.currency = member.currency and held.account = 'CASH'
      where member.merchant_id = $1 and member.id = any($2::uuid[])`,
    [merchantId, ids, at],
  )
}
