import { TabbedShowLayout, TextField, useRecordContext } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { PublicationChip } from '../../fields/PublicationChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { PicturePreview } from './BannerPreview.tsx'

export default function BannerShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="banners.content">
          <PublicationChip label="resources.banners.fields.isPublished" />
          <Words source="group" words="bannerGroups" label="resources.banners.fields.group" />
          <Figure source="position" />
          <Words source="linkType" words="linkTypes" label="resources.banners.fields.linkType" />
          <TextField source="url" emptyText="–" />
          <Moment source="startsAt" label="resources.banners.fields.startsAt" />
          <Moment source="endsAt" label="resources.banners.fields.endsAt" />
          <Pictures label={false} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'BANNER')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Pictures(_props: { label: false }) {
  const record = useRecordContext<{ id: string; pictures: { language: string; imageUrl: string; title: string }[] }>()
  return <PicturePreview pictures={record?.pictures ?? []} />
}
