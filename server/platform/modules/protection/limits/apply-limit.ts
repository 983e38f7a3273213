import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { betPermission, shortenGameSessions, sumAtVendors } from '../play/play-repository.ts'
import { stopPlay } from '../play/stopping.ts'
import type { LimitKind } from './limit-kinds.ts'
import { lower, readLimits, sessionLeft } from './limit-states.ts'
import * as repository from './limits-repository.ts'

type Applying = Pick<ProtectionDependencies, 'clock' | 'ledger' | 'stopListeners'>

/** Makes what was written count at once: the counters of bets, and the end of games that are open. */
export async function applyLimit(
  dependencies: Applying,
  tx: Transaction,
  member: MemberKey,
  kind: LimitKind,
): Promise<void> {
  const { clock } = dependencies
  if (kind === 'LOSS') return applyLosses(dependencies, tx, member)
  if (kind !== 'SESSION') return
  const left = sessionLeft(await readLimits(clock, tx, member))
  if (left !== undefined) await shortenGameSessions(tx, member, new Date(clock.now().getTime() + left))
}

async function applyLosses(dependencies: Applying, tx: Transaction, member: MemberKey): Promise<void> {
  const { clock, ledger } = dependencies
  // No bet may pass between the reading of the ledger and the counter that goes on from it.
  await ledger.lock(tx, member)
  const rows = (await repository.findLimits(tx.query, member)).filter(({ kind }) => kind === 'LOSS')
  const spans = await repository.findSpans(tx, member.merchantId, clock.now())
  const counters = []
  for (const { period, time_zone: timeZone, starts_at, ends_at } of spans) {
    const of = (side: string) => rows.find((row) => row.period === period && row.set_by === side)?.amount
    const maximum = lower(of('MEMBER'), of('OPERATOR'))
    if (maximum === undefined) continue
    const lost = await repository.sumLosses(tx, member, starts_at)
    counters.push({ period, timeZone, endsAt: ends_at, lost, maximum })
  }
  await repository.replaceCounters(tx.query, member, counters)
  const { loss_rest: rest } = await betPermission(tx, member, clock.now())
  if (rest !== null && rest < (await sumAtVendors(tx, member))) await stopPlay(dependencies, tx, member)
}
