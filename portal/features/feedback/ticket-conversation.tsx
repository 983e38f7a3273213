import { useTranslation } from 'react-i18next'
import { PrivatePicture } from '../../kits/pictures/private-picture.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import type { TicketPartsFragment } from './feedback.generated.ts'

type Message = NonNullable<TicketPartsFragment['messages']>[number]

/** What was said, the first text first; the house on one side, the member on the other. */
export function TicketConversation({ ticket }: { ticket: TicketPartsFragment }) {
  const { t } = useTranslation('feedback')
  const { id, content, pictures, createdAt, messages } = ticket
  const first: Message = { id, author: 'PERSON', content, pictures, createdAt }
  return (
    <ol aria-label={t('conversation')} aria-live="polite" className="mt-5 flex flex-col gap-3">
      {[first, ...(messages ?? [])].map((message) => (
        <Words key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Words({ message: { author, content, pictures, createdAt } }: { message: Message }) {
  const { t } = useTranslation('feedback')
  const { format } = useDateTimeFormat()
  const isOwn = author === 'PERSON'
  return (
    <li
      className={classNames(
        'max-w-[88%] rounded-lg p-3',
        isOwn ? 'self-end bg-surface-3' : 'self-start border border-line bg-surface-2',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="font-semibold">{isOwn ? t('you') : t('house')}</span>
        <time dateTime={createdAt} className="tabular">
          {format(createdAt)}
        </time>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
      {pictures.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {pictures.map((address, index) => (
            <PrivatePicture key={address} address={address} alt={t('picture', { number: index + 1 })} />
          ))}
        </div>
      )}
    </li>
  )
}
