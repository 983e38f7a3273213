import { Undo2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useReturnWallets } from '../../kits/wallets/use-return-wallets.ts'
import { useVendorWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferList } from './transfer-list.tsx'

/** The main wallet and those that vendors keep: move money either way, or bring everything back with one touch. */
export default function TransferFundPage() {
  const { t } = useTranslation('wallets')
  const { data, error, refetch } = useVendorWalletsQuery({ fetchPolicy: 'cache-and-network' })
  const { member, refresh } = useMember()
  const overview = data?.vendorWallets
  if (error && !overview) return <QueryError error={error} onRetry={() => refetch()} />
  if (!overview) return <Skeleton className="h-96 w-full" />
  if (overview.isSingle)
    return (
      <EmptyState
        icon={Wallet}
        title={t('single')}
        hint={t('singleHint')}
        className="rounded-md border border-line bg-surface-1"
      />
    )
  const readAgain = async () => {
    await Promise.all([refetch(), refresh()])
  }
  return (
    <div className="flex flex-col gap-5">
      <section aria-label={t('wallets')} className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        <WalletCard name={t('main')} balance={member?.wallet?.balance ?? ''} isMain />
        {overview.wallets.map(({ vendorCode, vendorName: displayName, balance }) => (
          <WalletCard key={vendorCode} name={displayName} balance={balance} />
        ))}
      </section>
      <ReturnEverything onDone={readAgain} isEmpty={overview.wallets.every(({ balance }) => isZeroAmount(balance))} />
      <TransferForm wallets={overview.wallets} main={member?.wallet?.balance ?? '0'} onDone={readAgain} />
      <TransferList transfers={overview.transfers} wallets={overview.wallets} />
    </div>
  )
}

function WalletCard({ name, balance, isMain = false }: { name: string; balance: string; isMain?: boolean }) {
  const { currencySymbol } = useSite().site
  return (
    <dl className={`rounded-md border p-4 ${isMain ? 'border-brand bg-surface-2' : 'border-line bg-surface-1'}`}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-1 text-base font-bold">
        <MoneyText amount={balance} symbol={currencySymbol} />
      </dd>
    </dl>
  )
}

function ReturnEverything({ isEmpty, onDone }: { isEmpty: boolean; onDone: () => Promise<void> }) {
  const { t } = useTranslation('wallets')
  const { bringBack, isBusy } = useReturnWallets(onDone)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        kind="secondary"
        icon={<Undo2 size={16} aria-hidden />}
        busy={isBusy}
        disabled={isEmpty}
        onClick={bringBack}
      >
        {t('returnAll')}
      </Button>
      <p className="text-sm text-muted">{isEmpty ? t('nothingToReturn') : t('returnHint')}</p>
    </div>
  )
}
