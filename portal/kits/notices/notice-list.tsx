import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Markdown } from '../../ui/markdown.tsx'

interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly publishedAt: string
}

interface NoticeListProps {
  notices: readonly Notice[]
  /** The one that is open and in sight; null while none is. */
  openId: string | null
  /** Opens one; closes with null. */
  onOpen: (id: string | null) => void
  /** Whose days are written; the person's own unless told. */
  timeZone?: string
}

/** What the brand tells: headings with their days, each opening its text. */
export function NoticeList({ notices, openId, onOpen, timeZone }: NoticeListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          isOpen={notice.id === openId}
          onToggle={() => onOpen(notice.id === openId ? null : notice.id)}
          timeZone={timeZone}
        />
      ))}
    </ul>
  )
}

interface NoticeRowProps {
  notice: Notice
  isOpen: boolean
  onToggle: () => void
  timeZone: string | undefined
}

function NoticeRow({ notice, isOpen, onToggle, timeZone }: NoticeRowProps) {
  const rowRef = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) rowRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const date = useFormats().dates({ dateStyle: 'short', timeZone }).format(notice.publishedAt)
  return (
    <li ref={rowRef} className="rounded-md border border-line bg-surface-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink">{notice.title}</span>
          <time dateTime={notice.publishedAt} className="text-xs text-faint tabular">
            {date}
          </time>
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className={classNames('shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div className="px-4 pb-4 text-sm">
          <Markdown text={notice.content} />
        </div>
      )}
    </li>
  )
}
