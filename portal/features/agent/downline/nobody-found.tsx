import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { useTeamFilter } from '../use-team-filter.ts'

/** Why the list of the line is empty, and what helps: a filter narrows one level alone, a name is looked for in the whole line. */
export function NobodyFound({ filter }: { filter: ReturnType<typeof useTeamFilter> }) {
  const { t } = useTranslation('agent')
  if (filter.get('search') !== null) return <EmptyState title={t('nobodyFound')} hint={t('nobodyFoundHint')} />
  if (filter.get('kind') !== null) return <EmptyState title={t('nobodyDirect')} hint={t('nobodyDirectHint')} />
  if (filter.uplineId !== null) return <EmptyState title={t('nobodyBelow')} />
  return (
    <EmptyState
      title={t('nobodyYet')}
      hint={t('nobodyYetHint')}
      action={
        <Link to={paths.agentHome('registerCenter')} className={buttonClass()}>
          {t('toRegisterCentre')}
        </Link>
      }
    />
  )
}
