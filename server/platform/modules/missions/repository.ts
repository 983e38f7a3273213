import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { MissionProgress, Missions, Tables } from '../../db/tables.ts'
import type { MemberKey } from './counting-repository.ts'

type Query = Kysely<Tables>
export type MissionRow = Selectable<Missions>
export type ProgressRow = Selectable<MissionProgress>

/** More than anybody looks through; an operator ends one before another begins. */
export const MOST_MISSIONS = 50
/** How many missions of a brand are listed, and as many leaderboards: those that ended last stand for the others. */
export const MOST_KEPT = 200

/** Makes what one member takes of missions happen one after the other, until the transaction ends. */
export const lockMember = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'missions', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

/** Those of a brand that did not end before a moment, as they began; of more than are kept, those that ended last or did not end. */
export async function listMissions(query: Query, merchantId: string, endedSince: Date): Promise<MissionRow[]> {
  const rows = await query
    .selectFrom('missions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((any) => any.or([any('until', 'is', null), any('until', '>', endedSince)]))
    .orderBy('until', (end) => end.desc().nullsFirst())
    .orderBy('since', 'desc')
    .orderBy('code')
    .limit(MOST_KEPT)
    .execute()
  return rows.toSorted((one, other) => one.since.getTime() - other.since.getTime() || (one.code < other.code ? -1 : 1))
}

export const findMission = (query: Query, merchantId: string, code: string): Promise<MissionRow | undefined> =>
  query
    .selectFrom('missions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst()

export const insertMission = (query: Query, mission: Insertable<Missions>): Promise<MissionRow> =>
  query.insertInto('missions').values(mission).returningAll().executeTakeFirstOrThrow()

/** Ends a mission; undefined where it is ended already. */
export const endMission = (
  query: Query,
  { merchant_id, code }: MissionRow,
  at: Date,
): Promise<MissionRow | undefined> =>
  query
    .updateTable('missions')
    .set({ until: at })
    .where('merchant_id', '=', merchant_id)
    .where('code', '=', code)
    .where('until', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** A member's windows of some missions, those that begin on one of some days. */
export const listProgress = async (
  query: Query,
  { merchantId, memberId }: MemberKey,
  codes: readonly string[],
  days: readonly string[],
): Promise<ProgressRow[]> => {
  if (codes.length === 0) return []
  return query
    .selectFrom('mission_progress')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('mission', 'in', codes)
    .where('starts_on', 'in', days)
    .execute()
}

/** A window of a member, locked until the transaction ends. */
export const lockProgress = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  code: string,
  startsOn: string,
): Promise<ProgressRow | undefined> =>
  query
    .selectFrom('mission_progress')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('mission', '=', code)
    .where('starts_on', '=', startsOn)
    .forUpdate()
    .executeTakeFirst()

/**
 * What of a member's rewarded windows is to be reached anew, since bets were taken back after the reward: what each lacks, less what
 * others worked off.
 */
export async function owedBy(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
): Promise<Map<string, bigint>> {
  const rows = await raw<{ mission: string; owed: bigint }>(
    `select progress.mission,
            greatest(sum(greatest(mission.target + progress.worked_off - progress.done, 0) - progress.worked_off), 0)::int8 as owed
       from mission_progress progress
       join missions mission on mission.merchant_id = progress.merchant_id and mission.code = progress.mission
      where progress.merchant_id = $1 and progress.member_id = $2 and progress.claimed_at is not null
      group by progress.mission`,
    [merchantId, memberId],
  )
  return new Map(rows.map(({ mission, owed }) => [mission, owed]))
}

export const markClaimed = (
  query: Query,
  { merchant_id, id }: ProgressRow,
  claim: { readonly claimed_at: Date; readonly worked_off: bigint },
) =>
  query.updateTable('mission_progress').set(claim).where('merchant_id', '=', merchant_id).where('id', '=', id).execute()
