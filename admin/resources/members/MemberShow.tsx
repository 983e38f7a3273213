import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { MemberNotes } from '../../kits/notes/MemberNotes.tsx'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import type { MemberType } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { BetsTab } from './BetsTab.tsx'
import { BonusesTab } from './BonusesTab.tsx'
import { DepositsTab } from './DepositsTab.tsx'
import { MoneyTab } from './MoneyTab.tsx'
import { OriginsTab } from './OriginsTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { MemberProtection } from './protection/MemberProtection.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { SubaccountsTab } from './subaccounts/SubaccountsTab.tsx'
import { VipTab } from './vip/VipTab.tsx'
import { WalletsTab } from './WalletsTab.tsx'

/** Everything about one member, a tab each; a tab reads when it is opened. */
export default function MemberShow() {
  return (
    <RecordShow sx={{ '& .RaShow-card': { minWidth: 0 } }}>
      <MemberTabs />
    </RecordShow>
  )
}

function MemberTabs() {
  const record = useRecordContext<{ id: string; type: MemberType }>()
  if (record === undefined) return null
  const { id, type } = record
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="members.profile">
        <ProfileTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.wallets" path="wallets">
        <WalletsTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.bets" path="bets">
        <BetsTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.money" path="money">
        <MoneyTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.deposits" path="deposits">
        <DepositsTab />
      </TabbedShowLayout.Tab>
      {mayDo('bonuses', 'list') && (
        <TabbedShowLayout.Tab label="bonuses.name" path="bonuses">
          <BonusesTab />
        </TabbedShowLayout.Tab>
      )}
      <TabbedShowLayout.Tab label="desk.sessions" path="sessions">
        <SessionsTab />
      </TabbedShowLayout.Tab>
      {type === 'AGENT' && (
        <TabbedShowLayout.Tab label="subaccounts.name" path="subaccounts">
          <SubaccountsTab />
        </TabbedShowLayout.Tab>
      )}
      <TabbedShowLayout.Tab label="memberVip.name" path="vip">
        <VipTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.notes" path="notes">
        <MemberNotes memberId={id} />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="desk.origins" path="origins">
        <OriginsTab />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="protection.name" path="protection">
        <MemberProtection />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="audit.tab" path="audit">
        <AuditTrail subjectKind="MEMBER" />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  )
}
