import { BooleanInput, DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { GoodsName } from './GoodsName.tsx'
import type { ConsoleMallGoodsFragment as Goods } from './mallGoods.generated.ts'

const kinds = ['GOODS', 'MONEY'].map((id) => ({ id, name: `redemptionKinds.${id}` }))
const filters = [
  <SelectInput key="kind" source="kind" choices={kinds} alwaysOn />,
  <BooleanInput key="isOpen" source="isOpen" defaultValue />,
]

/** What the mall has, in its order: what it costs, how many are left, and whether members see it. */
export default function GoodsList() {
  const translate = useTranslate()
  const { number } = useFormats()
  const pointsOf = ({ pointsRequired }: Goods) =>
    translate('mallGoods.points', { points: number(Number(pointsRequired)) })
  const stateOf = ({ isOpen, proposal }: Goods) =>
    translate(isOpen ? 'depositDesk.open' : 'depositDesk.closed') +
    (proposal === null ? '' : ` · ${translate('proposals.chip')}`)
  return (
    <List filters={filters} perPage={25} exporter={false}>
      <Rows<Goods>
        primary={() => <GoodsName />}
        secondary={(row) =>
          `${pointsOf(row)} · ${translate('mallGoods.left', { stock: number(row.stock) })} · ${stateOf(row)}`
        }
      >
        <NumberColumn source="position" disableSort />
        <DataTable.Col source="name" disableSort>
          <GoodsName />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="redemptionKinds" />
        </DataTable.Col>
        <DataTable.Col source="pointsRequired" disableSort sx={{ textAlign: 'right' }} render={pointsOf} />
        <DataTable.Col source="amountRequired" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="amountRequired" />
        </DataTable.Col>
        <DataTable.Col source="amountGiven" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="amountGiven" />
        </DataTable.Col>
        <NumberColumn source="stock" disableSort />
        <DataTable.Col
          source="isOpen"
          disableSort
          render={(row: Goods) => <StateChip label={stateOf(row)} tone={row.isOpen ? 'success' : 'default'} />}
        />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
