import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Outbox, Outgoing } from './use-outbox.ts'

/** A message of one's own that the room has not yet: on its way, or why it did not get there. */
export function OutgoingRow({ message, outbox }: { message: Outgoing; outbox: Outbox }) {
  const { t } = useTranslation('chat')
  return (
    <article className="ms-10" aria-label={t('ownMessage')}>
      <p className={`text-sm break-words ${message.failure === null ? 'opacity-60' : ''}`}>{message.content}</p>
      {message.failure === null ? (
        <p className="text-xs text-faint">{t('sending')}</p>
      ) : (
        <div role="alert" className="mt-1 flex flex-col gap-1 rounded-md bg-danger-soft p-2 text-sm">
          <p className="text-danger">{message.failure || t('notSent')}</p>
          <div className="flex gap-2">
            <Button kind="secondary" size="small" onClick={() => outbox.sendAgain(message)}>
              {t('sendAgain')}
            </Button>
            <Button kind="quiet" size="small" onClick={() => outbox.drop(message.clientId)}>
              {t('drop')}
            </Button>
          </div>
        </div>
      )}
    </article>
  )
}
