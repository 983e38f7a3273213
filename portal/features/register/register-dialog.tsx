import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useModule } from '../../brand/use-site.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import { useRegistrationSettingQuery } from '../../kits/registration/registration.generated.ts'
import { DialogBanner } from '../../kits/verification/dialog-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { RegistrationType } from './use-registration-form.ts'

/** Says from where the person comes, and what of the form is settled by that. */
function ProofNotice({ proof }: { proof: RegistrationProof }) {
  const { t } = useTranslation('providers')
  return (
    <p className="mb-5 rounded-md bg-info-soft p-3 text-sm text-info">
      {proof.provider === 'PHONE'
        ? t('registerWithNumber')
        : t('registerWith', { house: t(`house.${proof.provider}`) })}
    </p>
  )
}

/** Registration by user name or by mobile number; tabs when both modules are on (§4). What is asked for is the brand's setting. */
export default function RegisterDialog({ open, onClose, proof }: DialogComponentProps<'register'>) {
  const { t } = useTranslation('identity')
  const byUsername = useModule('USERNAME_REGISTRATION')
  const byMobile = useModule('MOBILE_REGISTRATION')
  const startsByMobile = byMobile && (proof === undefined || proof.provider === 'PHONE')
  const [chosen, setType] = useState<RegistrationType>(startsByMobile ? 'mobile' : 'username')
  const type = byUsername && byMobile ? chosen : byMobile ? 'mobile' : 'username'
  const { data, error, refetch } = useRegistrationSettingQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Dialog open={open} onClose={onClose} title={t('register')} size="medium">
      <DialogBanner group="REGISTER" />
      {proof && <ProofNotice proof={proof} />}
      {byUsername && byMobile && (
        <Tabs
          label={t('registerBy')}
          value={type}
          onChange={setType}
          className="mb-5"
          items={[
            { value: 'mobile', label: t('byMobile') },
            { value: 'username', label: t('byUsername') },
          ]}
        />
      )}
      {data ? (
        <RegistrationForm key={type} type={type} setting={data.registrationSetting} proof={proof} />
      ) : error ? (
        <QueryError error={error} onRetry={() => refetch()} />
      ) : (
        <div className="flex flex-col gap-4">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      )}
      <Button kind="quiet" wide className="mt-3" onClick={() => openDialog('login')}>
        {t('haveAccount')}
      </Button>
    </Dialog>
  )
}
