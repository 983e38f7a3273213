import { FileSignature } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { PagePrompt } from '../../ui/page-prompt.tsx'
import { useWaitingContractsQuery } from './popup.generated.ts'

/** Where a contract is found again whose popup was put off: who is no agent yet has no page of contracts. */
export default function WaitingBanner() {
  const { t } = useTranslation('contracts')
  const { member } = useMember()
  const { modules } = useSite().site
  // Nobody signs in an agent's name.
  const mayAnswer = member !== null && !member.subaccount && modules.includes('AGENT_POLICY')
  const { data } = useWaitingContractsQuery({ skip: !mayAnswer })
  const count = data?.contracts.items.length ?? 0
  if (!mayAnswer || count === 0) return null
  return (
    <PagePrompt icon={FileSignature} title={t('waitingTitle', { count })} text={t('waitingText')}>
      <Button size="small" onClick={() => openDialog('contract', {})}>
        {t('readAndAnswer')}
      </Button>
    </PagePrompt>
  )
}
