import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { findFirstSlot, readFold, readMarks } from '../../agents/service.ts'
import {
  type ContractGroup,
  findTemplate,
  listGroups,
  type Window,
  windowAt,
  windowsDue,
} from '../../contracts/service.ts'
import type { PaidBy } from '../computing.ts'
import { listClocks, lockClock, type SettlementClock, setClock } from '../repository/clocks.ts'
import { insertSettlement, type SettlementRow, updateSettlement } from '../repository/settlements.ts'
import type { Dependencies } from './dependencies.ts'
import { type Run, settleWindow } from './settle-window.ts'

/** Hours and less are not corrected after it: there are a hundred windows of them a day, and each would be worked out anew. */
const CORRECTED_DAYS = 45
const DAY = 86_400_000

/**
 * Settles every window that is over and counted, at all brands, the earliest first, until told to stop. What goes wrong at one brand keeps
 * none of the others: it is thrown once all had their turn.
 */
export async function settleDue(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  const { database, agents } = dependencies
  const failures: unknown[] = []
  const groups = await listGroups(database)
  const clocks = await listClocks(database)
  for (const { since, ...group } of groups) {
    try {
      const settled = clocks.find((clock) => isOf(clock, group))?.settled_until
      if (!(await mayBeDue(dependencies, group, settled ?? since))) continue
      const watermark = await agents.watermark(group.merchantId)
      while (!stopping?.aborted && (await settleNext(dependencies, group, { since, watermark })));
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all brands could be settled')
}

const isOf = (clock: { merchant_id: string; kind: string; period: string }, group: ContractGroup): boolean =>
  clock.merchant_id === group.merchantId && clock.kind === group.kind && clock.period === group.period

/** Whether a window is over that is not settled, be it counted or not: what is over takes a look at figures and a transaction. */
async function mayBeDue({ clock, sites }: Dependencies, group: ContractGroup, after: Date): Promise<boolean> {
  const { timeZone } = await sites.findMerchant(group.merchantId)
  return windowsDue(group.period, { after, watermark: clock.now(), limit: 1 }, timeZone).length > 0
}

/** The first window of a group that is due, with what changed in windows before; false where none is. In one transaction, so once. */
async function settleNext(
  { database, clock, sites }: Dependencies,
  group: ContractGroup,
  { since, watermark }: { readonly since: Date; readonly watermark: Date },
): Promise<boolean> {
  const { timeZone: zone } = await sites.findMerchant(group.merchantId)
  return database.transaction(
    async (tx) => {
      const known = await lockClock(tx, group, since)
      const window = await findDue(tx, group, { after: known.settled_until, watermark, zone })
      if (window === undefined) return false
      // Read before the figures: what is taken into them meanwhile is compared once more by the next run.
      const fold = await readFold(tx, group.merchantId)
      const windows = [...(await changedWindows(tx, group, known, { since, window, zone })), window]
      await settleWindows(tx, { group, zone, at: clock.now() }, windows, window)
      await setClock(tx, group, { settled_until: window.until, fold })
      return true
    },
    { patient: true },
  )
}

/**
 * The first window that is over and counted; undefined where none is. Of hours and less those in which nobody played are passed over, since
 * a night of five minutes is a hundred of them: then it is the last that is due.
 */
async function findDue(
  tx: Transaction,
  { merchantId, period }: ContractGroup,
  { after, watermark, zone }: { readonly after: Date; readonly watermark: Date; readonly zone: string },
): Promise<Window | undefined> {
  const [first] = windowsDue(period, { after, watermark, limit: 1 }, zone)
  if (first === undefined || !isShort(period)) return first
  // The window that the watermark is in is not over.
  const before = windowAt(period, watermark, zone).from
  const played = await findFirstSlot(tx, merchantId, { from: first.from, before })
  return windowAt(period, played ?? new Date(before.getTime() - 1), zone)
}

/** From when on windows of a period may still be worked out anew. */
export const oldestCorrected = (period: ContractGroup['period'], at: Date): Date =>
  new Date(isShort(period) ? at.getTime() - CORRECTED_DAYS * DAY : 0)

const isShort = (period: ContractGroup['period']): boolean => period === 'REALTIME' || period === 'HOUR'

/** Settles windows of a group by the settlement of one of them, which is made when something is found. */
async function settleWindows(
  tx: Transaction,
  run: Pick<Run, 'group' | 'zone' | 'at'>,
  windows: readonly Window[],
  { from, until }: Window,
): Promise<void> {
  const { group, at } = run
  const { paidBy, needsApproval } = await readWays(tx, group)
  let made: SettlementRow | undefined
  const settlement = async () => {
    made ??= await insertSettlement(tx.query, {
      merchant_id: group.merchantId,
      id: newId(at.getTime()),
      kind: group.kind,
      period: group.period,
      window_from: from,
      window_until: until,
      paid_by: paidBy,
      state: needsApproval ? 'UNAPPROVED' : 'PAYING',
      created_at: at,
      changed_at: at,
    })
    return made
  }
  let payable = 0
  for (const window of windows) payable += await settleWindow(tx, { ...run, paidBy, settlement }, window)
  if (made !== undefined && payable === 0) await updateSettlement(tx.query, made, { state: 'DONE', changed_at: at })
}

/** How a brand pays a kind today: whose money it is, and whether operators look at it first. */
export async function readWays(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, kind }: ContractGroup,
): Promise<{ paidBy: PaidBy; needsApproval: boolean }> {
  const template = await findTemplate(query, merchantId, kind)
  return {
    paidBy: (template?.paid_by as PaidBy | undefined) ?? 'PLATFORM',
    needsApproval: template?.needs_approval ?? false,
  }
}

/** Settled windows of which figures changed since, and where losses are carried on all after them too; the earliest first. */
async function changedWindows(
  tx: Transaction,
  { merchantId, kind, period }: ContractGroup,
  { fold }: SettlementClock,
  { since, window, zone }: { readonly since: Date; readonly window: Window; readonly zone: string },
): Promise<Window[]> {
  const oldest = oldestCorrected(period, window.from)
  const from = oldest > since ? oldest : since
  const marks = await readMarks(tx, merchantId, { after: fold, from, before: window.from })
  const changed = new Map<number, Window>()
  for (const mark of marks) {
    const each = windowAt(period, mark, zone)
    changed.set(each.from.getTime(), each)
  }
  const [first] = changed.values()
  if (first === undefined || kind !== 'DIVIDEND') return [...changed.values()]
  return windowsDue(period, { after: first.from, watermark: window.from, limit: Number.POSITIVE_INFINITY }, zone)
}
