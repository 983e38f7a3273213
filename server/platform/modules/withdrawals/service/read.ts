import { withdrawalsErrors } from '../errors.ts'
import type { MemberKey } from '../repository/members.ts'
import { readSettings } from '../repository/settings.ts'
import { findView, findViews, type WithdrawalFilter, type WithdrawalView } from '../repository/views.ts'
import type { Dependencies } from './dependencies.ts'

type Reads = Pick<Dependencies, 'database'>

/** A withdrawal as its member sees it. */
export interface OwnWithdrawal extends WithdrawalView {
  /** Whether the brand lets its members take a withdrawal back. */
  readonly mayCancel: boolean
}

/** Throws WITHDRAWAL_NOT_FOUND, also for somebody else's. */
export async function findWithdrawal({ database }: Reads, member: MemberKey, id: string): Promise<OwnWithdrawal> {
  const view = await findView(database.query, member, id)
  if (view === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
  const { mayCancel } = await readSettings(database.query, member.merchantId)
  return { ...view, mayCancel }
}

/** A page of the member's, the newest first. */
export async function listWithdrawals(
  { database }: Reads,
  member: MemberKey,
  filter: WithdrawalFilter,
  at: { readonly limit: number; readonly offset: number },
): Promise<{ views: OwnWithdrawal[]; total: bigint }> {
  const { views, total } = await findViews(database.query, member, filter, at)
  const { mayCancel } = await readSettings(database.query, member.merchantId)
  return { views: views.map((view) => ({ ...view, mayCancel })), total }
}
