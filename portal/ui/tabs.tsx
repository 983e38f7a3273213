import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** What the tab shows. Leave it out when the caller draws the panel itself. */
  content?: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Tabs in a row that scrolls sideways when there are many. Arrow keys move between them. */
export function Tabs<Value extends string>({ label, items, value, onChange, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Base.List aria-label={label} className="scroll-quiet flex gap-1 overflow-x-auto rounded-md bg-surface-2 p-1">
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={classNames(
              'flex h-11 min-w-fit flex-1 items-center justify-center gap-2 rounded-sm px-4 text-sm font-semibold whitespace-nowrap',
              'text-muted transition-colors duration-(--duration-quick) hover:text-ink',
              'data-[active]:bg-surface-0 data-[active]:text-accent data-[active]:shadow-low',
            )}
          >
            {item.icon}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <Base.Panel key={item.value} value={item.value} className="pt-5 outline-none">
              {item.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
