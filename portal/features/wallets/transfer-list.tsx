import { useTranslation } from 'react-i18next'
import type {
  VendorWalletsQuery,
  WalletTransferPartsFragment,
  WalletTransferState,
} from '../../kits/wallets/wallets.generated.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { MoneyText } from '../../ui/money-text.tsx'

const tones: Record<WalletTransferState, Tone> = { PENDING: 'warning', DONE: 'success', FAILED: 'danger' }

/** The last movements between wallets; one in doubt says what happens to its money. */
export function TransferList({
  transfers,
  wallets,
}: {
  transfers: readonly WalletTransferPartsFragment[]
  wallets: VendorWalletsQuery['vendorWallets']['wallets']
}) {
  const { t } = useTranslation(['wallets', 'money'])
  const { format } = useDateTimeFormat()
  const nameOf = (code: string) => wallets.find(({ vendorCode }) => vendorCode === code)?.vendorName ?? code
  const columns: DataColumn<WalletTransferPartsFragment>[] = [
    {
      key: 'at',
      header: t('time'),
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular">{format(createdAt)}</span>,
    },
    {
      key: 'way',
      header: t('way'),
      cell: ({ direction, vendorCode }) =>
        t(direction === 'IN' ? 'intoVendor' : 'fromVendor', { vendor: nameOf(vendorCode) }),
    },
    { key: 'amount', header: t('money:amount'), align: 'end', cell: ({ amount }) => <MoneyText amount={amount} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
  ]
  if (transfers.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('lastTransfers')}</h3>
      {transfers.some(({ state }) => state === 'PENDING') && <p className="text-sm text-muted">{t('inDoubt')}</p>}
      <DataTable label={t('lastTransfers')} columns={columns} rows={transfers} rowKey={({ id }) => id} />
    </section>
  )
}
