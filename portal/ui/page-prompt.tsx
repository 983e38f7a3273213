import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface PagePromptProps {
  icon: LucideIcon
  title: string
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** Something a member is told above each page until it is answered. It stands in nobody's way, so it takes no focus. */
export function PagePrompt({ icon: Icon, title, text, children }: PagePromptProps) {
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className="mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-2 p-4 text-sm lg:mx-6"
    >
      <Icon size={20} aria-hidden className="shrink-0 self-start text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </aside>
  )
}
