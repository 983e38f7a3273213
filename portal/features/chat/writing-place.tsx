import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import type { ChatMessage } from './chat-log.ts'
import type { Chat, ChatRoom } from './chat-panel.tsx'
import { Composer } from './composer.tsx'
import type { Outbox } from './use-outbox.ts'

interface WritingPlaceProps {
  chat: Chat
  room: ChatRoom
  outbox: Outbox
  onShared: (message: ChatMessage) => void
}

/** Where one writes, or why one may not and what to do about it. */
export function WritingPlace({ chat, room, outbox, onShared }: WritingPlaceProps) {
  const { t } = useTranslation('chat')
  const { member } = useMember()
  const { format } = useDateTimeFormat()
  const money = useMoney()
  const { mute } = chat
  if (member?.subaccount) return <Note text={t('refusals.SUBACCOUNT')} />
  if (mute) return <Note text={t('refusals.MUTED', { until: format(mute.until), reason: mute.reason })} />
  switch (room.refusal) {
    case null:
      return <Composer room={room} outbox={outbox} onShared={onShared} />
    case 'SIGN_IN':
      return (
        <Note text={t('refusals.SIGN_IN')}>
          <Button size="small" onClick={() => openDialog('login')}>
            {t('signIn')}
          </Button>
          <Button size="small" kind="secondary" onClick={() => openDialog('register')}>
            {t('register')}
          </Button>
        </Note>
      )
    case 'TRIAL':
      return (
        <Note text={t('refusals.TRIAL')}>
          <Button size="small" onClick={() => openDialog('register')}>
            {t('register')}
          </Button>
        </Note>
      )
    case 'LEVEL':
      return <Note text={t('refusals.LEVEL', { rank: room.leastRank })} />
    default:
      return <Note text={t('refusals.DEPOSITS', { amount: money(room.leastDeposits) })} />
  }
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-col gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-muted">
      <p>{text}</p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
