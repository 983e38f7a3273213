import type { Transaction } from '../../../db/connection.ts'
import type { BrandKind } from '../repository.ts'

type Raw = Pick<Transaction, 'raw'>

/** By what people know a record. */
export interface RecordName {
  readonly title: string
  readonly amount: bigint | null
  readonly currency: string | null
  readonly detail: string | null
}

/** What a list of words, one a language, says in $3: else in Vietnamese, else in whatever it is written in. */
function said(words: string, part: string): string {
  const inLanguage = (language: string) =>
    `(select each ->> '${part}' from jsonb_array_elements(${words}) each where each ->> 'language' = ${language} limit 1)`
  return `coalesce(${inLanguage('$3')}, ${inLanguage("'vi'")}, ${words} -> 0 ->> '${part}')`
}

/** Of these kinds it is by its member that a record is known, and by its amount. $1 is the brand, $2 the id, $3 the language. */
const OF_MEMBER = {
  adjustments:
    'select member_id, amount, currency, null::text as detail from adjustments where merchant_id = $1 and id = $2',
  agentDisputes: `select agent_id as member_id, null::int8 as amount, null::text as currency, null::text as detail from disputes
    where merchant_id = $1 and id = $2`,
  bets: `select bets.member_id, bets.stake as amount, bets.currency, coalesce(games.names ->> $3, games.names ->> 'vi') as detail
    from bets left join games on games.id = bets.game_id where bets.merchant_id = $1 and bets.id = $2`,
  chatReports: `select cases.member_id, null::int8 as amount, null::text as currency, ${said('rooms.names', 'name')} as detail from chat_cases cases
    left join chat_rooms rooms on rooms.merchant_id = cases.merchant_id and rooms.id = cases.room_id
    where cases.merchant_id = $1 and cases.id = $2`,
  contracts: `select payee_id as member_id, null::int8 as amount, null::text as currency, null::text as detail from contracts
    where merchant_id = $1 and id = $2`,
  deposits:
    'select member_id, amount, currency, transfer_code as detail from deposits where merchant_id = $1 and id = $2',
  greatWins:
    'select member_id, amount, currency, vendor_code as detail from great_wins where merchant_id = $1 and id = $2',
  promotionClaims: `select member_id, amount, currency, null::text as detail from promotion_claims
    where merchant_id = $1 and id = $2`,
  rebateClaims: `select member_id, amount, currency, null::text as detail from rebate_claims
    where merchant_id = $1 and id = $2`,
  redemptions: `select member_id, null::int8 as amount, null::text as currency, coalesce(names ->> $3, names ->> 'vi') as detail
    from redemptions where merchant_id = $1 and id = $2`,
  referrals: `select friend_id as member_id, reward as amount, currency, null::text as detail from referred_friends
    where merchant_id = $1 and id = $2`,
  riskCases: `select member_id, null::int8 as amount, null::text as currency, null::text as detail from risk_cases
    where merchant_id = $1 and id = $2`,
  tickets: `select member_id, null::int8 as amount, null::text as currency, number as detail from tickets
    where merchant_id = $1 and id = $2`,
  transfers: `select member_id, amount, currency, null::text as detail from ledger_transfers
    where merchant_id = $1 and id = $2`,
  vendorTransfers: `select member_id, amount, currency, vendor_code as detail from vendor_transfers
    where merchant_id = $1 and id = $2`,
  withdrawals: `select member_id, amount, currency, concat_ws(' ', bank_name, account_number) as detail from withdrawals
    where merchant_id = $1 and id = $2`,
} as const satisfies Partial<Record<BrandKind, string>>

const asKnown = `select members.account as title, known.amount, known.currency, known.detail`

/** Of these kinds a record has a name of its own. */
const OF_ITSELF = {
  announcements: `select ${said('translations', 'title')} as title, null::text as detail from content_announcements
    where merchant_id = $1 and id = $2`,
  auditLog: `select operator_account as title, reason as detail from audit_entries where merchant_id = $1 and id = $2`,
  broadcasts: `select ${said("draft -> 'words'", 'title')} as title, created_by as detail from broadcasts
    where merchant_id = $1 and id = $2`,
  cannedAnswers: 'select title, language as detail from ticket_canned_answers where merchant_id = $1 and id = $2',
  chatRooms: `select ${said('names', 'name')} as title, code as detail from chat_rooms where merchant_id = $1 and id = $2`,
  envelopes: `select ${said('words', 'title')} as title, null::text as detail from envelope_rains
    where merchant_id = $1 and id = $2`,
  games: `select coalesce(games.names ->> $3, games.names ->> 'vi') as title, games.vendor_code as detail from games
    where $1::uuid is not null and games.id = $2`,
  helpArticles: `select ${said('versions.texts', 'title')} as title, articles.anchor as detail from help_articles articles
    join help_versions versions on versions.merchant_id = articles.merchant_id and versions.article_id = articles.id
      and versions.number = articles.version where articles.merchant_id = $1 and articles.id = $2`,
  lotteryDraws: 'select number as title, lottery_code as detail from lottery_draws where merchant_id = $1 and id = $2',
  mallGoods: `select ${said('words', 'name')} as title, null::text as detail from mall_goods where merchant_id = $1 and id = $2`,
  members: `select account as title, nullif(concat_ws(' · ', payee_name, mobile), '') as detail from members
    where merchant_id = $1 and id = $2`,
  operators: 'select account as title, name as detail from operators where $1::uuid is not null and id = $2',
  promotions: `select ${said("draft -> 'words'", 'title')} as title, null::text as detail from promotions
    where merchant_id = $1 and id = $2`,
  raffles: `select ${said('words', 'title')} as title, null::text as detail from raffles where merchant_id = $1 and id = $2`,
} as const satisfies Partial<Record<BrandKind, string>>

const known: Partial<Record<BrandKind, string>> = {
  ...Object.fromEntries(
    Object.entries(OF_MEMBER).map(([kind, rows]) => [
      kind,
      `${asKnown} from (${rows}) as known join members on members.merchant_id = $1 and members.id = known.member_id`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OF_ITSELF).map(([kind, rows]) => [
      kind,
      `select known.title, null::int8 as amount, null::text as currency, known.detail from (${rows}) as known`,
    ]),
  ),
}

/** By what people know a record that is there: undefined of kinds that are known by their id alone. */
export async function nameRecord(
  { raw }: Raw,
  kind: BrandKind,
  { merchantId, id, language }: { readonly merchantId: string; readonly id: string; readonly language: string },
): Promise<RecordName | undefined> {
  const statement = known[kind]
  if (statement === undefined) return undefined
  const [row] = await raw<RecordName>(
    `select named.* from (${statement}) as named, (select $1::uuid, $2::uuid, $3::text) as asked`,
    [merchantId, id, language],
  )
  return row
}
