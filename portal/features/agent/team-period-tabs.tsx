import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import { type TeamPeriod, teamPeriods } from './day-spans.ts'

export function TeamPeriodTabs({ value, onChange }: { value: TeamPeriod; onChange: (period: TeamPeriod) => void }) {
  const { t } = useTranslation('agent')
  return (
    <Tabs
      className="min-w-0"
      label={t('period')}
      value={value}
      onChange={onChange}
      items={teamPeriods.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
    />
  )
}
