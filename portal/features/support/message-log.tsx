import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { ChatPicture } from './chat-picture.tsx'
import type { SupportMessagePartsFragment as Message } from './support.generated.ts'
import type { ChatControl } from './use-chat.ts'
import type { Pending } from './use-pending.ts'

/** What was said, read out as it comes, with what is on its way below it. */
export function MessageLog({ control }: { control: ChatControl }) {
  const { t } = useTranslation('support')
  const { secret, messages, pending, isTyping } = control
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length + pending.shown.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that comes is brought into view.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not give back.
    void end.current?.scrollIntoView({ block: 'end' })
  }, [count, isTyping])
  return (
    <section
      aria-label={t('chat.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto p-4"
    >
      <div role="log" aria-live="polite">
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <li key={message.number} className={classNames('flex flex-col', placeOf(message.author))}>
              <Said message={message} secret={secret} />
            </li>
          ))}
        </ol>
      </div>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {pending.shown.map((one) => (
          <li key={one.clientId} className="flex flex-col items-end">
            <OnItsWay one={one} onAgain={() => void pending.sendAgain(one)} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-5 text-sm text-faint">
        {isTyping && t('chat.typing')}
      </p>
      <div ref={end} />
    </section>
  )
}

const places = { PERSON: 'items-end', OPERATOR: 'items-start', HOUSE: 'items-center' } as const
const placeOf = (author: Message['author']) => places[author]
const bubble = 'max-w-[85%] rounded-lg px-3.5 py-2 text-sm whitespace-pre-line wrap-anywhere'

function Said({ message: { author, kind, content, number, at }, secret }: { message: Message; secret: string }) {
  const { t } = useTranslation('support')
  const time = useFormats().dates({ timeStyle: 'short' }).format(at)
  if (kind === 'EVENT')
    return (
      <p className="max-w-[85%] text-center text-xs text-faint">
        {t(`event.${content}` as 'event.JOINED', { defaultValue: content })}
      </p>
    )
  return (
    <>
      <span className="sr-only">{t(author === 'PERSON' ? 'chat.you' : 'chat.operator')}</span>
      {kind === 'PICTURE' ? (
        <ChatPicture secret={secret} number={number} label={t('chat.pictureOf', { time })} />
      ) : (
        <p className={classNames(bubble, author === 'PERSON' ? 'bg-brand text-on-brand' : 'bg-surface-2')}>{content}</p>
      )}
      <time dateTime={at} className="mt-1 text-xs text-faint">
        {time}
      </time>
    </>
  )
}

function OnItsWay({ one, onAgain }: { one: Pending; onAgain: () => void }) {
  const { t } = useTranslation('support')
  return (
    <>
      <p className={classNames(bubble, 'bg-brand text-on-brand opacity-70')}>{one.file?.name ?? one.content}</p>
      {one.refusal === '' ? (
        <span className="mt-1 text-xs text-faint">{t('chat.sending')}</span>
      ) : (
        <span role="alert" className="mt-1 text-end text-xs text-danger">
          {t('chat.failed', { reason: one.refusal })}{' '}
          <button type="button" onClick={onAgain} className="min-h-6 font-semibold underline">
            {t('chat.again')}
          </button>
        </span>
      )}
    </>
  )
}
