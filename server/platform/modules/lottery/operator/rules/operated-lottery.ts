import type { Family, FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../../../db/connection.ts'
import { lotteryErrors } from '../../errors.ts'
import type { RulesOperatorDependencies } from './dependencies.ts'
import * as repository from './repository.ts'

/** A lottery with its rules, in force and before. */
export interface OperatedLottery {
  readonly lottery: repository.OperatorLotteryRow
  readonly family: Family
  readonly rules: repository.VersionRow
  readonly versions: readonly repository.VersionRow[]
}

const MOST_VERSIONS = 50

/** Throws LOTTERY_NOT_FOUND. */
export async function readLottery(
  connection: Database | Transaction,
  { merchantId, code, at }: { readonly merchantId: string; readonly code: string; readonly at: Date },
): Promise<OperatedLottery> {
  const [lottery] = await repository.listLotteries(connection, merchantId, at, code)
  const versions = await repository.listVersions(connection.query, merchantId, code, MOST_VERSIONS)
  const [rules] = versions
  if (lottery === undefined || rules === undefined) throw lotteryErrors.LOTTERY_NOT_FOUND()
  return { lottery, rules, versions, family: familyOf(lottery.family as FamilyCode) }
}

/** The same while nobody else changes it or its rules. */
export async function lockLottery(
  tx: Transaction,
  which: { readonly merchantId: string; readonly code: string; readonly at: Date },
): Promise<OperatedLottery> {
  const { merchantId, code } = which
  if ((await repository.lockLottery(tx.query, merchantId, code)) === undefined) throw lotteryErrors.LOTTERY_NOT_FOUND()
  return readLottery(tx, which)
}

/** Lobbies and lists of the brand are read anew once the change is in force. */
export function tellSite(
  { clock, events }: Pick<RulesOperatorDependencies, 'clock' | 'events'>,
  tx: Transaction,
  merchantId: string,
): void {
  tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'games', version: clock.now().getTime() }))
}
