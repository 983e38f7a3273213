import { KeyRound, Landmark, Mail, Phone, Smartphone, WalletCards } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import LinkedAccounts from './linked-accounts.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { PlacesList } from './places-list.tsx'
import { ProtectionRow } from './protection-row.tsx'
import { useSecurityQuery } from './security.generated.ts'
import { SecurityDialog, type SecurityDialogName } from './security-dialogs.tsx'
import type { Security } from './strength.ts'
import { StrengthMeter } from './strength-meter.tsx'

/** The security centre: what protects the account, each with its change, and where it is signed in. */
export default function SecurityPage() {
  const { data, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' })
  const [dialog, setDialog] = useState<SecurityDialogName | null>(null)
  const security = data?.security
  if (!security)
    return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full" />
  const close = () => setDialog(null)
  return (
    <div className="flex flex-col gap-4">
      <StrengthMeter security={security} />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-1">
        <PasswordRows security={security} onOpen={setDialog} />
        <ContactRows security={security} onOpen={setDialog} />
        <FactorRows security={security} onOpen={setDialog} onChange={() => void refetch()} />
        <PayoutRow />
      </ul>
      <LinkedAccounts />
      <NotificationsSection />
      <PlacesList />
      {/* Its words may have to come first: without this the whole page would wait, and its button lose the focus. */}
      <Suspense>
        {dialog && (
          <SecurityDialog
            name={dialog}
            open
            security={security}
            onClose={close}
            onDone={() => {
              close()
              void refetch()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

interface RowsProps {
  security: Security
  onOpen: (dialog: SecurityDialogName) => void
}

function PasswordRows({ security, onOpen }: RowsProps) {
  const { t } = useTranslation(['security', 'identity'])
  const { format } = useDateTimeFormat()
  const { passwordChangedAt, hasPaymentPassword } = security
  return (
    <>
      <ProtectionRow
        icon={KeyRound}
        title={t('password')}
        text={passwordChangedAt ? t('passwordSet', { time: format(passwordChangedAt) }) : t('passwordUnknown')}
      >
        <Button kind="secondary" onClick={() => openDialog('change-password')}>
          {t('identity:changePassword')}
        </Button>
      </ProtectionRow>
      <ProtectionRow
        icon={WalletCards}
        title={t('paymentPassword')}
        text={t('paymentPasswordHint')}
        isOn={hasPaymentPassword}
      >
        <RowButton
          about={t('paymentPassword')}
          label={hasPaymentPassword ? t('change') : t('set')}
          onClick={() => onOpen('payment-password')}
        />
      </ProtectionRow>
    </>
  )
}

function ContactRows({ security, onOpen }: RowsProps) {
  const { t } = useTranslation('security')
  const { email, mobileNumber } = security
  return (
    <>
      <ProtectionRow icon={Mail} title={t('email')} text={email ?? t('emailHint')} isOn={email !== null}>
        <RowButton about={t('email')} label={email ? t('change') : t('add')} onClick={() => onOpen('email')} />
      </ProtectionRow>
      <ProtectionRow icon={Phone} title={t('phone')} text={mobileNumber ?? t('phoneHint')} isOn={mobileNumber !== null}>
        <RowButton about={t('phone')} label={mobileNumber ? t('change') : t('add')} onClick={() => onOpen('phone')} />
      </ProtectionRow>
    </>
  )
}

function FactorRows({ security, onOpen, onChange }: RowsProps & { onChange: () => void }) {
  const { t } = useTranslation('security')
  const { format } = useDateTimeFormat()
  const { totpSince, recoveryCodesLeft, passkeys } = security
  return (
    <>
      <ProtectionRow
        icon={Smartphone}
        title={t('totp')}
        text={totpSince ? t('totpSince', { time: format(totpSince), count: recoveryCodesLeft }) : t('totpHint')}
        isOn={totpSince !== null}
      >
        {totpSince ? (
          <>
            <Button kind="secondary" onClick={() => onOpen('recovery-codes')}>
              {t('newRecoveryCodes')}
            </Button>
            <RowButton about={t('totp')} label={t('turnOff')} onClick={() => onOpen('totp-off')} />
          </>
        ) : (
          <RowButton about={t('totp')} label={t('turnOn')} onClick={() => onOpen('totp-on')} />
        )}
      </ProtectionRow>
      <PasskeyRow passkeys={passkeys} onAdd={() => onOpen('add-passkey')} onChange={onChange} />
    </>
  )
}

function PayoutRow() {
  const { t } = useTranslation('security')
  return (
    <ProtectionRow icon={Landmark} title={t('payout')} text={t('payoutHint')}>
      <Link
        to={`${paths.member('withdraw')}#accounts`}
        aria-label={`${t('payout')}: ${t('open')}`}
        className={buttonClass('secondary')}
      >
        {t('open')}
      </Link>
    </ProtectionRow>
  )
}

/** A short button that tells screen readers what it is about. */
function RowButton({ about, label, onClick }: { about: string; label: string; onClick: () => void }) {
  return (
    <Button kind="secondary" aria-label={`${about}: ${label}`} onClick={onClick}>
      {label}
    </Button>
  )
}
