import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { betEnd, betTones } from './bet-states.ts'
import type { BetDetailPartsFragment } from './bets.generated.ts'

interface BetFactsProps {
  detail: BetDetailPartsFragment
  /** Whose clock the times are told by; that of the person unless told. */
  timeZone?: string
}

/** One bet: what it cost and paid, each movement with the balance after it, and the round as the vendor drew it. */
export function BetFacts({ detail: { bet, transactions, recallUrl }, timeZone }: BetFactsProps) {
  const { t } = useTranslation('account')
  const { currencySymbol } = useSite().site
  const { format } = useDateTimeFormat(timeZone)
  const money = (amount: string | null) =>
    amount === null ? '—' : <MoneyText amount={amount} symbol={currencySymbol} />
  const facts = [
    [t('vendor'), bet.vendorName],
    [t('category'), t(`categories.${bet.gameType}`)],
    [t('placedAt'), format(bet.placedAt)],
    [t('settledAt'), bet.settledAt ? format(bet.settledAt) : '—'],
    [t('stake'), money(bet.stake)],
    [t('validBet'), money(bet.validBet)],
    [t('payout'), money(bet.payout)],
    [t('profit'), <MoneyText key="profit" amount={bet.profit} symbol={currencySymbol} signed />],
    [t('balanceBefore'), money(bet.balanceBefore)],
    [t('balanceAfter'), money(bet.balanceAfter)],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={betTones[betEnd(bet)]}>{t(`betStates.${betEnd(bet)}`)}</Badge>
        <span className="flex min-w-0 items-center gap-1 text-xs text-faint">
          <span className="truncate">{t('roundNumber', { round: bet.round })}</span>
          <CopyButton text={bet.round} label={t('round')} />
        </span>
      </div>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label={t('movements')}
        rows={transactions}
        rowKey={({ id }) => id}
        columns={[
          { key: 'kind', header: t('movement'), cell: ({ kind }) => t(`movementKinds.${kind}` as 'movementKinds.BET') },
          {
            key: 'at',
            header: t('time'),
            cell: ({ at }) => <span className="whitespace-nowrap tabular">{format(at)}</span>,
          },
          { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => money(amount) },
          { key: 'after', header: t('balanceAfter'), align: 'end', cell: ({ balanceAfter }) => money(balanceAfter) },
        ]}
      />
      {recallUrl ? (
        <>
          <iframe
            src={recallUrl}
            title={t('roundAsSeen')}
            sandbox=""
            className="h-96 w-full rounded-md border border-line bg-surface-0"
          />
          <a href={recallUrl} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'small')}>
            {t('openRound')}
          </a>
        </>
      ) : (
        <p className="text-sm text-muted">{t('roundNotTold')}</p>
      )}
    </div>
  )
}
