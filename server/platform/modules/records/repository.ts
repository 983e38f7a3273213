import type { Transaction } from '../../db/connection.ts'

type Raw = Pick<Transaction, 'raw'>

/** What an id was found to be the id of. */
export interface FoundRecord<Kind extends string> {
  readonly id: string
  readonly kind: Kind
}

/** Each with `merchant_id`, `member_id` and `id`: the key of its table. */
const OWN = {
  bets: 'select merchant_id, member_id, id from bets',
  // Either side of it.
  contracts: `select merchant_id, payee_id as member_id, id from contracts
              union all select merchant_id, payer_id, id from contracts where payer_id is not null`,
  deposits: 'select merchant_id, member_id, id from deposits',
  earnings: 'select merchant_id, payee_id as member_id, id from earnings',
  messages: 'select merchant_id, member_id, id from member_messages',
  rebateClaims: 'select merchant_id, member_id, id from rebate_claims',
  tickets: 'select merchant_id, member_id, id from tickets',
  withdrawals: 'select merchant_id, member_id, id from withdrawals',
} as const

/** Each with `merchant_id` and `id`, by which it has an index. */
const OF_BRAND = {
  adjustments: 'select merchant_id, id from adjustments',
  agentDisputes: 'select merchant_id, id from disputes',
  announcements: 'select merchant_id, id from content_announcements',
  auditLog: 'select merchant_id, id from audit_entries',
  banners: 'select merchant_id, id from content_banners',
  bets: 'select merchant_id, id from bets',
  broadcasts: 'select merchant_id, id from broadcasts',
  cannedAnswers: 'select merchant_id, id from ticket_canned_answers',
  chatReports: 'select merchant_id, id from chat_cases',
  chatRooms: 'select merchant_id, id from chat_rooms',
  contracts: 'select merchant_id, id from contracts',
  deposits: 'select merchant_id, id from deposits',
  envelopes: 'select merchant_id, id from envelope_rains',
  exports: 'select merchant_id, id from exports',
  games: 'select merchant_id, game_id as id from merchant_games',
  greatWins: 'select merchant_id, id from great_wins',
  helpArticles: 'select merchant_id, id from help_articles',
  lotteryDraws: 'select merchant_id, id from lottery_draws',
  mallGoods: 'select merchant_id, id from mall_goods',
  members: 'select merchant_id, id from members',
  operators: 'select merchant_id, operator_id as id from operator_merchants',
  promotionClaims: 'select merchant_id, id from promotion_claims',
  promotions: 'select merchant_id, id from promotions',
  raffles: 'select merchant_id, id from raffles',
  rebateClaims: 'select merchant_id, id from rebate_claims',
  redemptions: 'select merchant_id, id from redemptions',
  referrals: 'select merchant_id, id from referred_friends',
  riskCases: 'select merchant_id, id from risk_cases',
  settlements: 'select merchant_id, id from settlements',
  tickets: 'select merchant_id, id from tickets',
  transfers: 'select merchant_id, id from ledger_transfers',
  vendorTransfers: 'select merchant_id, id from vendor_transfers',
  withdrawals: 'select merchant_id, id from withdrawals',
} as const

export type OwnKind = keyof typeof OWN
export type BrandKind = keyof typeof OF_BRAND

/** What of some ids is the member's own. */
export function findOwn(
  { raw }: Raw,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  ids: readonly string[],
): Promise<FoundRecord<OwnKind>[]> {
  return raw(
    `select distinct kind, id from (${together(OWN)}) as records
      where merchant_id = $1 and member_id = $2 and id = any($3::uuid[])`,
    [merchantId, memberId, ids],
  )
}

/** What of some ids is a record of the brand, of those kinds alone. */
export async function findOfBrand(
  { raw }: Raw,
  merchantId: string,
  kinds: readonly BrandKind[],
  ids: readonly string[],
): Promise<FoundRecord<BrandKind>[]> {
  if (kinds.length === 0) return []
  const wanted = Object.fromEntries(kinds.map((kind) => [kind, OF_BRAND[kind]]))
  return raw(`select kind, id from (${together(wanted)}) as records where merchant_id = $1 and id = any($2::uuid[])`, [
    merchantId,
    ids,
  ])
}

/** The games that a brand offers, of some ids. */
export async function findGames({ raw }: Raw, merchantId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await raw<{ id: string }>(
    'select game_id as id from merchant_games where merchant_id = $1 and game_id = any($2::uuid[])',
    [merchantId, ids],
  )
  return rows.map(({ id }) => id)
}

/** One statement over all of them: the conditions around it reach into each, so that each is an index's look. */
const together = (kinds: Readonly<Record<string, string>>): string =>
  Object.entries(kinds)
    .map(([kind, rows]) => `select '${kind}' as kind, one.* from (${rows}) as one`)
    .join('\nunion all\n')
