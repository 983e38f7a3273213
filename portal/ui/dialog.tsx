import { Dialog as Base } from '@base-ui/react/dialog'
import { GripHorizontal, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './spinner.tsx'
import { useDelayed } from './use-delayed.ts'
import { useDrag } from './use-drag.ts'
import { useFrozenPage } from './use-frozen-page.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLateField } from './use-late-field.ts'
import { useWayBack } from './use-way-back.ts'

export interface DialogProps {
  open: boolean
  /** Asked for by the close button, Escape or the browser's Back; never by a press outside (§2). */
  onClose: () => void
  /** What Escape and the browser's Back ask for where that is not to close; `onClose` without. */
  onEscape?: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot. */
  footer?: ReactNode
  /** Without it the person must choose one of the buttons; Escape and Back are off too. Default true. */
  hasCloseButton?: boolean
  /** `adaptive` (default) is as large as its content, at least 200 × 200; the others have a set width on large screens. */
  size?: 'adaptive' | 'small' | 'medium' | 'large'
  /** Begins in its first field on phones too, where the keyboard then takes half of the screen. Default false. */
  startsTyping?: boolean
}

const widths = {
  adaptive: 'min-w-50 w-fit',
  small: 'w-full sm:w-100',
  medium: 'w-full sm:w-130',
  large: 'w-full sm:w-180',
}

/**
 * A popup of §2: scroll of the page frozen and restored, opens after 100 ms, movable by its header with the pointer or, on
 * its grip, with the arrow keys. The focus stays inside and returns where it was. What its content waits for, such as words that were
 * never needed before, it waits for alone: a page that had to wait with it would be hidden, and what opened it would lose the focus.
 */
export function Dialog({
  open,
  onClose,
  onEscape = onClose,
  title,
  children,
  footer,
  hasCloseButton = true,
  size = 'adaptive',
  startsTyping = false,
}: DialogProps) {
  const { t } = useTranslation('common')
  const isOpen = useDelayed(open)
  useFrozenPage(isOpen)
  useWayBack(open, hasCloseButton ? onEscape : null)
  return (
    <Base.Root
      open={isOpen}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(next, details) => {
        if (next) return
        if (details.reason !== 'escape-key') onClose()
        else if (hasCloseButton) onEscape()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="appear fixed inset-0 z-50 bg-scrim" />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center p-3">
          <DialogBox size={size} startsTyping={startsTyping}>
            {(handle) => (
              <>
                <header
                  {...handle}
                  className="flex cursor-move touch-none items-center gap-2 border-b border-line py-2 ps-5 pe-2 select-none"
                >
                  <Base.Title className="min-w-0 flex-1 text-lg font-semibold">{title}</Base.Title>
                  <button
                    type="button"
                    data-drag-handle
                    aria-label={t('moveWindow')}
                    className="hidden size-9 cursor-move items-center justify-center rounded-sm text-faint sm:flex"
                  >
                    <GripHorizontal size={18} aria-hidden />
                  </button>
                  {hasCloseButton ? (
                    <Base.Close
                      aria-label={t('close')}
                      className="flex size-11 items-center justify-center rounded-md text-muted hover-quiet"
                    >
                      <X size={20} aria-hidden />
                    </Base.Close>
                  ) : (
                    <span className="h-11" />
                  )}
                </header>
                <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
                  <Suspense fallback={<Waiting />}>{children}</Suspense>
                </div>
                {footer && (
                  <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</footer>
                )}
              </>
            )}
          </DialogBox>
        </div>
      </Base.Portal>
    </Base.Root>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy className="flex min-h-24 items-center justify-center text-accent">
      <Spinner />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}

/** Where typing begins; a dialog without a field begins at itself, so that nothing looks chosen. */
const firstField = 'input:not([type=hidden]), select, textarea'

/** The box itself. Apart, so that a reopened dialog starts in the middle again. */
function DialogBox({
  size,
  startsTyping,
  children,
}: {
  size: NonNullable<DialogProps['size']>
  startsTyping: boolean
  children: (handle: ReturnType<typeof useDrag>['handle']) => ReactNode
}) {
  const { boxRef, handle, style } = useDrag<HTMLDivElement>()
  const beginsTyping = useRef(false)
  useKeptFocus(boxRef)
  useLateField(boxRef, firstField, beginsTyping)
  return (
    <Base.Popup
      ref={boxRef}
      initialFocus={(openType) => {
        beginsTyping.current = openType !== 'touch' || startsTyping
        const field = beginsTyping.current ? boxRef.current?.querySelector<HTMLElement>(firstField) : null
        return field ?? boxRef.current
      }}
      style={style}
      className={classNames(
        'appear pointer-events-auto flex max-h-full min-h-50 max-w-full flex-col overflow-hidden rounded-lg border border-line',
        'bg-surface-1 shadow-high outline-none data-[starting-style]:translate-y-2',
        widths[size],
      )}
    >
      {children(handle)}
    </Base.Popup>
  )
}
