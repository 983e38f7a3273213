import { defineExport } from '../../../db/export-source.ts'
import { numberCursor } from '../../../http/feed.ts'
import type { ChainedEntry } from '../audit-chain.ts'
import { type AuditFilter, countEntries, readEntries } from '../audit-repository.ts'
import { operatorsRights } from './policy.ts'
import { operatorsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.auditLog.fields.${name}` })

/** The audit log of a brand, whole; what stood before and after stays where what it may show is known: in the log itself. */
export const auditExport = defineExport({
  name: 'AUDIT_ENTRIES',
  right: operatorsRights['audit.read'],
  filter: operatorsOperatorCalls.listAuditEntries.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }): AuditFilter => filter,
  columns: [
    { ...field('at'), cell: ({ at }: ChainedEntry) => at },
    { ...field('operatorAccount'), cell: ({ operatorAccount }) => operatorAccount },
    { ...field('action'), words: 'auditActions', cell: ({ action }) => action },
    { ...field('subjectKind'), words: 'auditSubjects', cell: ({ subjectKind }) => subjectKind },
    { ...field('subjectId'), cell: ({ subjectId }) => subjectId },
    { ...field('reason'), cell: ({ reason }) => reason },
    { ...field('ip'), cell: ({ ip }) => ip },
  ],
  cursor: numberCursor,
  placeOf: ({ position }) => position,
  count: countEntries,
  read: readEntries,
})
