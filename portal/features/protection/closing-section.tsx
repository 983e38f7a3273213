import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useErrorWords } from '../../apollo/error-words.ts'
import { paths } from '../../paths.ts'
import { clearSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCloseAccountMutation } from './protection.generated.ts'
import { Section } from './section.tsx'

/** Closing the account: what must be settled first is said by the server, exactly. */
export function ClosingSection() {
  const { t } = useTranslation('protection')
  const [isAsking, setAsking] = useState(false)
  return (
    <Section icon={DoorClosed} title={t('closing.title')} text={t('closing.text')}>
      <Button kind="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('closing.open')}
      </Button>
      {isAsking && <ClosingDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}

function ClosingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const navigate = useNavigate()
  const [closeAccount, { loading }] = useCloseAccountMutation()
  const [account, setAccount] = useState('')
  const [refusal, setRefusal] = useState<string>()

  async function close(): Promise<void> {
    if (account.trim() === '') return setRefusal(t('closing.accountMissing'))
    try {
      const payload = (await closeAccount({ variables: { input: { account } } })).data?.closeAccount
      const [refused] = payload?.userErrors ?? []
      if (refused) return setRefusal(refused.message)
      toast.success(t('closing.done'))
      clearSession()
      navigate(paths.lobby())
    } catch (error) {
      setRefusal(words(error).message)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('closing.title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('break.notNow')}
          </Button>
          <Button kind="danger" busy={loading} onClick={close}>
            {t('closing.confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{t('closing.means')}</p>
      <TextField
        label={t('closing.account')}
        required
        autoComplete="off"
        value={account}
        error={refusal}
        onChange={(event) => setAccount(event.target.value)}
      />
    </Dialog>
  )
}
