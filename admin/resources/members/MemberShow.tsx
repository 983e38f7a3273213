import type { ComponentType } from 'react'
import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { MemberNotes } from '../../kits/notes/MemberNotes.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { RiskBlock } from '../../kits/risk/RiskBlock.tsx'
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
import { useMemberId } from './use-member-id.ts'
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

/** The tabs beyond the profile, each with what one must be allowed to read for it. */
const TABS: readonly { path: string; label: string; reads: string; Content: ComponentType }[] = [
  { path: 'wallets', label: 'desk.wallets', reads: 'transfers', Content: WalletsTab },
  { path: 'bets', label: 'desk.bets', reads: 'bets', Content: BetsTab },
  { path: 'money', label: 'desk.money', reads: 'transfers', Content: MoneyTab },
  { path: 'deposits', label: 'desk.deposits', reads: 'deposits', Content: DepositsTab },
  { path: 'bonuses', label: 'bonuses.name', reads: 'bonuses', Content: BonusesTab },
  { path: 'risk', label: 'risk.name', reads: 'riskCases', Content: Risk },
  { path: 'sessions', label: 'desk.sessions', reads: 'members', Content: SessionsTab },
  { path: 'subaccounts', label: 'subaccounts.name', reads: 'agentSubaccounts', Content: SubaccountsTab },
  { path: 'vip', label: 'memberVip.name', reads: 'vipLevels', Content: VipTab },
  { path: 'notes', label: 'desk.notes', reads: 'notes', Content: Notes },
  { path: 'origins', label: 'desk.origins', reads: 'members', Content: OriginsTab },
  { path: 'protection', label: 'protection.name', reads: 'protection', Content: MemberProtection },
]

function MemberTabs() {
  const record = useRecordContext<{ type: MemberType }>()
  if (record === undefined) return null
  const tabs = TABS.filter(
    ({ path, reads }) => mayDo(reads, 'list') && (path !== 'subaccounts' || record.type === 'AGENT'),
  )
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="members.profile">
        <ProfileTab />
      </TabbedShowLayout.Tab>
      {tabs.map(({ path, label, Content }) => (
        <TabbedShowLayout.Tab key={path} label={label} path={path}>
          <Content />
        </TabbedShowLayout.Tab>
      ))}
      {auditTab(TabbedShowLayout.Tab, 'MEMBER')}
    </TabbedShowLayout>
  )
}

function Risk() {
  const memberId = useMemberId()
  return <RiskBlock memberId={memberId} />
}

function Notes() {
  const memberId = useMemberId()
  return <MemberNotes memberId={memberId} />
}
