import { defineExport } from '../../../db/export-source.ts'
import { statements } from '../../../db/statements.ts'
import { type Cursor, momentCursor } from '../../../http/feed.ts'
import { countDebts, type DebtPlace, type DebtRow, readDebts } from './earnings-repository.ts'
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

const debtField = (name: string) => ({ heading: `resources.agentDebts.fields.${name}` })

const debtCursor: Cursor<DebtPlace> = {
  write: ({ memberId, currency }) => `${memberId}_${currency}`,
  read(text) {
    const [memberId = '', currency = ''] = text.split('_')
    return { memberId, currency }
  },
}

/** Who owes of what was paid to him, whole and as it stands while it is read. */
export const agentDebtsExport = defineExport({
  name: 'AGENT_DEBTS',
  right: settlementsRights['settlements.read'],
  filter: settlementsOperatorCalls.listAgentDebts.query,
  before: null,
  narrow: ({ account }) => ({ account }),
  columns: [
    { ...debtField('account'), cell: ({ account }: DebtRow) => account },
    { ...debtField('owed'), cell: ({ owed }) => owed },
    { ...debtField('currency'), cell: ({ currency }) => currency },
    { ...debtField('count'), cell: ({ count }) => Number(count) },
    { ...debtField('since'), cell: ({ since }) => since },
    { ...debtField('nextTryAt'), cell: ({ next_try_at }) => next_try_at },
  ],
  cursor: debtCursor,
  placeOf: ({ member_id, currency }) => ({ memberId: member_id, currency }),
  count: (query, ...wanted) => countDebts(statements(query), ...wanted),
  read: (query, ...wanted) => readDebts(statements(query), ...wanted),
})
