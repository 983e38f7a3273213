import { QueryError } from '../../../../apollo/query-error.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LineRules } from './line-rules.tsx'
import { useMemberRulesQuery } from './rules.generated.ts'

/** What is set for the line of a member. */
export function MemberRules({ id, account }: { id: string; account: string }) {
  const { data, error, refetch } = useMemberRulesQuery({ variables: { id } })
  const rules = data?.team?.member?.rules
  if (rules) return <LineRules rules={rules} account={account} />
  return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-24 w-full" />
}
