import { TabbedShowLayout } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { GoodsName } from './GoodsName.tsx'

const field = (name: string) => `resources.mallGoods.fields.${name}`

/** Goods as whoever may not change them sees them. */
export default function GoodsShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="mallGoods.general">
          <GoodsName label={field('name')} />
          <Words source="kind" words="redemptionKinds" label={field('kind')} />
          <Figure source="pointsRequired" />
          <Amount source="amountRequired" label={field('amountRequired')} />
          <Amount source="amountGiven" label={field('amountGiven')} />
          <Figure source="stock" />
          <Figure source="position" />
          <Moment source="changedAt" label={field('changedAt')} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'MALL_GOODS')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
