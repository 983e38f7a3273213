import { Show, TabbedShowLayout, TextField, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { AuditTrail } from '../../layout/AuditTrail.tsx'
import { MemberProtection } from '../../protection/MemberProtection.tsx'
import { MemberStatus } from './MemberStatus.tsx'

export default function MemberShow() {
  const translate = useTranslate()
  return (
    <Show>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="members.profile">
          <TextField source="account" />
          <TextField source="nickname" emptyText="–" />
          <Words source="type" words="memberTypes" label="resources.members.fields.type" />
          <MemberStatus label="resources.members.fields.status" />
          <Amount source="balance" label="resources.members.fields.balance" />
          <TextField source="email" emptyText="–" />
          <TextField source="mobileNum" emptyText="–" />
          <Moment source="registeredAt" label="resources.members.fields.registeredAt" />
          <Moment
            source="lastSignInAt"
            label="resources.members.fields.lastSignInAt"
            none={translate('members.noneYet')}
          />
          <TextField source="lastSignInIp" emptyText="–" />
          <TextField source="id" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="protection.name" path="protection">
          <MemberProtection />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="audit.tab" path="audit">
          <AuditTrail subjectKind="members" />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  )
}
