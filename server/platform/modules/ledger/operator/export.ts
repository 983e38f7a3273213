import { defineExport } from '../../../db/export-source.ts'
import { momentsOf } from '../../../db/search.ts'
import { momentCursor } from '../../../http/feed.ts'
import { parseMoney } from '../../../lib/money.ts'
import { countTransfers, type TransferFilter, type TransferRow, transfersQuery } from '../repository/transfers.ts'
import { ledgerRights } from './policy.ts'
import { ledgerOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `exportFields.${name}` })

/** Movements of the ledger of a brand, whole; without a member, play is left out as in the list. */
export const transfersExport = defineExport({
  name: 'TRANSFERS',
  right: ledgerRights['transfers.read'],
  filter: ledgerOperatorCalls.listTransfers.query,
  narrow: ({ memberId, kind, documentKind, documentId, minimum, maximum, from, to }): TransferFilter => ({
    ...{ memberId, kind, documentKind, documentId },
    ...momentsOf({ from, to }),
    minimum: minimum === undefined ? undefined : parseMoney(minimum, 'minimum'),
    maximum: maximum === undefined ? undefined : parseMoney(maximum, 'maximum'),
  }),
  columns: [
    { ...field('at'), cell: ({ created_at }: TransferRow) => created_at },
    { ...field('id'), cell: ({ id }) => id },
    { ...field('account'), cell: ({ member_account }) => member_account },
    { ...field('kind'), words: 'transferKinds', cell: ({ kind }) => kind },
    { ...field('phase'), cell: ({ phase }) => phase },
    { ...field('outcome'), words: 'outcomes', cell: ({ outcome }) => outcome },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('fromAccount'), cell: ({ from_account }) => from_account },
    { ...field('toAccount'), cell: ({ to_account }) => to_account },
    { ...field('documentKind'), words: 'documents', cell: ({ document_kind }) => document_kind },
    { ...field('documentId'), cell: ({ document_id }) => document_id },
    { ...field('actor'), cell: ({ actor }) => actor },
    { ...field('reason'), cell: ({ reason }) => reason },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countTransfers,
  read: (query, merchantId, filter, stretch) =>
    transfersQuery(query, merchantId, filter, { ...stretch, fromEnd: false }).execute(),
})
