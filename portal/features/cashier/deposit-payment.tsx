import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount } from '../../kits/amount/whole-amount.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { SaveQrButton } from '../../ui/save-qr-button.tsx'
import type { DepositPartsFragment } from './cashier.generated.ts'
import { DepositClaim } from './deposit-claim.tsx'

/** What to pay, where and how long it holds: each gateway in its own way. */
export function DepositPayment({ deposit }: { deposit: DepositPartsFragment }) {
  if (deposit.gateway === 'PSP') return <ServicePayment deposit={deposit} />
  if (deposit.gateway === 'MANUAL') return <TransferByHand deposit={deposit} />
  return <QrTransfer deposit={deposit} />
}

function QrTransfer({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  return (
    <div className="grid gap-6 xl:grid-cols-[auto_1fr]">
      <div className="flex flex-col items-center gap-3">
        <QrCode text={deposit.qrPayload} label={t('qrLabel')} size={220} />
        <SaveQrButton text={deposit.qrPayload} name={`QR-${deposit.transferCode}`}>
          {t('saveQr')}
        </SaveQrButton>
        <p className="max-w-60 text-center text-sm text-muted">{t('scan')}</p>
        <PayLink deposit={deposit}>{t('openBank')}</PayLink>
      </div>
      <div>
        <Amount deposit={deposit} />
        <BankRows deposit={deposit} />
        <p className="mt-4 text-sm text-muted">{t('codeMatters')}</p>
      </div>
    </div>
  )
}

function ServicePayment({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  return (
    <div className="mx-auto flex max-w-100 flex-col gap-4 py-4">
      <Amount deposit={deposit} />
      <p className="text-sm text-muted">{t('payAtService', { service: deposit.bankName })}</p>
      <PayLink deposit={deposit} isMain>
        {t('openService', { service: deposit.bankName })}
      </PayLink>
      <p className="text-sm text-muted">{t('stayHere')}</p>
    </div>
  )
}

function TransferByHand({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div>
        <Amount deposit={deposit} />
        <BankRows deposit={deposit} />
        <p className="mt-4 text-sm text-muted">{t('byHand')}</p>
      </div>
      <DepositClaim deposit={deposit} />
    </div>
  )
}

function PayLink({
  deposit,
  isMain = false,
  children,
}: {
  deposit: DepositPartsFragment
  isMain?: boolean
  children: ReactNode
}) {
  const { i18n } = useTranslation()
  if (!deposit.payUrl) return null
  return (
    <a
      href={`${deposit.payUrl}&lang=${i18n.language}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass(isMain ? 'primary' : 'secondary', 'medium', true)}
    >
      <ExternalLink size={16} aria-hidden />
      {children}
    </a>
  )
}

function Amount({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation(['cashier', 'money'])
  const { currencySymbol } = useSite().site
  return (
    <div>
      <p className="text-sm text-muted">{t('payExactly')}</p>
      <p className="mb-1 flex items-center gap-1 text-2xl font-bold">
        <MoneyText amount={deposit.amount} symbol={currencySymbol} />
        <CopyButton text={plainAmount(deposit.amount)} label={t('money:amount')} />
      </p>
      <p className="mb-4 text-sm text-warning">
        {t('timeLeft')} <Countdown endsAt={Date.parse(deposit.expiresAt)} />
      </p>
    </div>
  )
}

function BankRows({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  const rows = [
    { label: t('bank'), text: deposit.bankName },
    { label: t('accountNumber'), text: deposit.accountNumber, copy: deposit.accountNumber },
    { label: t('accountName'), text: deposit.accountName, copy: deposit.accountName },
    { label: t('transferCode'), text: deposit.transferCode, copy: deposit.transferCode, strong: true },
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ label, text, copy, strong }) => (
        <div key={label} className="flex min-h-12 items-center justify-between gap-3 py-1">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex items-center gap-1 text-end">
            <span className={strong ? 'font-bold text-accent tabular' : 'font-semibold tabular'}>{text}</span>
            {copy && <CopyButton text={copy} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
