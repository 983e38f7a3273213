import type { Database } from '../../../db/connection.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import { AGENTS } from '../../../lib/account-types.ts'
import { FIGURES, type TeamFigures } from '../figures.ts'
import type { DaySpan } from '../repository/figures.ts'

export interface AgentReportRow extends TeamFigures {
  readonly id: string
  readonly account: string
  readonly nickname: string | null
  readonly currency: string
  /** What the house won of the team. */
  readonly won: bigint
  /** Less what it gave. */
  readonly kept: bigint
}

const SORTS = {
  account: 'account_key',
  registrations: 'registrations',
  firstDeposits: 'first_deposits',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  stake: 'stake',
  validBet: 'valid_bet',
  won: 'won',
  bonuses: 'bonuses',
  rebates: 'rebates',
  commissions: 'commissions',
  left: 'kept',
} as const

/** A page of a brand's agents with what their teams came to; those of whom nothing is told too. Sums rows of teams, never bets. */
export async function listReports(
  { raw }: Pick<Database, 'raw'>,
  merchantId: string,
  { from, to, account }: DaySpan & { readonly account?: string | undefined },
  asked: PageRequest,
): Promise<{ rows: AgentReportRow[]; total: bigint }> {
  const { column, direction } = sortOf(asked.sort, SORTS, { column: 'kept', direction: 'desc' })
  const { limit, offset } = pageOf(asked)
  const rows = await raw<AgentReportRow & { total: bigint }>(
    `select *, count(*) over () as total from (
       select m.id, m.account, m.account_key, m.nickname, m.currency, sums.*, stake - payout as won,
              stake - payout - bonuses - rebates - commissions as kept
         from members m, lateral (
           select ${FIGURES.map((name) => `coalesce(sum(d.${name}), 0)::int8 as ${name}`).join(', ')} from team_days d
            where d.merchant_id = $1 and d.team_id = m.id and d.currency = m.currency and d.day between $2::date and $3::date) sums
        where m.merchant_id = $1 and m.type = any($4::int2[]) and ($5::text is null or starts_with(m.account_key, $5))) reports
      order by ${column} ${direction}, account_key limit $6 offset $7`,
    [merchantId, from, to, [...AGENTS], account?.trim().toLowerCase() ?? null, limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0n }
}
