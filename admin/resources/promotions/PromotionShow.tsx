import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { BudgetBar } from './BudgetBar.tsx'
import { claimsPath } from './claims-path.ts'
import { CodesTab } from './codes/CodesTab.tsx'
import { DraftChanges } from './DraftChanges.tsx'
import type { PreviewedDraft } from './PreviewParts.tsx'
import { PromotionDeeds } from './PromotionDeeds.tsx'
import { PromotionEstimate } from './PromotionEstimate.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import { PromotionState } from './PromotionState.tsx'
import { PromotionTitle } from './PromotionTitle.tsx'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'
import { WaitingPublication } from './WaitingPublication.tsx'

/** One promotion: how it stands, what waits, what members see and what the draft changes of it. */
export default function PromotionShow() {
  return (
    <RecordShow>
      <Tabs />
    </RecordShow>
  )
}

function Tabs() {
  const isByCode = useRecordContext<Promotion>()?.draft.terms.trigger === 'CODE'
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="promotions.one">
        <General />
      </TabbedShowLayout.Tab>
      {isByCode && (
        <TabbedShowLayout.Tab label="codes.tab" path="codes">
          <CodesTab />
        </TabbedShowLayout.Tab>
      )}
      {auditTab(TabbedShowLayout.Tab, 'PROMOTION')}
    </TabbedShowLayout>
  )
}

function General() {
  const promotion = useRecordContext<Promotion>()
  if (promotion === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 374px' } }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          <PromotionTitle />
        </Typography>
        <WaitingPublication promotion={promotion} />
        <Standing promotion={promotion} />
        <PromotionDeeds promotion={promotion} />
        {promotion.proposal === null && promotion.isChanged && <Changes promotion={promotion} />}
        {promotion.state !== 'CLOSED' && (
          <PromotionEstimate id={promotion.id} isCode={promotion.draft.terms.trigger === 'CODE'} />
        )}
      </Box>
      <Preview promotion={promotion} />
    </Box>
  )
}

function Standing({ promotion }: { promotion: Promotion }) {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const { worth } = useWorth()
  const { id, version, published, draft, claims, waiting, currency } = promotion
  const { startsAt, endsAt, category } = published ?? draft
  const claimsLink = (count: number, isQueue: boolean) =>
    count === 0 ? number(0) : <TextLink to={claimsPath(id, isQueue)}>{number(count)}</TextLink>
  return (
    <Facts
      facts={[
        ['resources.promotions.fields.state', <PromotionState key="state" promotion={promotion} />],
        [
          'resources.promotions.fields.budget',
          version === 0 ? worth(draft.budget, currency) : <BudgetBar key="budget" promotion={promotion} />,
        ],
        ['resources.promotions.fields.waiting', claimsLink(waiting, true)],
        ['resources.promotions.fields.claims', claimsLink(claims, false)],
        ['resources.promotions.fields.category', translate(`promotionCategories.${category}`)],
        ['resources.promotions.fields.startsAt', moment(startsAt)],
        ['resources.promotions.fields.endsAt', endsAt === null ? translate('promotions.noEnd') : moment(endsAt)],
        [
          'promotions.version',
          published === null
            ? translate('promotions.noVersion')
            : translate('promotions.versionOf', {
                version: number(version),
                operator: published.publishedBy,
                at: moment(published.publishedAt),
              }),
        ],
      ]}
    />
  )
}

function Changes({ promotion: { published, draft } }: { promotion: Promotion }) {
  const translate = useTranslate()
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('promotions.draftChanges')}
      </Typography>
      <DraftChanges published={published} draft={draft} />
    </Box>
  )
}

/** What members see; of what was never published, what they would see. */
function Preview({ promotion: { published, draft } }: { promotion: Promotion }) {
  const translate = useTranslate()
  const languages = useBrand()?.languages
  const shown = published ?? draft
  return (
    <Box component="aside">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate(published === null ? 'promotions.preview' : 'promotions.seen')}
      </Typography>
      {languages && <PromotionPreview draft={shown as unknown as PreviewedDraft} languages={languages} />}
    </Box>
  )
}
