import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { PublicationChip } from '../../fields/PublicationChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { PlayersView, type Previewed } from './AnnouncementPreview.tsx'

export default function AnnouncementShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="banners.content">
          <PublicationChip label="resources.announcements.fields.isPublished" />
          <Words source="type" words="announcementTypes" label="resources.announcements.fields.type" />
          <Words source="audience" words="audiences" label="resources.announcements.fields.audience" />
          <Words source="occasion" words="occasions" label="resources.announcements.fields.occasion" />
          <Moment source="startsAt" label="resources.announcements.fields.startsAt" />
          <Moment source="endsAt" label="resources.announcements.fields.endsAt" />
          <Seen label={false} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'ANNOUNCEMENT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Seen(_props: { label: false }) {
  const record = useRecordContext<Previewed & { id: string }>()
  return record === undefined ? null : <PlayersView announcement={record} />
}
