import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** A number beside the words; nothing is shown for 0. */
  count?: number
  isDangerous?: boolean
  onSelect: () => void
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Stands above the items, for example who is signed in. */
  header?: ReactNode
  align?: 'start' | 'end'
}

/** A list of actions under a button, over whatever that stands in: also a drawer has such buttons. */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} className="z-50 outline-none">
          <Base.Popup className="appear min-w-56 origin-(--transform-origin) rounded-md border border-line bg-surface-1 p-1.5 shadow-high outline-none">
            {header && <div className="border-b border-line px-3 pt-2 pb-3 mb-1.5">{header}</div>}
            {items.map((item) => (
              <Base.Item
                key={item.key}
                onClick={item.onSelect}
                className={classNames(
                  'flex h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none select-none data-[highlighted]:bg-surface-3',
                  item.isDangerous ? 'text-danger' : 'text-ink',
                )}
              >
                {item.icon}
                <span className="flex-1">{item.label}</span>
                {item.count ? (
                  <span className="rounded-full bg-danger-solid px-1.5 text-xs font-semibold text-on-danger tabular">
                    {item.count}
                  </span>
                ) : null}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
