import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { PublicationChip } from '../../fields/PublicationChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { TranslationCards } from './AnnouncementPreview.tsx'

export default function AnnouncementShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="banners.content">
          <PublicationChip label="resources.announcements.fields.published" />
          <Words
            source="promotionType"
            words="announcementTypes"
            label="resources.announcements.fields.promotionType"
          />
          <Words source="audience" words="audiences" label="resources.announcements.fields.audience" />
          <Words source="execution" words="executions" label="resources.announcements.fields.execution" />
          <Moment source="startsAt" label="resources.announcements.fields.startsAt" />
          <Moment source="endsAt" label="resources.announcements.fields.endsAt" />
          <Translations label={false} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="audit.tab" path="audit">
          <AuditTrail subjectKind="announcements" />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Translations(_props: { label: false }) {
  const record = useRecordContext<{
    id: string
    translations: { language: string; title: string; content: string }[]
  }>()
  return <TranslationCards translations={record?.translations ?? []} />
}
