import { ArrowLeft, CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../layouts/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useMember } from '../../session/use-member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type DepositPartsFragment, useDepositQuery } from './cashier.generated.ts'
import { isOver } from './deposit-states.ts'
import { DepositTimeline } from './deposit-timeline.tsx'
import { plainAmount } from './whole-amount.ts'

/** How often a deposit that waits for the bank is read again, in milliseconds. */
const readAgainAfter = 2500

/** One deposit: what to pay and where, how long it holds, and each state with its time. */
export function DepositView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('cashier')
  const { refresh } = useMember()
  const { data, error, refetch, startPolling, stopPolling } = useDepositQuery({ variables: { id } })
  const deposit = data?.deposit
  const state = deposit?.state
  useEffect(() => {
    if (!state || isOver(state)) return
    startPolling(readAgainAfter)
    return stopPolling
  }, [state, startPolling, stopPolling])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance is read again once, when the money is there.
  useEffect(() => {
    if (state === 'CREDITED') void refresh()
  }, [state])

  if (error && !deposit) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-120 w-full" />
  if (!deposit)
    return <EmptyState title={t('depositUnknown')} action={<Button onClick={onBack}>{t('newDeposit')}</Button>} />
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-[1fr_20rem]">
      <section className="rounded-lg border border-line bg-surface-1 p-5" aria-live="polite">
        <button
          type="button"
          onClick={onBack}
          className="mb-4 flex h-9 items-center gap-2 rounded-sm pe-2 text-sm text-muted hover-quiet"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
          {t('newDeposit')}
        </button>
        {isOver(deposit.state) ? <Outcome deposit={deposit} onAgain={onBack} /> : <Payment deposit={deposit} />}
      </section>
      <section className="rounded-lg border border-line bg-surface-1 p-5">
        <h3 className="mb-4 font-semibold">{t('timeline')}</h3>
        <DepositTimeline deposit={deposit} />
      </section>
    </div>
  )
}

function Payment({ deposit }: { deposit: DepositPartsFragment }) {
  const { t, i18n } = useTranslation('cashier')
  const { currencySymbol } = useSite().site
  const rows = [
    { label: t('bank'), text: deposit.bankName },
    { label: t('accountNumber'), text: deposit.accountNumber, copy: deposit.accountNumber },
    { label: t('accountName'), text: deposit.accountName, copy: deposit.accountName },
    { label: t('transferCode'), text: deposit.transferCode, copy: deposit.transferCode, strong: true },
  ]
  return (
    <div className="grid gap-6 xl:grid-cols-[auto_1fr]">
      <div className="flex flex-col items-center gap-3">
        <QrCode text={deposit.qrPayload} label={t('qrLabel')} size={220} />
        <p className="max-w-60 text-center text-sm text-muted">{t('scan')}</p>
        {deposit.payUrl && (
          <a
            href={`${deposit.payUrl}&lang=${i18n.language}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'medium', true)}
          >
            <ExternalLink size={16} aria-hidden />
            {t('openBank')}
          </a>
        )}
      </div>
      <div>
        <p className="text-sm text-muted">{t('payExactly')}</p>
        <p className="mb-1 flex items-center gap-1 text-2xl font-bold">
          <MoneyText amount={deposit.amount} symbol={currencySymbol} />
          <CopyButton text={plainAmount(deposit.amount)} label={t('amount')} />
        </p>
        <p className="mb-4 text-sm text-warning">
          {t('timeLeft')} <Countdown endsAt={Date.parse(deposit.expiresAt)} />
        </p>
        <dl className="divide-y divide-line border-y border-line">
          {rows.map(({ label, text, copy, strong }) => (
            <div key={label} className="flex min-h-12 items-center justify-between gap-3 py-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="flex min-w-0 items-center gap-1 text-end">
                <span className={strong ? 'font-bold text-accent tabular' : 'font-semibold tabular'}>{text}</span>
                {copy && <CopyButton text={copy} label={label} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">{t('codeMatters')}</p>
      </div>
    </div>
  )
}

function Outcome({ deposit, onAgain }: { deposit: DepositPartsFragment; onAgain: () => void }) {
  const { t } = useTranslation('cashier')
  const { currencySymbol } = useSite().site
  const { format } = useDateTimeFormat()
  const isGood = deposit.state === 'CREDITED'
  const Icon = isGood ? CircleCheck : CircleX
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 text-center">
      <Icon size={48} aria-hidden className={isGood ? 'text-success' : 'text-faint'} />
      <p className="text-lg font-semibold">{t(`outcome.${deposit.state as 'CREDITED' | 'EXPIRED' | 'FAILED'}`)}</p>
      <MoneyText amount={deposit.amount} symbol={currencySymbol} className="text-2xl font-bold" />
      {deposit.creditedAt && <p className="text-sm text-muted">{format(deposit.creditedAt)}</p>}
      {!isGood && <p className="max-w-100 text-sm text-muted">{t('outcomeHelp')}</p>}
      <Button kind={isGood ? 'secondary' : 'primary'} onClick={onAgain}>
        {t('newDeposit')}
      </Button>
    </div>
  )
}
