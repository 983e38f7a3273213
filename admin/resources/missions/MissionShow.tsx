import { Box } from '@mui/material'
import { TabbedShowLayout, useLocaleState, useRecordContext } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { LifeChip } from '../../kits/missions/LifeChip.tsx'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { EndMissionDocument, type ConsoleMissionFragment as Mission } from './missions.generated.ts'
import { useMissionWords } from './use-mission-words.ts'

/** One mission; it may be ended, and never changed. */
export default function MissionShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="missions.one">
          <Terms />
          <End />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'MISSION')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

const field = (name: string) => `resources.missions.fields.${name}`

function Terms() {
  const mission = useRecordContext<Mission>()
  const [language] = useLocaleState()
  const { amount, moment } = useFormats()
  const words = useMissionWords()
  const categoriesOf = useCategories()
  if (mission === undefined) return null
  const { names, currency, until } = mission
  return (
    <Facts
      facts={[
        ...names.map(({ language: one, name }) => [languageName(one, language), name] as const),
        [field('code'), mission.id],
        [field('target'), words(mission, currency)],
        [field('categories'), categoriesOf(mission.categories)],
        [field('reward'), amount(mission.reward, currency)],
        [field('state'), <LifeChip key="state" until={until} />],
        [field('since'), moment(mission.since)],
        [field('until'), moment(until)],
        [field('changedBy'), mission.changedBy],
      ]}
    />
  )
}

function End() {
  const mission = useRecordContext<Mission>()
  if (mission === undefined || mission.until !== null || !mayDo('missions', 'edit')) return null
  return (
    <Box>
      <ActionButton
        label="missions.end"
        effects={['missions.effectEnd']}
        run={(reason) => change(EndMissionDocument, { input: { id: mission.id, reason } })}
        isDangerous
      />
    </Box>
  )
}
