import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import { type DatePreset, datePresets } from './date-presets.ts'

export function PeriodTabs({ value, onChange }: { value: DatePreset; onChange: (period: DatePreset) => void }) {
  const { t } = useTranslation('account')
  return (
    <Tabs
      className="min-w-0 sm:col-span-full"
      label={t('period')}
      value={value}
      onChange={onChange}
      items={datePresets.map((preset) => ({ value: preset, label: t(`periods.${preset}`) }))}
    />
  )
}
