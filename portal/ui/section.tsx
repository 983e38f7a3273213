import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'

/** One subject of the page: an icon, its name, a sentence, and what can be done. */
export function Section({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
          <Icon size={20} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      {children}
    </section>
  )
}
