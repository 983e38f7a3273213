import { QueryError } from '../../apollo/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActivitySection } from './activity-section.tsx'
import { BreakSection } from './break-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { DataSection } from './data-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { useProtectionQuery } from './protection.generated.ts'
import { RealityCheckSection } from './reality-check-section.tsx'

/** What protects the player: limits, breaks, reality check, what was spent, identity, one's data, closing (domain.md 9). */
export default function ProtectionPage() {
  const { data, error, refetch } = useProtectionQuery()
  const protection = data?.protection
  if (error && !protection) return <QueryError error={error} onRetry={() => refetch()} />
  if (!protection) return <Skeleton className="h-96 w-full" />
  const reload = () => void refetch()
  return (
    <div className="flex flex-col gap-4">
      <LimitsSection limits={protection.limits} onChanged={reload} />
      <BreakSection exclusion={protection.exclusion} onChanged={reload} />
      <RealityCheckSection minutes={protection.realityCheckMinutes} onChanged={reload} />
      <ActivitySection />
      <IdentitySection />
      <DataSection />
      <ClosingSection />
    </div>
  )
}
