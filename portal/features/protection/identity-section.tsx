import { IdCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IdentityForm } from './identity-form.tsx'
import { type IdentityPartsFragment, useIdentityQuery } from './protection.generated.ts'

const tones: Record<IdentityPartsFragment['state'], Tone> = {
  NONE: 'neutral',
  SUBMITTED: 'info',
  VERIFIED: 'success',
  REJECTED: 'danger',
}

/** Whether the house knows who the member is, and the form to show it. */
export function IdentitySection() {
  const { t } = useTranslation('protection')
  const { data, error, refetch } = useIdentityQuery()
  const identity = data?.identity
  const mayHandIn = identity?.state === 'NONE' || identity?.state === 'REJECTED'
  return (
    <Section icon={IdCard} title={t('identity.title')} text={t('identity.text')}>
      {error && !identity && <QueryError error={error} onRetry={() => refetch()} />}
      {!identity && !error && <Skeleton className="h-20 w-full" />}
      {identity && (
        <div role="status" className="flex flex-col items-start gap-2 text-sm">
          <Badge tone={tones[identity.state]}>{t(`identity.states.${identity.state}`)}</Badge>
          {identity.reason && <p>{t('identity.rejected', { reason: identity.reason })}</p>}
          <Handed identity={identity} />
        </div>
      )}
      {identity && mayHandIn && <IdentityForm identity={identity} onChanged={() => void refetch()} />}
    </Section>
  )
}

function Handed({ identity: { name, idNumber, submittedAt } }: { identity: IdentityPartsFragment }) {
  const { t } = useTranslation('protection')
  const { format } = useDateTimeFormat()
  if (!name || !idNumber || !submittedAt) return null
  return (
    <p className="text-muted">
      {name} · <span className="tabular">{idNumber}</span> · {t('identity.submitted', { at: format(submittedAt) })}
    </p>
  )
}
