import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { wordsIn } from '../presenter.ts'
import { promotionsRights } from './policy.ts'
import { type ClaimFilter, countClaims, type ReadClaimRow, readClaims } from './repository.ts'
import { promotionsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.promotionClaims.fields.${name}` })

/** What members claim of a brand's promotions, whole. */
export const promotionClaimsExport = defineExport({
  name: 'PROMOTION_CLAIMS',
  right: promotionsRights['promotions.read'],
  filter: promotionsOperatorCalls.listOperatorPromotionClaims.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }): ClaimFilter => filter,
  columns: [
    { heading: 'promotionClaims.madeAt', cell: ({ created_at }: ReadClaimRow) => created_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('title'), cell: ({ words }, language) => wordsIn(words, language).title },
    { ...field('amount'), cell: ({ amount }) => amount },
    { ...field('depositAmount'), cell: ({ deposit_amount }) => deposit_amount },
    { heading: 'resources.members.fields.currency', cell: ({ currency }) => currency },
    // The console says what the specification calls PROCESS as a word (section 4, "Activity status").
    {
      ...field('state'),
      words: 'promotionClaimStates',
      cell: ({ state }) => (state === 'PROCESS' ? 'PROCESSING' : state),
    },
    { ...field('claimedBy'), cell: ({ operator }) => operator },
    { ...field('changedAt'), cell: ({ changed_at }) => changed_at },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countClaims,
  read: readClaims,
})
