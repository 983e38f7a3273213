import { Network } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { PaymentPasswordFirst } from '../../kits/payment-password/payment-password-first.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useMember } from '../../session/use-member.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type LineTransfersQuery, useLineTransfersQuery } from './line.generated.ts'
import { LineForm } from './line-form.tsx'

/** Money to the direct upline or within the own line, where the brand allows it; `to` in the address fills in the receiver. */
export default function TransferUplinePage() {
  const { t } = useTranslation('wallets')
  const { refresh } = useMember()
  const [search] = useSearchParams()
  const wanted = search.get('to')?.trim().toLowerCase()
  const { data, error, refetch } = useLineTransfersQuery({
    variables: wanted ? { account: wanted } : {},
    fetchPolicy: 'cache-and-network',
  })
  const line = data?.lineTransfers
  if (error && !line) return <QueryError error={error} onRetry={() => refetch()} />
  if (!line) return <Skeleton className="h-96 w-full" />
  const isOff = !line.toUpline && !line.toDownline
  const receiver = line.receivers.find(({ account }) => account.toLowerCase() === wanted)?.account
  return (
    <div className="flex flex-col gap-5">
      {wanted && !receiver && !isOff && (
        <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm">
          {t('receiverUnknown', { account: wanted })}
        </p>
      )}
      {line.receivers.length === 0 ? (
        <EmptyState
          icon={Network}
          title={t(isOff ? 'lineOff' : 'lineEmpty')}
          hint={t(isOff ? 'lineOffHint' : 'lineEmptyHint')}
          className="rounded-md border border-line bg-surface-1"
        />
      ) : (
        <PaymentPasswordFirst>
          <LineForm
            key={wanted}
            line={line}
            wanted={wanted ? (receiver ?? wanted) : undefined}
            onSent={async () => {
              await Promise.all([refetch(), refresh()])
            }}
          />
        </PaymentPasswordFirst>
      )}
      {line.transfers.length > 0 && <SentAndReceived transfers={line.transfers} />}
    </div>
  )
}

function SentAndReceived({ transfers }: { transfers: LineTransfersQuery['lineTransfers']['transfers'] }) {
  const { t } = useTranslation(['wallets', 'money'])
  const { format } = useDateTimeFormat()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('lastTransfers')}</h3>
      <DataTable
        label={t('lastTransfers')}
        rows={transfers}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            header: t('time'),
            cell: ({ createdAt }) => <span className="whitespace-nowrap tabular">{format(createdAt)}</span>,
          },
          {
            key: 'who',
            header: t('way'),
            cell: ({ direction, account }) => t(direction === 'SENT' ? 'sentTo' : 'receivedFrom', { account }),
          },
          {
            key: 'amount',
            header: t('money:amount'),
            align: 'end',
            cell: ({ direction, amount }) => <MoneyText amount={direction === 'SENT' ? `-${amount}` : amount} signed />,
          },
        ]}
      />
    </section>
  )
}
