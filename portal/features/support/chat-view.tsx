import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useSupportDeskQuery } from './support.generated.ts'
import { TicketLink } from './ticket-link.tsx'
import type { ChatControl, ChatState } from './use-chat.ts'
import { useHoursWords } from './use-hours-words.ts'

/** A conversation: how it stands, what was said, and the way to say more. */
export function ChatView({ control }: { control: ChatControl }) {
  const { t } = useTranslation('support')
  const { chat, failure } = control
  if (chat == null) return null
  const isOver = chat.state === 'CLOSED'
  return (
    <>
      {!isOver && <Bar chat={chat} onEnd={control.close} />}
      <MessageLog control={control} />
      {failure !== '' && (
        <p role="alert" className="bg-warning-soft px-4 py-2 text-sm text-warning">
          {t('chat.offline', { reason: failure })}
        </p>
      )}
      {isOver ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface-1 p-4">
          <p className="text-sm text-muted">{t('chat.over')}</p>
          <Button onClick={control.renew}>{t('chat.renew')}</Button>
        </div>
      ) : (
        <Composer control={control} />
      )}
    </>
  )
}

/** Place in the queue and how long it takes, or that somebody is there; and the way out. */
function Bar({ chat, onEnd }: { chat: ChatState; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('support')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-surface-1 px-4 py-2">
      {isAsking ? (
        <>
          <p className="text-sm">{t('chat.endQuestion')}</p>
          <span className="flex gap-2">
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              {t('chat.endNo')}
            </Button>
            <Button kind="danger" size="small" onClick={() => void onEnd()}>
              {t('chat.endYes')}
            </Button>
          </span>
        </>
      ) : (
        <>
          <div role="status" className="min-w-0 flex-1 text-sm text-muted">
            {chat.state === 'WAITING' ? <Waiting chat={chat} /> : t('desk.OPEN')}
          </div>
          <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
            {t('chat.end')}
          </Button>
        </>
      )}
    </div>
  )
}

function Waiting({ chat: { place, startedAt } }: { chat: ChatState }) {
  const { t } = useTranslation('support')
  const { minutes } = useHoursWords()
  const { data } = useSupportDeskQuery({ pollInterval: 20_000, fetchPolicy: 'cache-and-network' })
  const desk = data?.supportDesk
  const typical = desk?.typicalWaitSeconds ?? null
  const isLonger = typical !== null && Date.now() - Date.parse(startedAt) > typical * 1000
  return (
    <>
      <p className="font-semibold text-ink">{t('chat.place', { place })}</p>
      {desk !== undefined && desk.state !== 'OPEN' && (
        <>
          <p>{t('chat.nobody')}</p>
          <TicketLink className="mt-2" />
        </>
      )}
      {desk?.state === 'OPEN' && typical !== null && (
        <p>{isLonger ? t('chat.longer') : t('desk.wait', { time: minutes(typical) })}</p>
      )}
    </>
  )
}
