import type { Database } from '../../../db/connection.ts'

/** Members of a line to whom anything is set and who have wallets at vendors, after one in the order of ids. */
export const listWithWallets = (
  { raw }: Pick<Database, 'raw'>,
  { merchantId, lineId, day }: { readonly merchantId: string; readonly lineId: string; readonly day: string },
  after: string,
  limit: number,
) =>
  raw<{ id: string }>(
    `select line.descendant_id as id from member_tree line
       join line_rules_in_force kept on kept.merchant_id = $1 and kept.member_id = line.descendant_id
      where line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id > $4
        and line.from_day <= $3::date and $3::date < line.until_day
        and (exists (select from ledger_accounts a where a.merchant_id = $1 and a.member_id = line.descendant_id
               and a.account like 'VENDOR:%')
          or exists (select from vendor_transfers t where t.merchant_id = $1 and t.member_id = line.descendant_id and t.state = 'PENDING'))
      order by line.descendant_id limit $5`,
    [merchantId, lineId, day, after, limit],
  )
