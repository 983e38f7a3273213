import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { settlementsRights } from './policy.ts'
import { countSettlements, type QueueFilter, type ReadSettlementRow, readSettlements } from './queue-repository.ts'
import { settlementsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.settlements.fields.${name}` })

/** What contracts of agents of a brand came to, window by window, whole. */
export const settlementsExport = defineExport({
  name: 'SETTLEMENTS',
  right: settlementsRights['settlements.read'],
  filter: settlementsOperatorCalls.listSettlements.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ids, ...filter }): QueueFilter => ({
    ...filter,
    ids: ids?.split(','),
  }),
  columns: [
    { ...field('from'), cell: ({ window_from }: ReadSettlementRow) => window_from },
    { ...field('until'), cell: ({ window_until }) => window_until },
    { ...field('kind'), words: 'settlementKinds', cell: ({ kind }) => kind },
    { ...field('period'), words: 'settlementPeriods', cell: ({ period }) => period },
    { ...field('state'), words: 'settlementStates', cell: ({ state }) => state },
    { ...field('isHeld'), words: 'ra.boolean', cell: ({ is_held }) => String(is_held) },
    { ...field('corrections'), cell: ({ corrections }) => Number(corrections ?? 0n) },
    { ...field('createdAt'), cell: ({ created_at }) => created_at },
  ],
  cursor: momentCursor,
  placeOf: ({ window_from, id }) => ({ at: window_from, id }),
  count: countSettlements,
  read: readSettlements,
})
