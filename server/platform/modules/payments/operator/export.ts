import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { nameIn } from '../presenter.ts'
import { paymentsRights } from './policy.ts'
import { countDeposits, type DepositFilter, type OperatorDepositRow, readDeposits } from './repository.ts'
import { paymentsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.deposits.fields.${name}` })

/** Deposits of a brand, whole. */
export const depositsExport = defineExport({
  name: 'DEPOSITS',
  right: paymentsRights['deposits.read'],
  filter: paymentsOperatorCalls.listOperatorDeposits.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ids, ...filter }): DepositFilter => ({
    ...filter,
    ids: ids?.split(','),
  }),
  columns: [
    { ...field('createdAt'), cell: ({ created_at }: OperatorDepositRow) => created_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('state'), words: 'depositStates', cell: ({ state }) => state },
    { ...field('channelName'), cell: ({ channel_names }, language) => nameIn(channel_names, language) },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('creditedAmount'), cell: ({ credited_amount }) => credited_amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('transferCode'), cell: ({ transfer_code }) => transfer_code },
    { ...field('creditedAt'), cell: ({ credited_at }) => credited_at },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countDeposits,
  read: readDeposits,
})
