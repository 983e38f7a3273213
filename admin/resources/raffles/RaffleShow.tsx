import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { ChanceDeeds } from '../../kits/chance/ChanceDeeds.tsx'
import { PlanPage } from '../../kits/chance/PlanPage.tsx'
import { WaitingPlan } from '../../kits/chance/WaitingPlan.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { DraftActions } from '../../kits/records/DraftActions.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { change } from '../../providers/server.ts'
import { Prizes } from './Prizes.tsx'
import { RaffleFacts } from './RaffleFacts.tsx'
import {
  PauseRaffleDocument,
  PublishRaffleDocument,
  type ConsoleRaffleFragment as Raffle,
} from './raffles.generated.ts'
import { Spins } from './Spins.tsx'

/** One raffle: how it stands, what is on the wheel, and who won what. */
export default function RaffleShow() {
  return (
    <RecordShow actions={<DraftActions resource="raffles" />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="raffles.one">
          <General />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="raffles.spins" path="spins">
          <Spins />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'RAFFLE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function General() {
  const raffle = useRecordContext<Raffle>()
  if (raffle === undefined) return null
  const { id, revision } = raffle
  const publish = (reason: string) => change(PublishRaffleDocument, { input: { id, reason, revision } })
  return (
    <PlanPage plan={raffle}>
      <WaitingPlan proposal={raffle.proposal} resource="raffles" publish={publish}>
        <RaffleFacts raffle={raffle} isWish />
      </WaitingPlan>
      <RaffleFacts raffle={raffle} />
      <ChanceDeeds
        plan={raffle}
        resource="raffles"
        publish={publish}
        pause={(reason) => change(PauseRaffleDocument, { input: { id, reason } })}
      />
      <Prizes prizes={raffle.prizes} currency={raffle.currency} />
    </PlanPage>
  )
}
