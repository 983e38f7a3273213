import type { Transaction } from '../../../db/connection.ts'
import type { BrandKind } from '../repository.ts'

type Raw = Pick<Transaction, 'raw'>

/** Of what is shown for a time: whether that is to come, over, or now. $3 is now. */
const phase = (early: string) => `when starts_at > $3 then '${early}' when ends_at <= $3 then 'OVER' else 'RUNNING' end`
const publication = `case when not published then 'HIDDEN' ${phase('SCHEDULED')}`
const chance = `case when state <> 'PUBLISHED' then state ${phase('SOON')}`

/** How records of each kind stand, in the words of their own enums; what is not here has no state, or, as
 * exports, is its maker's alone to read. $1 is the brand, $2 the ids, $3 now. */
const STATES = {
  adjustments: 'select id, state from adjustments',
  agentDisputes: 'select id, state from disputes',
  announcements: `select id, ${publication} as state from content_announcements`,
  banners: `select id, ${publication} as state from content_banners`,
  bets: 'select id, state from bets',
  broadcasts: 'select id, state from broadcasts',
  chatReports: 'select id, state from chat_cases',
  contracts: 'select id, state from contracts',
  deposits: `select id, case when cancelled_at is null then state else 'CANCELLED' end as state from deposits`,
  envelopes: `select id, ${chance} as state from envelope_rains`,
  helpArticles: `select id, case when published_version is null then 'DRAFT' when published_version < version then 'CHANGED'
    else 'PUBLISHED' end as state from help_articles`,
  lotteryDraws: 'select id, state from lottery_draws',
  members: 'select id, status as state from members',
  promotionClaims: `select id, case state when 'PROCESS' then 'PROCESSING' else state end as state from promotion_claims`,
  promotions: 'select id, state from promotions',
  raffles: `select id, ${chance} as state from raffles`,
  redemptions: 'select id, state from redemptions',
  referrals: 'select id, state from referred_friends',
  riskCases: 'select id, state from risk_cases',
  settlements: `select id, case when is_held then 'HELD' else state end as state from settlements`,
  tickets: 'select id, state from tickets',
  vendorTransfers: 'select id, state from vendor_transfers',
  withdrawals: 'select id, state from withdrawals',
} as const satisfies Partial<Record<BrandKind, string>>

const known: Partial<Record<BrandKind, string>> = STATES

/** How some records of one kind stand, by their ids; nothing of what has no state. */
export async function findStates(
  { raw }: Raw,
  kind: BrandKind,
  { merchantId, ids, now }: { readonly merchantId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, string>> {
  const statement = known[kind]
  if (statement === undefined || ids.length === 0) return new Map()
  const rows = await raw<{ id: string; state: string }>(
    `select stood.* from (${statement} where merchant_id = $1 and id = any($2::uuid[])) as stood, (select $3::timestamptz) as asked`,
    [merchantId, ids, now],
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}
