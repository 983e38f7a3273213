import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BetTerms } from './bet-card.tsx'
import { useShareableBetsQuery, useShareChatBetMutation } from './chat.generated.ts'
import type { ChatMessage } from './chat-log.ts'

interface ShareBetDialogProps {
  roomId: string
  onShared: (message: ChatMessage) => void
  onClose: () => void
}

/** One's own bets that wait or won, to show one of them in the room. */
export function ShareBetDialog({ roomId, onShared, onClose }: ShareBetDialogProps) {
  const { t } = useTranslation('chat')
  const words = useErrorWords()
  const { data, error, refetch } = useShareableBetsQuery({ fetchPolicy: 'network-only' })
  const [showsAmounts, setShowsAmounts] = useState(false)
  const [failure, setFailure] = useState('')
  const [share, { loading }] = useShareChatBetMutation()
  // Pressed again after an answer that was lost, it is the same message.
  const [clientId] = useState(() => crypto.randomUUID())
  const send = async (betId: string) => {
    try {
      const answer = await share({ variables: { input: { roomId, clientId, betId, showsAmounts } } })
      const { message, userErrors = [] } = answer.data?.shareChatBet ?? {}
      if (!message) return setFailure(userErrors[0]?.message ?? '')
      onShared(message)
      onClose()
    } catch (reason) {
      setFailure(words(reason).message)
    }
  }
  const bets = data?.shareableBets
  return (
    <Dialog open onClose={onClose} title={t('share')}>
      {error && !bets && <QueryError error={error} onRetry={() => void refetch()} />}
      {!error && !bets && <Skeleton className="h-40 w-full" />}
      {bets?.length === 0 && <EmptyState icon={Ticket} title={t('nothingToShare')} hint={t('nothingToShareHint')} />}
      {bets && bets.length > 0 && (
        <div className="flex flex-col gap-3">
          <Checkbox
            label={t('showAmounts')}
            checked={showsAmounts}
            onChange={(event) => setShowsAmounts(event.target.checked)}
          />
          {failure && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
          <ul className="flex flex-col gap-3">
            {bets.map(({ betId, bet }) => (
              <li key={betId} className="flex flex-col gap-2 rounded-lg border border-line p-3">
                <BetTerms bet={bet} />
                <Button size="small" disabled={loading} onClick={() => void send(betId)}>
                  {t('shareThis')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
