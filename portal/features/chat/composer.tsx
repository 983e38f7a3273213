import { Send, Ticket } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ChatMessage } from './chat-log.ts'
import type { ChatRoom } from './chat-panel.tsx'
import { ShareBetDialog } from './share-bet-dialog.tsx'
import type { Outbox } from './use-outbox.ts'

/** Characters of a message, as the house counts them. */
const MOST = 300
/** From so few left on the count is shown. */
const NEAR_END = 50

interface ComposerProps {
  room: ChatRoom
  outbox: Outbox
  onShared: (message: ChatMessage) => void
}

/** The line one writes in. Enter sends, with Shift it begins a new line; nothing typed is lost when it is too long. */
export function Composer({ room, outbox, onShared }: ComposerProps) {
  const { t } = useTranslation('chat')
  const hintId = useId()
  const [text, setText] = useState('')
  const [isSharing, setSharing] = useState(false)
  const left = MOST - [...text.trim()].length
  const send = () => {
    if (text.trim() === '' || left < 0) return
    outbox.send(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Whoever composes a letter with the input method ends that by Enter, not the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="shrink-0 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="flex items-end gap-1">
        <IconButton label={t('share')} icon={<Ticket size={20} aria-hidden />} onClick={() => setSharing(true)} />
        <textarea
          aria-label={t('write')}
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          placeholder={t('write')}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-28 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-surface-2 px-3 py-2.5 text-sm"
        />
        <IconButton
          label={t('send')}
          icon={<Send size={20} aria-hidden />}
          aria-disabled={text.trim() === '' || left < 0 || undefined}
          onClick={send}
        />
      </div>
      <p id={hintId} aria-live="polite" className={`px-2 text-xs ${left < 0 ? 'text-danger' : 'text-faint'}`}>
        {left < 0 && t('tooLong', { count: -left, most: MOST })}
        {left >= 0 && left < NEAR_END && t('left', { count: left })}
        {left >= NEAR_END && room.slowSeconds > 0 && t('slow', { count: room.slowSeconds })}
      </p>
      {isSharing && <ShareBetDialog roomId={room.id} onShared={onShared} onClose={() => setSharing(false)} />}
    </div>
  )
}
