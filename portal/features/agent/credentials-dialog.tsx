import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ShareButton } from '../../ui/share-button.tsx'

export interface FirstCredentials {
  username: string
  password: string
}

interface CredentialsDialogProps {
  title: string
  /** Null when none are shown. */
  credentials: FirstCredentials | null
  /** The page on which they let in. */
  door: string
  onClose: () => void
}

/** A name and a first password that were just made: shown this once, to be handed to whoever they are for. */
export function CredentialsDialog({ title, credentials, door, onClose }: CredentialsDialogProps) {
  const { t } = useTranslation('agent')
  return (
    <Dialog
      open={credentials !== null}
      onClose={onClose}
      title={title}
      size="small"
      // Closed by a slip of the finger the password would be gone for good.
      hasCloseButton={false}
      footer={<Button onClick={onClose}>{t('register.handedOver')}</Button>}
    >
      {credentials && <Credentials {...credentials} door={door} />}
    </Dialog>
  )
}

function Credentials({ username, password, door }: FirstCredentials & Pick<CredentialsDialogProps, 'door'>) {
  const { t } = useTranslation('agent')
  const parts = [
    { name: t('account'), value: username },
    { name: t('register.firstPassword'), value: password },
  ]
  const all = t('register.handOver', { username, password, address: window.location.origin + door })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('register.openedHint')}</p>
      <dl className="divide-y divide-line rounded-md border border-line">
        {parts.map(({ name, value }) => (
          <div key={name} className="px-3 py-2">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="flex items-center justify-between gap-3 font-semibold">
              <span className="min-w-0 break-all tabular">{value}</span>
              <CopyButton text={value} label={name} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="text-sm text-muted">{t('register.both')}</p>
        <CopyButton text={all} label={t('register.nameAndPassword')} hasWords />
        <ShareButton title={t('register.nameAndPassword')} text={all} />
      </div>
    </div>
  )
}
