import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change } from '../../../providers/server.ts'
import { formValues } from '../merchant-form.ts'
import { BrandDifference } from './BrandDifference.tsx'
import {
  DiscardMerchantDraftDocument,
  type ConsoleMerchantDraftFragment as Draft,
  PublishMerchantDraftDocument,
} from './drafts.generated.ts'
import { useDraft } from './use-draft.ts'

/** What somebody means to change on the brand: what it would make different, and what may be done with it. */
export function DraftPanel() {
  const translate = useTranslate()
  const { data: draft, error, refetch } = useDraft()
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (draft === undefined) return <Skeleton variant="rounded" height={160} sx={{ width: '100%' }} />
  if (draft === null) return <Typography color="textSecondary">{translate('brandDrafts.none')}</Typography>
  return <OpenDraft draft={draft} />
}

function OpenDraft({ draft }: { draft: Draft }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { merchantId: id, number, before, after, fields, revision, savedBy, savedAt } = draft
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{translate('brandDrafts.savedBy', { account: savedBy, at: moment(savedAt) })}</Typography>
      <BrandDifference before={before} after={after} fields={fields} />
      {mayDo('merchants', 'edit') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {fields.length > 0 && (
            <ActionButton
              label="brandDrafts.publish"
              effects={['brandDrafts.effectPublish', 'brandDrafts.effectKept']}
              run={(reason) => change(PublishMerchantDraftDocument, { input: { id, revision, reason } })}
              done={({ record }) => (record?.proposal ? 'proposals.waits' : 'brandDrafts.published')}
            />
          )}
          <ContinueButton draft={draft} />
          <ActionButton
            label="brandDrafts.discard"
            effects={['brandDrafts.effectDiscard']}
            isDangerous
            run={(reason) => change(DiscardMerchantDraftDocument, { input: { id, number, reason } })}
            done={() => 'brandDrafts.discarded'}
          />
        </Box>
      )}
    </Box>
  )
}

/** Puts what the draft says into the form, where it is changed and saved as the draft again. */
function ContinueButton({ draft: { merchantId, after, fields } }: { draft: Draft }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { setValue } = useFormContext()
  const fill = () => {
    const values = new Map(Object.entries(formValues(after)))
    for (const field of fields) setValue(field, values.get(field), { shouldDirty: true, shouldValidate: true })
    navigate(`/merchants/${merchantId}`)
  }
  return (
    <Button variant="outlined" size="small" onClick={fill}>
      {translate('brandDrafts.continue')}
    </Button>
  )
}
