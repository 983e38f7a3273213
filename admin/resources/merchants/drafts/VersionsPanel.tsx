import { Alert, Box, Card, CardContent, Skeleton, TablePagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { useForgetTyped } from '../../../kits/forms/form-memory.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change, read } from '../../../providers/server.ts'
import { BrandDifference } from './BrandDifference.tsx'
import {
  ConsoleMerchantVersionsDocument,
  TakeBackMerchantVersionDocument,
  type ConsoleMerchantVersionFragment as Version,
} from './drafts.generated.ts'

const PAGE_SIZE = 10

/** What each save of the brand made different, the newest first, and the way back. */
export function VersionsPanel() {
  const translate = useTranslate()
  const id = useRecordContext<{ id: string }>()?.id ?? ''
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'versions', id, page],
    queryFn: async () =>
      (await read(ConsoleMerchantVersionsDocument, { id, page: { page: page + 1, pageSize: PAGE_SIZE } })).versions,
    placeholderData: keepPreviousData,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton variant="rounded" height={240} sx={{ width: '100%' }} />
  if (data === null || data.items.length === 0)
    return <Typography color="textSecondary">{translate('brandDrafts.noVersions')}</Typography>
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.items.map((version) => (
        <VersionCard key={version.number} merchantId={id} version={version} />
      ))}
      {data.pageInfo.totalItems > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={data.pageInfo.totalItems}
          page={page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </Box>
  )
}

function VersionCard({ merchantId, version }: { merchantId: string; version: Version }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { number, origin, takesBack, before, after, fields, reason, savedBy, savedAt } = version
  const name = translate('brandDrafts.version', { number })
  return (
    <Card variant="outlined" component="section" aria-label={name}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h2" variant="h2">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[moment(savedAt), savedBy, translate(`brandDrafts.origin.${origin}`, { number: takesBack })].join(' · ')}
        </Typography>
        {reason !== null && <Typography variant="body2">{reason}</Typography>}
        <BrandDifference before={before} after={after} fields={fields} />
        {mayDo('merchants', 'edit') && version.back.fields.length > 0 && (
          <Box>
            <TakeBackButton merchantId={merchantId} version={version} />
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

/** Shows what taking a save back makes different now, and what of later saves it undoes, before it happens. */
function TakeBackButton({ merchantId: id, version }: { merchantId: string; version: Version }) {
  const translate = useTranslate()
  const { number, back, changedSince } = version
  const { before, after, fields, revision } = back
  const overwrites = changedSince.length > 0
  const forget = useForgetTyped()
  const takeBack = async (reason: string) => {
    const input = { id, number, revision, overwrites, reason }
    const taken = await change(TakeBackMerchantVersionDocument, { input })
    forget()
    return taken
  }
  return (
    <ActionButton
      label="brandDrafts.takeBack"
      about={translate('brandDrafts.version', { number })}
      effects={['brandDrafts.effectTakeBack']}
      isDangerous={overwrites}
      run={takeBack}
      done={({ record }) => (record?.proposal ? 'proposals.waits' : 'brandDrafts.tookBack')}
    >
      {overwrites && (
        <Alert severity="warning">
          {translate('brandDrafts.overwrites', {
            fields: changedSince.map((field) => translate(`brandDrafts.fields.${field}`)).join(', '),
          })}
        </Alert>
      )}
      <BrandDifference before={before} after={after} fields={fields} />
    </ActionButton>
  )
}
