import { Alert, Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { VendorRecord } from '../../fields/VendorRecord.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { betEnd } from '../../lib/bet-end.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { read } from '../../providers/server.ts'
import { ConsolePlacedBetDocument, type ConsolePlacedBetQuery } from './bets.generated.ts'

type Detail = NonNullable<ConsolePlacedBetQuery['bet']>
const link = (to: string, words: ReactNode) => (
  <TextLink to={to} look="strong">
    {words}
  </TextLink>
)

/** One bet: what was staked and paid, every order of the vendor, and the round as the vendor recorded it. */
export default function BetShow() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['bet', id],
    queryFn: async () => (await read(ConsolePlacedBetDocument, { id })).bet,
  })
  if (error)
    return (
      <Box sx={{ mt: 2 }}>
        <ReadFailure error={error} onRetry={refetch} />
      </Box>
    )
  if (isPending) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />
  if (!data) return <Alert severity="info">{translate('bets.unknown')}</Alert>
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="bets.one" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BetFacts detail={data} />
        <Typography component="h2" variant="h2">
          {translate('bets.orders')}
        </Typography>
        <Orders detail={data} />
        <Typography component="h2" variant="h2">
          {translate('bets.round')}
        </Typography>
        {data.recallUrl !== null && (
          <a href={data.recallUrl} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
            {translate('desk.recall')}
          </a>
        )}
        {data.outcome === null ? (
          <Typography>{translate('desk.noOutcome')}</Typography>
        ) : (
          <VendorRecord record={data.outcome} />
        )}
      </CardContent>
    </Card>
  )
}

function BetFacts({ detail: { bet } }: { detail: Detail }) {
  const vendorName = useVendorName()
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const money = (value: string | null) => (value === null ? '–' : amount(value, bet.currency))
  const facts: [string, ReactNode][] = [
    ['account', link(`/members/${bet.memberId}/show`, bet.account)],
    ['gameName', link(`/games/${bet.gameId}/show`, bet.gameName)],
    ['vendorName', link(`/vendors/${bet.vendorCode}/show`, vendorName(bet.vendorCode, bet.vendorName))],
    ['gameType', translate(`gameTypes.${bet.gameType}`)],
    ['state', translate(`betStates.${betEnd(bet)}`)],
    ['stake', money(bet.stake)],
    ['validBet', money(bet.validBet)],
    ['payout', money(bet.payout)],
    ['profit', money(bet.profit)],
    ['balanceBefore', money(bet.balanceBefore)],
    ['balanceAfter', money(bet.balanceAfter)],
    ['placedAt', moment(bet.placedAt)],
    ['settledAt', moment(bet.settledAt)],
    ['round', bet.round],
    ['transactionId', bet.transactionId],
    ['source', bet.source],
  ]
  return <Facts facts={facts.map(([name, value]) => [`resources.bets.fields.${name}`, value])} />
}

function Orders({ detail }: { detail: Detail }) {
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const money = (value: string) => amount(value, detail.bet.currency)
  const columns: Column<Detail['vendorTransactions'][number]>[] = [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    { heading: 'desk.kind', render: ({ kind }) => translate(`transferKinds.${kind}`, { _: kind }) },
    { heading: 'bets.outcome', render: ({ outcome }) => translate(`orderOutcomes.${outcome}`, { _: outcome }) },
    { heading: 'desk.amount', render: (order) => money(order.amount), isNumber: true },
    { heading: 'desk.balanceAfter', render: ({ balanceAfter }) => money(balanceAfter), isNumber: true },
    { heading: 'bets.transactionId', render: ({ transactionId }) => transactionId },
    {
      heading: 'books.transfer',
      render: ({ transferId }) =>
        transferId === null ? '–' : link(`/transfers/${transferId}`, translate('bets.booked')),
    },
  ]
  return (
    <Sheet
      name="bets.orders"
      columns={columns}
      rows={detail.vendorTransactions}
      keyOf={({ kind, transactionId }) => `${kind} ${transactionId}`}
    />
  )
}
