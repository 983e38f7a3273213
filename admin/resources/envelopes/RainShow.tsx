import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { ChanceDeeds } from '../../kits/chance/ChanceDeeds.tsx'
import { PlanPage } from '../../kits/chance/PlanPage.tsx'
import { WaitingPlan } from '../../kits/chance/WaitingPlan.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { DraftActions } from '../../kits/records/DraftActions.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { change } from '../../providers/server.ts'
import { PauseRainDocument, PublishRainDocument, type ConsoleRainFragment as Rain } from './envelopes.generated.ts'
import { Openings } from './Openings.tsx'
import { RainFacts } from './RainFacts.tsx'

/** One rain: how it stands, what it gives, and who opened what. */
export default function RainShow() {
  return (
    <RecordShow actions={<DraftActions resource="envelopes" />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="envelopes.one">
          <General />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="envelopes.openings" path="openings">
          <Openings />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'ENVELOPE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function General() {
  const rain = useRecordContext<Rain>()
  if (rain === undefined) return null
  const { id, revision } = rain
  const publish = (reason: string) => change(PublishRainDocument, { input: { id, reason, revision } })
  return (
    <PlanPage plan={rain}>
      <WaitingPlan proposal={rain.proposal} resource="envelopes" publish={publish}>
        <RainFacts rain={rain} isWish />
      </WaitingPlan>
      <RainFacts rain={rain} />
      <ChanceDeeds
        plan={rain}
        resource="envelopes"
        publish={publish}
        pause={(reason) => change(PauseRainDocument, { input: { id, reason } })}
      />
    </PlanPage>
  )
}
