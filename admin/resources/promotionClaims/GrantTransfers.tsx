import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import {
  ConsoleGrantTransfersDocument,
  type ConsoleGrantTransferFragment as Transfer,
} from '../../kits/bonuses/bonuses.generated.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'

/** Each movement of a grant: what was given, and what went again. */
export function GrantTransfers({ claim, bucketId }: { claim: Claim; bucketId: string }) {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['promotionClaims', claim.id, 'transfers', bucketId],
    queryFn: async () => {
      const { given, forfeited } = await read(ConsoleGrantTransfersDocument, { claimId: claim.id, bucketId })
      return [...given.nodes, ...forfeited.nodes].toSorted((one, other) => one.at.localeCompare(other.at))
    },
    enabled: mayDo('transfers', 'list'),
  })
  if (!mayDo('transfers', 'list')) return null
  const columns: Column<Transfer>[] = [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    {
      heading: 'desk.kind',
      render: ({ id, kind }) => (
        <TextLink to={`/transfers/${id}`} look="strong">
          {translate(`transferKinds.${kind}`, { _: kind })}
        </TextLink>
      ),
    },
    { heading: 'bonuses.way', render: ({ fromAccount, toAccount }) => `${fromAccount} → ${toAccount}` },
    { heading: 'desk.amount', render: (row) => amount(row.amount, row.currency), isNumber: true },
    { heading: 'bonuses.by', render: ({ actor }) => actor ?? '–' },
    { heading: 'desk.reason', render: ({ reason }) => reason ?? '–' },
  ]
  return (
    <Sheet
      name="bonuses.transfers"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      error={error}
      onRetry={refetch}
    />
  )
}
