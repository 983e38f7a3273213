import { countUp } from '../lib/count-up.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The page before anything is known: the same boxes the header, menu and banner will fill. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <div className="flex h-(--top-height) items-center justify-between border-b border-line bg-surface-1 px-4">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="mx-auto flex max-w-350 flex-col gap-4 p-4 lg:p-6">
        <Skeleton className="aspect-[39/20] w-full rounded-lg sm:aspect-[3/1]" />
        <Skeleton className="h-11 w-full" />
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {countUp(12).map((index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      </div>
    </div>
  )
}
