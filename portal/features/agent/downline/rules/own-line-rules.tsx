import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../../apollo/query-error.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LineRules } from './line-rules.tsx'
import { useTeamRulesQuery } from './rules.generated.ts'

/** Opens what the agent sets for everybody below. */
export function OwnLineRules() {
  const { t } = useTranslation('agent')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden />
        {t('rules.ofLine')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('rules.ofLine')} size="large">
        {isOpen && <TeamRules />}
      </Dialog>
    </>
  )
}

function TeamRules() {
  const { data, error, refetch } = useTeamRulesQuery()
  const rules = data?.team?.rules
  if (rules) return <LineRules rules={rules} />
  return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full" />
}
