import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { ChatReportReason } from '../../lib/schema.generated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useReportChatMessageMutation } from './chat.generated.ts'

const reasons: readonly ChatReportReason[] = ['ABUSE', 'FRAUD', 'SPAM', 'OTHER']

/** Why a message is reported, and sending it. */
export function ReportDialog({ roomId, sequence, onClose }: { roomId: string; sequence: number; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const words = useErrorWords()
  const [failure, setFailure] = useState('')
  const [report, { loading }] = useReportChatMessageMutation()
  const send = async (reason: ChatReportReason) => {
    try {
      const { data } = await report({ variables: { input: { roomId, sequence, reason } } })
      const [error] = data?.reportChatMessage.userErrors ?? []
      if (error) return setFailure(error.message)
      toast.success(t('reported'))
      onClose()
    } catch (error) {
      setFailure(words(error).message)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('reportTitle')} size="small">
      <p className="mb-3 text-sm text-muted">{t('reportHint')}</p>
      <div className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <Button key={reason} kind="secondary" wide disabled={loading} onClick={() => void send(reason)}>
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </div>
      {failure && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
