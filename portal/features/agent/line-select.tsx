import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/select-field.tsx'
import type { useTeamFilter } from './use-team-filter.ts'

/** How far down the line; whoever names a member asks for him alone. */
export function LineSelect({ filter }: { filter: ReturnType<typeof useTeamFilter> }) {
  const { t } = useTranslation('agent')
  return (
    <SelectField
      label={t('line')}
      value={filter.get('scope') ?? ''}
      placeholder={t('lines.team')}
      options={[{ value: 'direct', label: t('lines.direct') }]}
      disabled={filter.get('search') !== null}
      onChange={(event) => filter.set('scope', event.target.value)}
    />
  )
}
