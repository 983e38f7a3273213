import type { Transaction } from '../../../db/connection.ts'
import { setPlayBlock } from '../../members/service.ts'
import { FOREVER, type MemberKey, type ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { shortenGameSessions } from '../play/play-repository.ts'
import { stopPlay } from '../play/stopping.ts'
import * as repository from './exclusions-repository.ts'

type Blocking = Pick<ProtectionDependencies, 'clock' | 'events' | 'ledger' | 'stopListeners'>

/**
 * Puts a break on one account. It takes the lock that every bet takes, so when it commits all bets before it are
 * done and none after it is accepted, also in a game that is open; vendors that do not ask us for bets are told.
 */
export async function block(
  dependencies: Blocking,
  tx: Transaction,
  member: MemberKey,
  made: repository.NewExclusion,
  isOrigin: boolean,
): Promise<void> {
  const { events, ledger } = dependencies
  await ledger.lock(tx, member)
  await repository.insertExclusion(tx.query, member, made, isOrigin)
  await refreshBlock(dependencies, tx, member)
  await shortenGameSessions(tx, member, made.startedAt)
  await stopPlay(dependencies, tx, member)
  tx.onCommit(() => events.publish({ type: 'protection', ...member }))
}

/** Until when a member may not play, by the breaks in force. */
export async function refreshBlock(
  { clock }: Pick<Blocking, 'clock'>,
  tx: Transaction,
  member: MemberKey,
): Promise<void> {
  const [longest] = await repository.findActive(tx.query, member, clock.now())
  await setPlayBlock(tx.query, member, longest === undefined ? null : (longest.ends_at ?? FOREVER))
}

/** Throws EXCLUSION_LONGER when a break is in force that ends later than the one which is to begin now. */
export async function demandLonger(
  { clock }: Pick<Blocking, 'clock'>,
  tx: Transaction,
  member: MemberKey,
  endsAt: Date | null,
): Promise<void> {
  const [longest] = await repository.findActive(tx.query, member, clock.now())
  if (longest === undefined) return
  const isLonger = longest.ends_at === null || (endsAt !== null && longest.ends_at >= endsAt)
  if (isLonger)
    throw protectionErrors.EXCLUSION_LONGER({
      field: 'length',
      extras: { until: longest.ends_at?.toISOString() ?? null },
    })
}
