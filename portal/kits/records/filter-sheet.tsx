import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'

interface FilterSheetProps {
  /** How many of the choices differ from where they begin. */
  inForce: number
  onClear: () => void
  /** The choices. Each is in force as soon as it is made. */
  children: ReactNode
}

/** What narrows a list: on large screens above it, on phones behind a button that says how many are in force, so that the list comes first. */
export function FilterSheet({ inForce, onClear, children }: FilterSheetProps) {
  const { t } = useTranslation('account')
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  if (isWide) return <div className="grid flex-1 grid-cols-2 items-end gap-3 xl:grid-cols-4">{children}</div>
  return (
    <>
      <Button
        kind="secondary"
        className="self-start"
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {inForce > 0 ? t('filterInForce', { count: inForce }) : t('filter')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('filter')} side="bottom">
        <div className="flex flex-col gap-4 p-4 pb-8">
          {children}
          <div className="flex gap-2">
            <Button kind="quiet" size="large" disabled={inForce === 0} onClick={onClear}>
              {t('clearFilter')}
            </Button>
            <Button size="large" className="min-w-0 flex-1" onClick={() => setOpen(false)}>
              {t('showResults')}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  )
}
