import { defineExport } from '../../../db/export-source.ts'
import { momentsOf } from '../../../db/search.ts'
import { momentCursor } from '../../../http/feed.ts'
import { nameIn } from '../presenter.ts'
import { type BrandBetFilter, countBrandBets, type OperatorBetRow, readBrandBets } from './bets-repository.ts'
import { gamesRights } from './policy.ts'
import { gamesOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.bets.fields.${name}` })

/** Bets of a brand, whole. */
export const betsExport = defineExport({
  name: 'BETS',
  right: gamesRights['bets.read'],
  filter: gamesOperatorCalls.listOperatorBets.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, from, to, ...filter }): BrandBetFilter => ({
    ...filter,
    ...momentsOf({ from, to }),
  }),
  columns: [
    { ...field('placedAt'), cell: ({ placed_at }: OperatorBetRow) => placed_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('gameName'), cell: ({ names }, language) => (names === null ? null : nameIn(names, language)) },
    { ...field('vendorName'), cell: ({ vendor_name, vendor_code }) => vendor_name ?? vendor_code },
    { ...field('gameType'), words: 'gameTypes', cell: ({ game_type }) => game_type },
    { ...field('round'), cell: ({ round }) => round },
    { ...field('transactionId'), cell: ({ transaction_id }) => transaction_id },
    { ...field('state'), words: 'betStates', cell: ({ state }) => state },
    { ...field('stake'), cell: ({ stake }) => stake },
    { ...field('validBet'), cell: ({ valid_bet }) => valid_bet },
    { ...field('payout'), cell: ({ payout }) => payout },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('settledAt'), cell: ({ settled_at }) => settled_at },
  ],
  cursor: momentCursor,
  placeOf: ({ placed_at, id }) => ({ at: placed_at, id }),
  count: countBrandBets,
  read: readBrandBets,
})
