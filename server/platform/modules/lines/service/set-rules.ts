import type { MemberSession } from '../../../http/session.ts'
import { holdTree } from '../../members/service.ts'
import { linesErrors } from '../errors.ts'
import { insertDue } from '../repository/due.ts'
import { findLines, keepRules, listUnknownVendors, replaceRules } from '../repository/rules.ts'
import { type LineRules, limitsOf } from '../subjects.ts'
import { needAgent } from './asking.ts'
import type { LinesDependencies } from './dependencies.ts'
import { END_LINE_PLAY, type EndLinePlay } from './end-line-play.ts'

/** Rows written while the agent waits; those of a larger line are written within a minute (moved.ts). */
const MOST_AT_ONCE = 5_000

/**
 * Sets what holds for the line of somebody directly below, him included, or for everybody below the agent himself, in the place of what
 * he had set there. Once it is answered every bet that comes meets it, unless the line is large (`isPending`); those who play where bets are
 * not asked about are ended there.
 * Throws FORBIDDEN, LINE_UNKNOWN, LINE_VENDOR_UNKNOWN, LINE_STAKE_INVALID.
 */
export async function setRules(
  dependencies: LinesDependencies,
  session: MemberSession,
  lineId: string,
  rules: LineRules,
): Promise<void> {
  const { database, clock, jobs } = dependencies
  const asker = await needAgent(dependencies, session, 'rules.set')
  const { merchantId, today } = asker
  const limits = limitsOf(rules, session.currency)
  checkStakes(rules, session.currency)
  await checkVendors(dependencies, merchantId, rules.vendorsOff)
  await database.transaction(async (tx) => {
    // Two who set at once would each miss what the other wrote; bets wait for neither.
    await holdTree(tx, merchantId)
    const [line] = await findLines(tx, asker, [lineId])
    if (line === undefined || line.depth > 1) throw linesErrors.LINE_UNKNOWN({ field: 'memberId' })
    await replaceRules(tx, asker, lineId, limits, clock.now())
    if (line.members > MOST_AT_ONCE) return insertDue(tx, merchantId, lineId, today)
    const written = await keepRules(tx, { merchantId, lineId, day: today })
    if (written > 0) await jobs.send(END_LINE_PLAY, { merchantId, lineId } satisfies EndLinePlay, { tx })
  })
}

function checkStakes({ greatestStakes }: LineRules, currency: string): void {
  const seen = new Set<string>()
  for (const stake of greatestStakes) {
    const [limit] = limitsOf({ vendorsOff: [], gameTypesOff: [], greatestStakes: [stake] }, currency)
    const { gameType } = stake
    if (limit === undefined || limit.greatest <= 0n || seen.has(gameType))
      throw linesErrors.LINE_STAKE_INVALID({ field: 'greatestStakes', extras: { gameType } })
    seen.add(gameType)
  }
}

async function checkVendors({ database }: LinesDependencies, merchantId: string, codes: readonly string[]) {
  if (codes.length === 0) return
  const [vendor] = await listUnknownVendors(database, merchantId, codes)
  if (vendor !== undefined) throw linesErrors.LINE_VENDOR_UNKNOWN({ field: 'vendorsOff', extras: { vendor } })
}
