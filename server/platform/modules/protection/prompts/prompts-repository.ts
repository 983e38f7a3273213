import type { Database, Transaction } from '../../../db/connection.ts'
import { TRIAL } from '../../../lib/account-types.ts'
import type { MemberKey } from '../dependencies.ts'

export const PROMPT_KINDS = ['SAFER_PLAY', 'LIMITS', 'REVIEW'] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]

interface PromptState {
  readonly registered_at: Date
  readonly reviewed_at: Date | null
  readonly knows_safer_play: boolean
  readonly knows_limits: boolean
  readonly has_played: boolean
  readonly has_deposited: boolean
  readonly has_limits: boolean
}

/** What decides which prompts are due; undefined for a trial account, which has nothing to protect. */
export async function findState(
  connection: Pick<Database, 'raw'>,
  { merchantId, memberId }: MemberKey,
): Promise<PromptState | undefined> {
  const [row] = await connection.raw<PromptState>(
    `select m.registered_at, max(a.answered_at) filter (where a.kind = 'REVIEW') as reviewed_at,
            coalesce(bool_or(a.kind = 'SAFER_PLAY'), false) as knows_safer_play,
            coalesce(bool_or(a.kind = 'LIMITS'), false) as knows_limits,
            exists (select 1 from bets b where b.merchant_id = $1 and b.member_id = $2) as has_played,
            exists (select 1 from deposits d where d.merchant_id = $1 and d.member_id = $2) as has_deposited,
            exists (select 1 from protection_limits l where l.merchant_id = $1 and l.member_id = $2
              and l.kind = 'DEPOSIT' and l.set_by = 'MEMBER') as has_limits
       from members m left join prompt_answers a on a.merchant_id = m.merchant_id and a.member_id = m.id
      where m.merchant_id = $1 and m.id = $2 and m.type <> ${TRIAL}
      group by m.merchant_id, m.id`,
    [merchantId, memberId],
  )
  return row
}

export const writeAnswer = (
  query: Transaction['query'],
  { merchantId, memberId }: MemberKey,
  kind: PromptKind,
  at: Date,
) =>
  query
    .insertInto('prompt_answers')
    .values({ merchant_id: merchantId, member_id: memberId, kind, answered_at: at })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind']).doUpdateSet({ answered_at: at }))
    .execute()
