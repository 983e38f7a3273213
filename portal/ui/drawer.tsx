import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { useFrozenPage } from './use-frozen-page.ts'
import { useWayBack } from './use-way-back.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The edge it comes from, `start` being left in left-to-right languages; `full` covers the page. */
  side?: 'start' | 'end' | 'bottom' | 'full'
}

const sides = {
  start:
    'inset-y-0 start-0 w-[min(86vw,320px)] data-[starting-style]:-translate-x-6 rtl:data-[starting-style]:translate-x-6',
  end: 'inset-y-0 end-0 w-[min(86vw,380px)] data-[starting-style]:translate-x-6 rtl:data-[starting-style]:-translate-x-6',
  full: 'inset-0 data-[starting-style]:translate-y-6',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg data-[starting-style]:translate-y-6',
}

/** A panel from an edge of the screen; a press beside it or the browser's Back closes it. */
export function Drawer({ open, onClose, title, children, side = 'start' }: DrawerProps) {
  const { t } = useTranslation('common')
  useFrozenPage(open)
  useWayBack(open, onClose)
  return (
    <Base.Root open={open} modal="trap-focus" onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="appear fixed inset-0 z-50 bg-scrim" />
        <Base.Popup
          className={classNames('appear fixed z-50 flex flex-col bg-surface-1 shadow-high outline-none', sides[side])}
        >
          <header className="flex items-center gap-2 border-b border-line py-2 ps-4 pe-2">
            <Base.Title className="min-w-0 flex-1 truncate text-base font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={t('close')}
              className="flex size-11 items-center justify-center rounded-md text-muted hover-quiet"
            >
              <X size={20} aria-hidden />
            </Base.Close>
          </header>
          {/* biome-ignore lint/a11y/useSemanticElements: no fieldset; the group is what scrolls */}
          <div
            role="group"
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]"
          >
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
