import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { type AdjustmentFilter, type AdjustmentRow, countAdjustments, readAdjustments } from '../repository.ts'
import { adjustmentsRights } from './policy.ts'
import { adjustmentsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.adjustments.fields.${name}` })

/** Money of a brand's members that was put right by hand, whole. */
export const adjustmentsExport = defineExport({
  name: 'ADJUSTMENTS',
  right: adjustmentsRights['adjustments.read'],
  filter: adjustmentsOperatorCalls.listAdjustments.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ids, ...filter }): AdjustmentFilter => ({
    ...filter,
    ids: ids?.split(','),
  }),
  columns: [
    { ...field('memberAccount'), cell: ({ member_account }: AdjustmentRow) => member_account },
    { ...field('kind'), words: 'adjustmentKinds', cell: ({ kind }) => kind },
    { ...field('state'), words: 'adjustmentStates', cell: ({ state }) => state },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('reason'), cell: ({ reason }) => reason },
    { ...field('document'), cell: ({ document }) => document },
    { ...field('askedBy'), cell: ({ asked_account }) => asked_account },
    { ...field('askedAt'), cell: ({ asked_at }) => asked_at },
    { ...field('decidedBy'), cell: ({ decided_account }) => decided_account },
    { ...field('decidedAt'), cell: ({ decided_at }) => decided_at },
  ],
  cursor: momentCursor,
  placeOf: ({ asked_at, id }) => ({ at: asked_at, id }),
  count: countAdjustments,
  read: readAdjustments,
})
