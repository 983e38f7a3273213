import type { Database } from '../platform/db/connection.ts'
import { AGENTS, MEMBER } from '../platform/lib/account-types.ts'

/** Who stands at the top of the line of a hundred thousand. */
export const LARGE_AGENT = 'agent99'
/** How many stand on each level, each level spread evenly below the one before: 100,000 in six levels. */
const LEVELS = [1, 5, 50, 500, 5_000, 94_444]
/** Numbers of those who stand above somebody: all of them but the last level. */
export const LARGE_AGENTS = LEVELS.slice(0, -1).reduce((sum, size) => sum + size, 0)

const NAMES = ['minh', 'lan', 'tuan', 'huong', 'nam', 'thao', 'quang', 'linh', 'duc', 'mai', 'khoa', 'trang']

export interface LargeLine {
  readonly merchantId: string
  readonly currency: string
  readonly language: string
  /** Of all of them, Argon2id. */
  readonly passwordHash: string
  /** When the one at the top registered; the others follow him by the second. */
  readonly openedAt: Date
}

/** The id of a member of the line by his number (1 is the top), as SQL. */
export const largeMemberId = (number: string) => `md5('large line ' || ${number})::uuid`

/**
 * Writes a line of a hundred thousand members as opening their accounts one by one would leave it: members, passwords, wallets, tree and
 * what is told of their registrations. By sets: a hundred thousand calls would take an hour.
 */
export async function insertLargeLine(database: Database, line: LargeLine): Promise<void> {
  const { merchantId, currency, language, passwordHash, openedAt } = line
  await database.transaction(
    async (tx) => {
      await tx.script('create temporary table plan (n int primary key, upline int, at timestamptz) on commit drop')
      let first = 1
      let [above, size] = [0, 0]
      for (const members of LEVELS) {
        await tx.raw(
          `insert into plan select $1::int + i, case when $3::int > 0 then $2::int + i % $3::int end,
             $5::timestamptz + ($1::int + i) * interval '1 second' from generate_series(0, $4::int - 1) i`,
          [first, above, size, members, openedAt.toISOString()],
        )
        ;[above, size] = [first, members]
        first += members
      }
      await tx.script('analyze plan')
      await tx.raw(
        `insert into members (merchant_id, id, account, account_key, type, currency, language, nickname, referral_code, registered_at)
         select $1, ${largeMemberId('n')}, name, name, case when n <= ${LARGE_AGENTS} then ${AGENTS[1]} else ${MEMBER} end, $2, $3,
                initcap(word), 'L' || n, at
           from plan, lateral (select ($4::text[])[1 + n % ${NAMES.length}] as word) w,
                lateral (select case when n = 1 then '${LARGE_AGENT}' else word || lpad(n::text, 6, '0') end as name) a`,
        [merchantId, currency, language, NAMES],
      )
      await tx.raw(
        `insert into member_passwords (merchant_id, member_id, kind, hash, must_change, created_at)
         select $1, ${largeMemberId('n')}, 'MAIN', $2, false, at from plan`,
        [merchantId, passwordHash],
      )
      await tx.raw(
        `insert into ledger_accounts (merchant_id, member_id, currency, account, opened_at)
         select $1, ${largeMemberId('n')}, $2, 'CASH', at from plan`,
        [merchantId, currency],
      )
      await tx.raw(
        `with recursive line as (
           select n, n as above, 0 as depth, at from plan
           union all
           select line.n, plan.upline, line.depth + 1, line.at from line join plan on plan.n = line.above where plan.upline is not null
         )
         insert into member_tree (merchant_id, ancestor_id, descendant_id, depth, from_day)
         select $1, ${largeMemberId('above')}, ${largeMemberId('n')}, depth, merchant_day($1, at) from line`,
        [merchantId],
      )
      await tx.raw(
        `insert into measure_changes (merchant_id, id, member_id, currency, at, category, bets, stake, valid_bet, payout, registrations)
         select $1, gen_random_uuid(), ${largeMemberId('n')}, $2, at, null, 0, 0, 0, 0, 1 from plan`,
        [merchantId, currency],
      )
    },
    { patient: true },
  )
  await database.transaction((tx) => tx.script('analyze members, member_tree, ledger_accounts'), { patient: true })
}
