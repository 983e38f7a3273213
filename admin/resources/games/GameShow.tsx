import { BooleanField, TabbedShowLayout, TextField, useRecordContext } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { Words } from '../../fields/Words.tsx'
import { OfferActions } from '../../kits/offers/OfferActions.tsx'
import { OfferChip } from '../../kits/offers/OfferChip.tsx'
import { OfferWindow } from '../../kits/offers/OfferWindow.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import type { ConsoleGameFragment } from './games.generated.ts'
import { UpdateGamesDocument } from './games.generated.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

const field = (name: string) => `resources.games.fields.${name}`

export default function GameShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="offers.game">
          <Actions label={false} />
          <Picture label={false} />
          <TextField source="name" />
          <VendorName code="vendorCode" source="vendorName" label={field('vendorName')} />
          <TextField source="vendorGameCode" />
          <Words source="gameType" words="gameTypes" label={field('gameType')} />
          <Words source="subType" words="subTypes" label={field('subType')} />
          <OfferChip source="effective" label={field('effective')} />
          <OfferChip source="availability" label={field('availability')} />
          <OfferWindow source="maintenance" label={field('maintenance')} />
          <Figure source="position" />
          <Tags label={field('tags')} />
          <BooleanField source="hasDemo" />
          <Figure source="plays" />
          <Moment source="listedAt" label={field('listedAt')} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'GAME')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Actions(_: { label: false }) {
  const record = useRecordContext<ConsoleGameFragment>()
  if (record === undefined || !mayDo('games', 'edit')) return null
  const run = (wish: object) => change(UpdateGamesDocument, { input: { ids: [record.id], ...wish } })
  return (
    <OfferActions run={run} announced={record.maintenance}>
      <PlaceDialog run={run} />
    </OfferActions>
  )
}

function Picture(_: { label: false }) {
  const record = useRecordContext<ConsoleGameFragment>()
  if (record === undefined) return null
  return (
    <StoredPicture
      url={record.pictureUrl}
      alt=""
      style={{ width: 160, height: 160, objectFit: 'cover', borderRadius: 8 }}
    />
  )
}

function Tags(_: { label: string }) {
  const record = useRecordContext<ConsoleGameFragment>()
  return <span>{record?.tags.join(', ') || '–'}</span>
}
