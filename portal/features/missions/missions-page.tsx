import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import { LeaderboardsTab } from './leaderboards-tab.tsx'
import { MissionsTab } from './missions-tab.tsx'

const tabs = ['missions', 'leaderboards'] as const

/** What the member is asked to reach with what he has reached of it, and where he stands among others (§2). */
export default function MissionsPage() {
  const { t } = useTranslation('missions')
  const [tab, setTab] = useState<(typeof tabs)[number]>('missions')
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        className="w-full max-w-130"
        items={tabs.map((value) => ({ value, label: t(value) }))}
      />
      {tab === 'missions' ? <MissionsTab /> : <LeaderboardsTab />}
    </div>
  )
}
