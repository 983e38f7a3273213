import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareButton } from './share-button.tsx'

export interface OpenedAccount {
  username: string
  password: string
}

interface OpenedAccountDialogProps {
  /** Null when none is shown. */
  account: OpenedAccount | null
  onClose: () => void
}

/** Name and first password of an account that was just opened: shown this once, to be handed to its owner. */
export function OpenedAccountDialog({ account, onClose }: OpenedAccountDialogProps) {
  const { t } = useTranslation('agent')
  return (
    <Dialog
      open={account !== null}
      onClose={onClose}
      title={t('register.opened')}
      size="small"
      footer={<Button onClick={onClose}>{t('register.handedOver')}</Button>}
    >
      {account && <Credentials account={account} />}
    </Dialog>
  )
}

function Credentials({ account: { username, password } }: { account: OpenedAccount }) {
  const { t } = useTranslation('agent')
  const parts = [
    { name: t('account'), value: username },
    { name: t('register.firstPassword'), value: password },
  ]
  const all = t('register.handOver', { username, password, address: window.location.origin })
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
