import { ChevronDown, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/class-names.ts'
import type { MessageKind } from '../../lib/schema.generated.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { isPagePath } from '../../paths.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { InboxMessageFragment } from './inbox.generated.ts'

const tones: Record<MessageKind, Tone> = {
  MONEY: 'success',
  SECURITY: 'danger',
  REWARD: 'warning',
  AGENT: 'info',
  HOUSE: 'neutral',
  PROMOTION: 'warning',
}

interface MessageRowProps {
  message: InboxMessageFragment
  isOpen: boolean
  isSelected: boolean
  onToggle: () => void
  onSelect: (isSelected: boolean) => void
  onDelete: () => void
}

/** One message: its title opens it in place. What the house wrote is text and nothing else. */
export function MessageRow({ message, isOpen, isSelected, onToggle, onSelect, onDelete }: MessageRowProps) {
  const { t } = useTranslation('inbox')
  const { format } = useDateTimeFormat()
  const id = useId()
  const { title, content, kind, createdAt, readAt, path } = message
  const isUnread = readAt === null
  return (
    <li className={classNames('rounded-md border border-line', isUnread ? 'bg-surface-1' : 'bg-surface-2')}>
      <div className="flex items-start gap-1 ps-3">
        <Checkbox
          label={<span className="sr-only">{t('select', { title })}</span>}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          className="py-4"
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 flex-1 items-start gap-3 rounded-md py-3 pe-4 ps-1 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-start gap-2">
              {isUnread && (
                <span className="mt-2 size-2 shrink-0 rounded-full bg-danger-solid">
                  <span className="sr-only">{t('isUnread')}</span>
                </span>
              )}
              <span className={classNames('min-w-0 break-words', isUnread ? 'font-semibold text-ink' : 'text-muted')}>
                {title}
              </span>
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
              <time dateTime={createdAt} className="text-xs text-muted tabular">
                {format(createdAt)}
              </time>
            </span>
            {!isOpen && (
              <span className="mt-1 line-clamp-1 text-sm text-muted">{content.replace(/\s*\n\s*/g, ' · ')}</span>
            )}
          </span>
          <ChevronDown
            size={18}
            aria-hidden
            className={classNames('mt-1 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:ps-12">
        <p className="max-w-160 text-sm break-words whitespace-pre-line text-ink">{content}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {path && isPagePath(path) && (
            <Link to={path} className={buttonClass('secondary', 'small')}>
              {t('open')}
            </Link>
          )}
          <Button kind="quiet" size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </li>
  )
}
