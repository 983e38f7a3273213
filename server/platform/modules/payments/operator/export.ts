import { defineExport } from '../../../db/export-source.ts'
import { type Cursor, momentCursor } from '../../../http/feed.ts'
import { nameIn } from '../presenter.ts'
import type { BankTransferRow } from '../repository/bank-transfers.ts'
import { paymentsRights } from './policy.ts'
import * as repository from './repository.ts'
import { paymentsOperatorCalls } from './schema.ts'
import { ownersSeenBy } from './service/suspense-view.ts'

const field = (name: string) => ({ heading: `resources.deposits.fields.${name}` })

/** Deposits of a brand, whole. */
export const depositsExport = defineExport({
  name: 'DEPOSITS',
  right: paymentsRights['deposits.read'],
  filter: paymentsOperatorCalls.listOperatorDeposits.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ids, ...filter }): repository.DepositFilter => ({
    ...filter,
    ids: ids?.split(','),
  }),
  columns: [
    { ...field('createdAt'), cell: ({ created_at }: repository.OperatorDepositRow) => created_at },
    { ...field('account'), cell: ({ account }) => account },
    {
      ...field('state'),
      words: 'depositStates',
      cell: ({ state, cancelled_at }) => (cancelled_at === null ? state : 'CANCELLED'),
    },
    { ...field('channelName'), cell: ({ channel_names }, language) => nameIn(channel_names, language) },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('creditedAmount'), cell: ({ credited_amount }) => credited_amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('transferCode'), cell: ({ transfer_code }) => transfer_code },
    { ...field('creditedAt'), cell: ({ credited_at }) => credited_at },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: repository.countDeposits,
  read: repository.readDeposits,
})

const suspenseField = (name: string) => ({ heading: `resources.suspense.fields.${name}` })

const suspenseCursor: Cursor<repository.SuspensePlace> = {
  write: ({ received_at, gateway, provider_id }) => JSON.stringify([received_at.getTime(), gateway, provider_id]),
  read(text) {
    const [time, gateway, provider_id] = JSON.parse(text) as [number, string, string]
    return { received_at: new Date(time), gateway, provider_id }
  },
}

type SuspenseWish = repository.SuspenseFilter & { readonly owners: readonly string[] }

/** Money that nobody was credited for, whole; that of no brand only for who sees every brand, as in the list. */
export const suspenseExport = defineExport({
  name: 'SUSPENSE',
  right: paymentsRights['suspense.read'],
  filter: paymentsOperatorCalls.listSuspense.query,
  owners: (query, reader) => ownersSeenBy(query, reader, 'suspense.read'),
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }, { owners }): SuspenseWish => ({
    ...filter,
    owners,
  }),
  columns: [
    { ...suspenseField('receivedAt'), cell: ({ received_at }: BankTransferRow) => received_at },
    { ...suspenseField('amount'), cell: ({ amount }) => amount },
    { ...suspenseField('currency'), cell: ({ currency }) => currency },
    { ...suspenseField('reason'), words: 'suspenseReasons', cell: ({ suspense_reason }) => suspense_reason },
    { ...suspenseField('outcome'), words: 'transferOutcomes', cell: ({ outcome }) => outcome },
    { ...suspenseField('accountNumber'), cell: ({ account_number }) => account_number },
    { ...suspenseField('content'), cell: ({ content }) => content },
    { ...suspenseField('reference'), cell: ({ reference }) => reference },
    { ...suspenseField('claimedBy'), cell: ({ claimed_by }) => claimed_by },
  ],
  cursor: suspenseCursor,
  placeOf: (row) => row,
  count: (query, _merchantId, { owners, ...filter }, most) => repository.countSuspense(query, owners, filter, most),
  read: (query, _merchantId, { owners, ...filter }, stretch) => repository.readSuspense(query, owners, filter, stretch),
})
