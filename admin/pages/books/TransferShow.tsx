import { Alert, Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { AccountName } from '../../kits/accounts/AccountName.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { ConsoleTransferDocument, type ConsoleTransferQuery, RequestReversalDocument } from './books.generated.ts'
import { documentPath, sameDocumentPath } from './document-path.ts'

type Transfer = NonNullable<ConsoleTransferQuery['ledgerTransfer']>
/** Kinds that the platform takes back by hand. */
const REVERSIBLE = ['ADJUSTMENT', 'DEPOSIT', 'BONUS', 'REBATE', 'COMMISSION', 'REWARD', 'OPENING']

/** One movement with its legs, its document, and the way to have it taken back. */
export default function TransferShow() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { amount } = useFormats()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['transfer', id],
    queryFn: async () => (await read(ConsoleTransferDocument, { id })).ledgerTransfer,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (!data) return <Alert severity="info">{translate('books.unknown')}</Alert>
  const columns: Column<Transfer['entries'][number]>[] = [
    { heading: 'desk.account', render: ({ account }) => <AccountName account={account} /> },
    { heading: 'desk.amount', render: (leg) => amount(leg.amount, data.currency), isNumber: true },
    {
      heading: 'desk.balanceAfter',
      render: ({ balanceAfter }) => (balanceAfter === null ? '–' : amount(balanceAfter, data.currency)),
      isNumber: true,
    },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="books.transfer" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TransferFacts transfer={data} />
        <Typography component="h2" variant="h2">
          {translate('books.legs')}
        </Typography>
        <Sheet name="books.legs" columns={columns} rows={data.entries} keyOf={({ leg }) => String(leg)} />
        <Reversal transfer={data} />
      </CardContent>
    </Card>
  )
}

function TransferFacts({ transfer }: { transfer: Transfer }) {
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const path = documentPath(transfer)
  const link = (to: string, words: ReactNode) => (
    <TextLink to={to} look="strong">
      {words}
    </TextLink>
  )
  const document = translate(`documents.${transfer.documentKind}`)
  const other = (id: string | null) => id !== null && link(`/transfers/${id}`, translate('audit.open'))
  const facts: [string, ReactNode][] = [
    ['desk.kind', translate(`transferKinds.${transfer.kind}`, { _: transfer.kind })],
    ['desk.amount', amount(transfer.amount, transfer.currency)],
    ['desk.member', link(`/members/${transfer.memberId}/show`, transfer.memberAccount)],
    ['desk.at', moment(transfer.at)],
    ['books.outcome', translate(`outcomes.${transfer.outcome}`, { _: transfer.outcome })],
    ['books.phase', translate(`phases.${transfer.phase}`, { _: transfer.phase })],
    ['books.document', path === null ? document : link(path, document)],
    ['books.sameDocument', link(sameDocumentPath(transfer), translate('audit.open'))],
    ['books.source', transfer.source],
    ['books.actor', transfer.actor],
    ['desk.reason', transfer.reason],
    ['books.refusal', transfer.refusal],
    ['books.resolves', other(transfer.resolves)],
    ['books.reverses', other(transfer.reverses)],
    ['books.reversedBy', other(transfer.reversedBy)],
  ]
  return <Facts facts={facts} />
}

function Reversal({ transfer }: { transfer: Transfer }) {
  const isOpen = transfer.outcome === 'POSTED' && transfer.phase === 'SINGLE' && transfer.reversedBy === null
  if (!isOpen || !REVERSIBLE.includes(transfer.kind) || !mayDo('adjustments', 'edit')) return null
  const { memberId, id: transferId } = transfer
  // The request is the same however often it is sent: a second one for the transfer is refused.
  const run = (reason: string) =>
    change(RequestReversalDocument, {
      input: { memberId, transferId, reason, idempotencyKey: `reverse-${transferId}-${Date.now()}` },
    })
  return (
    <Box>
      <ActionButton
        label="adjustments.reverse"
        effects={['adjustments.effectReverse']}
        run={run}
        done={() => 'adjustments.asked'}
        isDangerous
      />
    </Box>
  )
}
