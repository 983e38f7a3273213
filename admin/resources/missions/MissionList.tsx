import { DataTable, List, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { LifeChip } from '../../kits/missions/LifeChip.tsx'
import { nameIn } from '../../kits/missions/mission-names.ts'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleMissionFragment as Mission } from './missions.generated.ts'
import { useMissionWords } from './use-mission-words.ts'
import { WaitingMissions } from './WaitingMissions.tsx'

/** What members are asked to reach and are given for it, above it what waits for a second operator. */
export default function MissionList() {
  const [language] = useLocaleState()
  const { amount } = useFormats()
  const words = useMissionWords()
  const categoriesOf = useCategories()
  const translate = useTranslate()
  const lifeWord = ({ until }: Mission) => translate(until === null ? 'missions.running' : 'missions.ended')
  const rewardOf = ({ reward, currency }: Mission) => amount(reward, currency)
  return (
    <>
      <WaitingMissions />
      <List perPage={25} exporter={false} empty={false}>
        <Rows<Mission>
          primary={({ names }) => nameIn(names, language)}
          secondary={(row) => [lifeWord(row), words(row, row.currency), rewardOf(row)].join(' · ')}
        >
          <DataTable.Col source="name" disableSort render={({ names }: Mission) => nameIn(names, language)} />
          <DataTable.Col source="target" disableSort render={(row: Mission) => words(row, row.currency)} />
          <DataTable.Col
            source="categories"
            disableSort
            render={({ categories }: Mission) => categoriesOf(categories)}
          />
          <DataTable.Col
            source="reward"
            disableSort
            sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
            render={rewardOf}
          />
          <DataTable.Col source="state" disableSort render={({ until }: Mission) => <LifeChip until={until} />} />
          <DataTable.Col source="since" disableSort>
            <Moment source="since" />
          </DataTable.Col>
          <DataTable.Col source="until" disableSort>
            <Moment source="until" />
          </DataTable.Col>
        </Rows>
      </List>
    </>
  )
}
