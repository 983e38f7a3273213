import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { rebatesRights } from './policy.ts'
import { type ClaimFilter, countBrandClaims, type OperatorClaimRow, readBrandClaims } from './repository.ts'
import { rebatesOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.rebateClaims.fields.${name}` })

/** What members of a brand were given back of what they played, whole. */
export const rebateClaimsExport = defineExport({
  name: 'REBATE_CLAIMS',
  right: rebatesRights['rebateClaims.read'],
  filter: rebatesOperatorCalls.listOperatorRebateClaims.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }): ClaimFilter => filter,
  columns: [
    { ...field('claimedAt'), cell: ({ claimed_at }: OperatorClaimRow) => claimed_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('amount'), cell: ({ amount }) => amount },
    { heading: 'resources.members.fields.currency', cell: ({ currency }) => currency },
    { ...field('firstDay'), cell: ({ first_day }) => first_day },
    { ...field('lastDay'), cell: ({ last_day }) => last_day },
    { ...field('channel'), words: 'rebateChannels', cell: ({ channel }) => channel },
  ],
  cursor: momentCursor,
  placeOf: ({ claimed_at, id }) => ({ at: claimed_at, id }),
  count: countBrandClaims,
  read: readBrandClaims,
})
