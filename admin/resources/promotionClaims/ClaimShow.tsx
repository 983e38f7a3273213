import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { TermsList } from '../../kits/promotions/TermsList.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { formatAge } from '../../lib/age.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { ClaimDecision } from './ClaimDecision.tsx'
import { ClaimState, isWaiting } from './ClaimState.tsx'
import { Grant } from './Grant.tsx'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'
import { Signals } from './Signals.tsx'

/** One claim: who asks for what, by which terms, with which words and pictures, and the decision. */
export default function ClaimShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="promotionClaims.one">
          <WhatIsClaimed />
          <Comment />
          <Pictures />
          <Outcome />
          <Signals />
          <ClaimDecision />
          <Grant />
          <Terms />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'PROMOTION_CLAIM')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

const field = (name: string) => `resources.promotionClaims.fields.${name}`

function WhatIsClaimed() {
  const claim = useRecordContext<Claim>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment, number } = useFormats()
  const { worth } = useWorth()
  if (claim === undefined) return null
  const { memberId, account, promotionId, title, version, currency, due, depositAmount, createdAt } = claim
  const money = (text: string | null) => (text === null ? '–' : worth(text, currency))
  return (
    <Facts
      facts={[
        [
          field('account'),
          <TextLink key="member" to={`/members/${memberId}/show`} look="strong">
            {account}
          </TextLink>,
        ],
        [
          field('title'),
          <TextLink key="promotion" to={`/promotions/${promotionId}/show`}>
            {translate('promotionClaims.ofVersion', { title, version: number(version) })}
          </TextLink>,
        ],
        [field('state'), <ClaimState key="state" />],
        isWaiting(claim)
          ? [field('due'), <strong key="due">{money(due)}</strong>]
          : [field('amount'), money(claim.amount)],
        [field('depositAmount'), money(depositAmount)],
        isWaiting(claim)
          ? ['promotionClaims.waitedFor', formatAge(createdAt, Date.now(), language)]
          : ['promotionClaims.madeAt', moment(createdAt)],
        [field('claimedBy'), claim.claimedBy ?? '–'],
        [field('changedAt'), moment(claim.changedAt)],
      ]}
    />
  )
}

/** What the member wrote. */
function Comment() {
  const comment = useRecordContext<Claim>()?.comment
  if (!comment) return null
  return <Quotation heading="promotionClaims.comment" text={comment} />
}

function Quotation({ heading, text }: { heading: string; text: string }) {
  const translate = useTranslate()
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {translate(heading)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>{text}</Typography>
    </Box>
  )
}

function Pictures() {
  const images = useRecordContext<Claim>()?.images ?? []
  const translate = useTranslate()
  if (images.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {images.map((url, index) => (
        <Box
          key={url}
          sx={{
            width: 240,
            maxWidth: '100%',
            height: 240,
            borderRadius: 2,
            overflow: 'hidden',
            bgcolor: 'action.hover',
          }}
        >
          <StoredPicture
            url={url}
            alt={translate('promotionClaims.picture', { number: index + 1 })}
            style={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        </Box>
      ))}
    </Box>
  )
}

/** Why it was refused: by an operator in his words, or by itself by a code of ours. */
function Outcome() {
  const claim = useRecordContext<Claim>()
  const translate = useTranslate()
  if (claim?.state !== 'REJECTED') return null
  const text = claim.reason ?? translate(`promotionClaims.refusals.${claim.refusal}`, { _: claim.refusal ?? '' })
  return <Quotation heading="promotionClaims.refused" text={text} />
}

function Terms() {
  const claim = useRecordContext<Claim>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount } = useFormats()
  if (claim === undefined) return null
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('promotionClaims.terms')}
      </Typography>
      <TermsList terms={claim.terms} language={language} money={amount} />
    </Box>
  )
}
