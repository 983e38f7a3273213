import type { Database } from '../../db/connection.ts'
import { idOf } from './repository/bank-transfers.ts'
import * as repository from './repository/bank-view.ts'
import { HOUSE_MERCHANT } from './service/suspense.ts'
import { findTransferCodes } from './transfer-code.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long after a transfer its report is still looked for where the bank's time of it could not be read. */
const LATEST_REPORT_DAYS = 7

/** A transfer as the books have it; the bank carried it out between `from` and `to`. */
const received = (row: repository.ReceivedRow) => ({
  bankId: row.provider_id,
  id: idOf({ gateway: 'VIETQR', provider_id: row.provider_id }),
  /** Null where the account is no brand's, and the transfer names no deposit. */
  merchantId: row.merchant_id === HOUSE_MERCHANT ? null : row.merchant_id,
  memberId: row.member_id,
  depositId: row.deposit_id,
  currency: row.currency,
  amount: row.amount,
  reference: row.reference,
  from: row.transacted_on ?? new Date(row.received_at.getTime() - LATEST_REPORT_DAYS * DAY),
  to: row.transacted_on ?? row.received_at,
})

/** What our books say of money that the bank reported, for the comparison with its statement. */
export function createBankView(database: Database) {
  return {
    /** The accounts that members pay to, also those that no channel names any more, with their brands. */
    async accounts(since: Date) {
      const rows = await repository.findReceivingAccounts(database, since)
      return rows.map(({ account_number, merchant_ids }) => ({ number: account_number, merchantIds: merchant_ids }))
    },
    async receivedWithin(account: string, span: { readonly from: Date; readonly to: Date }) {
      return (await repository.findReceivedWithin(database, account, span)).map(received)
    },
    async receivedByIds(account: string, bankIds: readonly string[]) {
      return (await repository.findReceivedByIds(database, account, bankIds)).map(received)
    },
    /** The brand of some whose deposits are named in the purposes of transfers, by purpose; none where several are. */
    async brandsNamedIn(contents: readonly string[], among: readonly string[]): Promise<Map<string, string>> {
      const codes = new Map(contents.map((content) => [content, findTransferCodes(content)]))
      const known = [...new Set([...codes.values()].flat())]
      const rows = known.length === 0 ? [] : await repository.findBrandsOfCodes(database, known)
      const brands = new Map(rows.map(({ transfer_code, merchant_id }) => [transfer_code, merchant_id]))
      return new Map(
        [...codes].flatMap(([content, own]) => {
          const named = new Set(own.map((code) => brands.get(code)).filter((brand) => brand !== undefined))
          const [brand, ...others] = among.filter((one) => named.has(one))
          return brand === undefined || others.length > 0 ? [] : [[content, brand] as const]
        }),
      )
    },
    /** What operators say to have sent back by hand under these references. */
    sentBackByHand: (account: string, references: readonly string[]) =>
      repository.findSentBack(database, account, references),
  }
}
