import { defineExport } from '../../../../db/export-source.ts'
import { momentsOf } from '../../../../db/search.ts'
import { statements } from '../../../../db/statements.ts'
import { momentCursor } from '../../../../http/feed.ts'
import { lotteryRights } from '../policy.ts'
import { nameOf } from './presenter.ts'
import { countDraws, type DrawFilter, type OperatorDrawRow, readDraws } from './repository.ts'
import { lotteryDrawsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.lotteryDraws.fields.${name}` })

/** Draws of a brand, whole, with those that are planned: what needs a person is as of the asking. */
export const lotteryDrawsExport = defineExport({
  name: 'LOTTERY_DRAWS',
  right: lotteryRights['lotteryDraws.read'],
  filter: lotteryDrawsOperatorCalls.listOperatorDraws.query,
  // The span is of when they are drawn, which may be tomorrow.
  before: null,
  narrow: (
    { pageNo: _page, pageSize: _size, sort: _sort, ids, from, to, ...filter },
    { askedAt: now },
  ): DrawFilter & { readonly now: Date } => ({ ...filter, ids: ids?.split(','), ...momentsOf({ from, to }), now }),
  columns: [
    { ...field('lotteryCode'), cell: ({ lottery_code }: OperatorDrawRow) => lottery_code },
    { ...field('lotteryName'), cell: nameOf },
    { ...field('number'), cell: ({ number }) => number },
    { ...field('state'), words: 'drawStates', cell: ({ state }) => state },
    { ...field('closesAt'), cell: ({ closes_at }) => closes_at },
    { ...field('drawsAt'), cell: ({ draws_at }) => draws_at },
    { ...field('drawnAt'), cell: ({ drawn_at }) => drawn_at },
    { ...field('settledAt'), cell: ({ settled_at }) => settled_at },
    { ...field('resultVersion'), cell: ({ result_version }) => result_version },
  ],
  cursor: momentCursor,
  placeOf: ({ draws_at, id }) => ({ at: draws_at, id }),
  count: (query, ...wanted) => countDraws(statements(query), ...wanted),
  read: (query, ...wanted) => readDraws(statements(query), ...wanted),
})
