import { defineExport } from '../../../db/export-source.ts'
import { momentsOf } from '../../../db/search.ts'
import { momentCursor } from '../../../http/feed.ts'
import { walletsRights } from './policy.ts'
import { walletsOperatorCalls } from './schema.ts'
import {
  countTransfers,
  olderBy,
  readTransfers,
  type VendorTransferFilter,
  type VendorTransferRow,
} from './vendor-transfers-repository.ts'

const field = (name: string) => ({ heading: `resources.vendorTransfers.fields.${name}` })

/** Transfers of a brand's members into and out of vendors' wallets, whole; how long they wait is as of the asking. */
export const vendorTransfersExport = defineExport({
  name: 'VENDOR_TRANSFERS',
  right: walletsRights['vendorTransfers.read'],
  filter: walletsOperatorCalls.listVendorTransfers.query,
  narrow: (
    { pageNo: _page, pageSize: _size, sort: _sort, ids, from, to, ...filter },
    { askedAt },
  ): VendorTransferFilter => olderBy({ ...filter, ids: ids?.split(','), ...momentsOf({ from, to }) }, askedAt),
  columns: [
    { ...field('createdAt'), cell: ({ created_at }: VendorTransferRow) => created_at },
    { ...field('memberAccount'), cell: ({ member_account }) => member_account },
    { ...field('vendorName'), cell: ({ vendor_name }) => vendor_name },
    { ...field('direction'), words: 'directions', cell: ({ direction }) => direction },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('state'), words: 'vendorTransferStates', cell: ({ state }) => state },
    { ...field('tries'), cell: ({ tries }) => tries },
    { ...field('lastAnswer'), words: 'vendorAnswers', cell: ({ last_answer }) => last_answer },
    { ...field('decidedAt'), cell: ({ decided_at }) => decided_at },
    { ...field('decidedBy'), cell: ({ decided_by_account }) => decided_by_account },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countTransfers,
  read: readTransfers,
})
