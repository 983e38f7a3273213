import { BooleanField, SimpleShowLayout, TextField } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Figure } from '../../fields/Figure.tsx'
import { Words } from '../../fields/Words.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { ChannelNameText } from './ChannelNameText.tsx'

const field = (name: string) => `resources.paymentChannels.fields.${name}`

export default function ChannelShow() {
  return (
    <RecordShow>
      <SimpleShowLayout>
        <TextField source="id" />
        <ChannelNameText label={field('names')} />
        <Words source="gateway" words="paymentGateways" label={field('gateway')} />
        <BooleanField source="enabled" />
        <Figure source="position" />
        <Amount source="minimum" label={field('minimum')} />
        <Amount source="maximum" label={field('maximum')} />
        <TextField source="bankName" />
        <TextField source="accountNumber" />
        <TextField source="accountName" />
      </SimpleShowLayout>
    </RecordShow>
  )
}
