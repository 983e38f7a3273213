import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { canUsePasskeys } from '../../kits/verification/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProtectionRow } from './protection-row.tsx'
import type { Security } from './strength.ts'

interface PasskeyRowProps {
  passkeys: Security['passkeys']
  onAdd: () => void
  onChange: () => void
}

/** The member's passkeys, and the way to one more where the browser can make it; elsewhere, that it cannot. */
export function PasskeyRow({ passkeys, onAdd, onChange }: PasskeyRowProps) {
  const { t } = useTranslation('security')
  const mayAdd = canUsePasskeys()
  return (
    <ProtectionRow
      icon={Fingerprint}
      title={t('passkeys')}
      text={t(mayAdd ? 'passkeysHint' : 'passkeyUnsupported')}
      isOn={passkeys.length > 0}
    >
      {mayAdd && (
        <Button kind="secondary" onClick={onAdd}>
          {t('addPasskey')}
        </Button>
      )}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onChange={onChange} />}
    </ProtectionRow>
  )
}
