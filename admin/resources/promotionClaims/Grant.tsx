import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { BucketState } from '../../kits/bonuses/BucketState.tsx'
import {
  type ConsoleBucketFragment as Bucket,
  ConsoleMemberBucketsDocument,
} from '../../kits/bonuses/bonuses.generated.ts'
import { CancelBonus } from '../../kits/bonuses/CancelBonus.tsx'
import { CorrectionLinks } from '../../kits/bonuses/CorrectionLinks.tsx'
import { COUNTED } from '../../kits/promotions/use-worth.ts'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { readOfMember } from '../../providers/server.ts'
import { GrantTransfers } from './GrantTransfers.tsx'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'

/** What was given for a claim: what became of it, each movement of it, and the ways to take it back or put it right. */
export function Grant() {
  const claim = useRecordContext<Claim>()
  const translate = useTranslate()
  const isGiven = claim?.state === 'ISSUED' || claim?.state === 'CLAIMED'
  const { data, error, refetch } = useQuery({
    queryKey: ['promotionClaims', claim?.id, 'grant'],
    queryFn: async () => {
      const { memberId, id: documentId } = claim as Claim
      return (await readOfMember(ConsoleMemberBucketsDocument, { memberId, documentId })).items[0] ?? null
    },
    enabled: isGiven && mayDo('bonuses', 'read'),
  })
  if (claim === undefined || !isGiven) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{translate('bonuses.grant')}</Typography>
      {error !== null && <ReadFailure error={error} onRetry={refetch} />}
      {data !== undefined && <Standing bucket={data} />}
      {data !== undefined && <GrantTransfers claim={claim} bucketId={data?.id ?? claim.id} />}
      {data != null && (
        <div>
          <CancelBonus bucket={data} />
        </div>
      )}
      {!COUNTED.includes(claim.currency) && (
        <CorrectionLinks
          memberId={claim.memberId}
          document={`promotion-claim ${claim.id}`}
          amount={data != null && isLost(data) ? null : claim.amount}
        />
      )}
      {data?.cancelledBy != null && (
        <RecordContextProvider value={{ id: data.id }}>
          <AuditTrail subjectKind="BONUS" />
        </RecordContextProvider>
      )}
    </Box>
  )
}

/** Whether it went before it was played. */
const isLost = ({ state }: Bucket): boolean => state !== 'OPEN' && state !== 'DONE'

/** How it stands with what is to be played for it; what has nothing to be played cannot be cancelled. */
function Standing({ bucket }: { bucket: Bucket | null }) {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  if (bucket === null) return <Typography>{translate('bonuses.unbound')}</Typography>
  const { currency, required, done, forfeitedBonus, forfeitedWinnings, expiresAt, closedAt } = bucket
  const money = (text: string) => amount(text, currency)
  return (
    <Facts
      facts={[
        ['bonuses.state', <BucketState key="state" bucket={bucket} />],
        ['bonuses.played', `${money(done)} / ${money(required)}`],
        closedAt === null
          ? ['bonuses.until', expiresAt === null ? '–' : moment(expiresAt)]
          : ['bonuses.closedAt', moment(closedAt)],
        ...(isLost(bucket)
          ? ([
              ['bonuses.wentBonus', money(forfeitedBonus)],
              ['bonuses.wentWinnings', money(forfeitedWinnings)],
            ] as const)
          : []),
        ...(bucket.cancelledBy === null
          ? []
          : ([
              ['bonuses.cancelledBy', bucket.cancelledBy],
              ['bonuses.cancelReason', bucket.cancelReason],
            ] as const)),
      ]}
    />
  )
}
