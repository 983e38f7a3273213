import { type BetRow, keepOutcome } from '../bets-repository.ts'
import type { MemberKey } from '../repository.ts'
import { type GamesDependencies, LOTTERY } from './dependencies.ts'

export type Recalling = Pick<GamesDependencies, 'database' | 'logger' | 'lottery' | 'vendors'>

/**
 * The vendor's record of a closed round, kept once known, and the address where the vendor shows it. That page is in the
 * language of who asks, so its address is asked for each time; a kept record without one was never shown by a vendor.
 */
export async function recall(
  { database, logger, lottery, vendors }: Recalling,
  bet: BetRow,
  member: MemberKey,
  language: string,
): Promise<{ outcome: Record<string, unknown> | null; recallUrl: string | null }> {
  if (bet.source === LOTTERY) return { outcome: await lottery.recall(member, bet.id), recallUrl: null }
  const kept = { outcome: bet.outcome as Record<string, unknown> | null, recallUrl: bet.recall_url }
  if (bet.state === 'OPEN' || (kept.outcome !== null && kept.recallUrl === null)) return kept
  try {
    const played = { vendorCode: bet.vendor_code, adapter: bet.source, round: bet.round }
    const record = await vendors.queryRound(played, member, language)
    const recalled = {
      outcome: kept.outcome ?? record.outcome ?? null,
      recallUrl: record.recallUrl ?? kept.recallUrl,
    }
    if (kept.outcome === null && record.isClosed && recalled.outcome !== null)
      await keepOutcome(database.query, member, bet.id, recalled)
    return recalled
  } catch (error) {
    // The bet itself is ours and stands; what the vendor drew can be asked for again.
    logger.warn({ error, bet: bet.id }, 'the vendor did not tell a round')
    return kept
  }
}
