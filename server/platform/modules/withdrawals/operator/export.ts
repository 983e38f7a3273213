import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { withdrawalsRights } from './policy.ts'
import { countQueue, type QueueFilter, type QueueRow, readQueue } from './queue-repository.ts'
import { withdrawalsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.withdrawals.fields.${name}` })

/** Withdrawals of a brand, whole. */
export const withdrawalsExport = defineExport({
  name: 'WITHDRAWALS',
  right: withdrawalsRights['withdrawals.read'],
  filter: withdrawalsOperatorCalls.listOperatorWithdrawals.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }, { operatorId }): QueueFilter => ({
    ...filter,
    asker: operatorId,
  }),
  columns: [
    { ...field('createdAt'), cell: ({ created_at }: QueueRow) => created_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('payeeName'), cell: ({ payee_name }) => payee_name },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('state'), words: 'withdrawalStates', cell: ({ state }) => state },
    { ...field('bankName'), cell: ({ bank_name }) => bank_name },
    { ...field('accountNumber'), cell: ({ account_number }) => account_number },
    { ...field('accountHolder'), cell: ({ account_holder }) => account_holder },
    { ...field('claimedBy'), cell: ({ claimed_by_account }) => claimed_by_account },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countQueue,
  read: readQueue,
})
