import { Alert, Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import {
  type ConsoleBucketFragment as Bucket,
  CancelMemberBonusDocument,
  ConsoleBonusCancellationDocument,
} from './bonuses.generated.ts'

const EFFECTS = ['bonuses.effectGoes', 'bonuses.effectDeposit', 'bonuses.effectBudget']

/** Cancels a bonus that is still played for, once it was seen what goes. Nothing where there is nothing to cancel. */
export function CancelBonus({ bucket, about }: { bucket: Bucket; about?: string }) {
  const preview = usePreview(bucket)
  const { data } = preview
  if (!bucket.mayCancel || !mayDo('bonuses', 'cancel')) return null
  const { id, memberId } = bucket
  return (
    <ActionButton
      label="bonuses.cancel"
      effects={EFFECTS}
      onOpen={() => preview.refetch()}
      check={() => (data == null ? 'bonuses.untold' : undefined)}
      run={(reason) =>
        change(CancelMemberBonusDocument, { input: { id, memberId, forfeited: data?.forfeited ?? '', reason } })
      }
      done={() => 'bonuses.cancelled'}
      isDangerous
      {...(about !== undefined && { about })}
    >
      <WhatGoes bucket={bucket} preview={preview} />
    </ActionButton>
  )
}

/** Asked for when the dialog opens, and again after a refusal: what goes may have changed meanwhile. */
const usePreview = ({ id, memberId }: Bucket) =>
  useQuery({
    queryKey: ['bonusCancellation', memberId, id],
    // Null is what the dialog has its own words for.
    queryFn: async () =>
      (await read(ConsoleBonusCancellationDocument, { memberId, id })).member?.bonusCancellation ?? null,
    enabled: false,
    retry: false,
  })

function WhatGoes({ bucket, preview }: { bucket: Bucket; preview: ReturnType<typeof usePreview> }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const { data, error, isFetching } = preview
  if (isFetching) return <Skeleton variant="rounded" height={96} />
  if (error !== null) return <Alert severity="warning">{error.message}</Alert>
  if (data == null) return <Alert severity="warning">{translate('bonuses.untold')}</Alert>
  const money = (text: string) => amount(text, data.currency)
  return (
    <Box>
      <Facts
        facts={[
          ['bonuses.given', money(bucket.bonus ?? '0')],
          ['bonuses.left', money(data.bonus)],
          ['bonuses.won', bucket.forfeitsWinnings ? money(data.winnings) : translate('bonuses.keepsWinnings')],
          ['bonuses.goes', <strong key="goes">{money(data.forfeited)}</strong>],
        ]}
      />
    </Box>
  )
}
