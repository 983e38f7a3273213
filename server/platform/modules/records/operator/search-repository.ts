import type { Transaction } from '../../../db/connection.ts'
import type { BrandKind } from '../repository.ts'

type Raw = Pick<Transaction, 'raw'>

/** How many of one kind are shown: whoever sees no end of them types more. */
export const MOST_OF_A_KIND = 5

/** What is looked for: as it was typed, folded for names, and as a pattern of either. */
export interface Wanted {
  readonly merchantId: string
  readonly text: string
  readonly folded: string
  /** What was typed as a part of a phone number that is kept; the same as `folded` where it is none. */
  readonly dialled: string
  readonly language: string
}

export interface FoundText {
  readonly kind: BrandKind
  readonly id: string
  readonly title: string
  readonly detail: string | null
}

/**
 * By what a person would name each kind. $1 is the brand, $2 what was typed, $3 a pattern that contains it folded, $4 one that it begins,
 * $5 the language, $6 a pattern that contains it as a phone number. Each is an index's look, but operators, who are few.
 */
const SEARCHES = {
  members: `select id, account as title, nullif(concat_ws(' · ', payee_name, mobile), '') as detail from members
    where merchant_id = $1 and (search_text like $3 or search_text like $6) order by account_key not like $4, account_key`,
  operators: `select id, account as title, name as detail from operators
    where exists (select from operator_merchants where operator_id = id and merchant_id = $1)
      and fold_text(account || ' ' || name) like $3 order by account`,
  deposits: `select deposits.id, deposits.transfer_code as title, members.account as detail from deposits
    join members on members.merchant_id = deposits.merchant_id and members.id = deposits.member_id
    where deposits.merchant_id = $1 and deposits.transfer_code = upper($2)`,
  withdrawals: `select payouts.withdrawal_id as id, known.reference as title, members.account as detail
    from payout_references known join withdrawal_payouts payouts on payouts.id = known.payout_id
    join members on members.merchant_id = payouts.merchant_id and members.id = payouts.member_id
    where known.merchant_id = $1 and known.reference = $2 and payouts.merchant_id = $1`,
  bets: `select bets.id, coalesce(games.names ->> $5, bets.round) as title, members.account as detail from bets
    join members on members.merchant_id = bets.merchant_id and members.id = bets.member_id
    left join games on games.id = bets.game_id
    where bets.merchant_id = $1 and bets.source in (select adapter from vendors where adapter is not null
      union select wallet_adapter from vendors where wallet_adapter is not null)
      and (bets.round = $2 or bets.transaction_id = $2)`,
  lotteryDraws: `select id, number as title, lottery_code as detail from lottery_draws
    where merchant_id = $1 and number = $2 and lottery_code in (select code from lotteries where merchant_id = $1)`,
  games: `select games.id, coalesce(games.names ->> $5, games.names ->> 'vi') as title, games.vendor_code as detail from games
    where games.name_folded like $3
      and exists (select from merchant_games where merchant_id = $1 and game_id = games.id) order by games.position`,
} as const satisfies Partial<Record<BrandKind, string>>

/** Two letters have no trigram to look up: members are found by the beginning of their account then. */
const SHORT_MEMBERS = `select id, account as title, nullif(concat_ws(' · ', payee_name, mobile), '') as detail from members
  where merchant_id = $1 and account_key like $4 order by account_key`
const TRIGRAM = 3

export type SearchedKind = keyof typeof SEARCHES
export const searchedKinds = Object.keys(SEARCHES) as SearchedKind[]

const statementOf = (kind: SearchedKind, folded: string): string =>
  kind === 'members' && folded.length < TRIGRAM ? SHORT_MEMBERS : SEARCHES[kind]

/** What of some kinds bears what was typed: a few of each. */
export async function searchKinds({ raw }: Raw, wanted: Wanted, kinds: readonly SearchedKind[]): Promise<FoundText[]> {
  const { merchantId, text, folded, dialled, language } = wanted
  const pattern = folded.replaceAll(/[\\%_]/g, '\\$&')
  const phone = dialled.replaceAll(/[\\%_]/g, '\\$&')
  const found = await Promise.all(
    kinds.map((kind) =>
      raw<Omit<FoundText, 'kind'>>(
        `select found.* from (${statementOf(kind, folded)}) as found,
           (select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text) as typed limit ${MOST_OF_A_KIND}`,
        [merchantId, text, `%${pattern}%`, `${pattern}%`, language, `%${phone}%`],
      ).then((rows) => rows.map((row) => ({ kind, ...row }))),
    ),
  )
  return found.flat()
}
