import { FunctionField, TabbedShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { OfferActions } from '../../kits/offers/OfferActions.tsx'
import { OfferChip } from '../../kits/offers/OfferChip.tsx'
import { OfferWindow } from '../../kits/offers/OfferWindow.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { type ConsoleVendorFragment, UpdateVendorsDocument } from './vendors.generated.ts'

const field = (name: string) => `resources.vendors.fields.${name}`

export default function VendorShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="offers.vendor">
          <Actions label={false} />
          <VendorName code="id" source="name" label={field('name')} />
          <TextField source="id" />
          <OfferChip source="effective" label={field('effective')} />
          <OfferChip source="availability" label={field('availability')} />
          <OfferWindow source="maintenance" label={field('maintenance')} />
          <FunctionField<{ position: number }> source="position" render={({ position }) => position + 1} />
          <Figure source="games" />
          <Figure source="openGames" />
          <TextField source="adapter" emptyText="–" />
          <GamesLink label={false} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'VENDOR')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Actions(_: { label: false }) {
  const record = useRecordContext<ConsoleVendorFragment>()
  if (record === undefined || !mayDo('vendors', 'edit')) return null
  return (
    <OfferActions
      run={(wish) => change(UpdateVendorsDocument, { input: { ids: [record.id], ...wish } })}
      announced={record.maintenance}
    >
      <PlaceDialog ids={[record.id]} place={record.position + 1} />
    </OfferActions>
  )
}

function GamesLink(_: { label: false }) {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string }>()
  if (record === undefined) return null
  const filter = encodeURIComponent(JSON.stringify({ vendorCode: record.id }))
  return (
    <TextLink to={`/games?filter=${filter}`} look="tall">
      {translate('offers.seeGames')}
    </TextLink>
  )
}
