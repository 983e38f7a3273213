import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { BudgetBar } from './BudgetBar.tsx'
import { categoryChoices, stateChoices } from './choices.ts'
import { claimsPath } from './claims-path.ts'
import { PromotionState } from './PromotionState.tsx'
import { PromotionTitle } from './PromotionTitle.tsx'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

const filters = [
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <SelectInput key="category" source="category" choices={categoryChoices} alwaysOn />,
]

/** What the brand promises: how each stands, what it gave of its budget, and who waits for a decision. */
export default function PromotionList() {
  const translate = useTranslate()
  const { number } = useFormats()
  const { figure, worth } = useWorth()
  const given = ({ taken, budget, currency, version }: Promotion) =>
    version === 0
      ? []
      : [
          translate('promotions.given', {
            taken: figure(taken, currency),
            budget: worth(budget, currency),
          }),
        ]
  return (
    <List filters={filters} perPage={25} exporter={false}>
      <Rows<Promotion>
        primary={() => <PromotionTitle />}
        secondary={(row) =>
          [
            translate(`promotionStates.${row.state}`),
            ...(row.proposal === null ? [] : [translate('proposals.chip')]),
            ...given(row),
            ...(row.waiting === 0 ? [] : [translate('promotions.waiting', { smart_count: row.waiting })]),
          ].join(' · ')
        }
        path={({ id }) => `/promotions/${id}/show`}
      >
        <DataTable.Col source="title" disableSort>
          <PromotionTitle />
        </DataTable.Col>
        <DataTable.Col
          source="category"
          disableSort
          render={({ draft }: Promotion) => translate(`promotionCategories.${draft.category}`)}
        />
        <DataTable.Col source="state" disableSort render={(row: Promotion) => <PromotionState promotion={row} />} />
        <DataTable.Col source="budget" disableSort render={(row: Promotion) => <BudgetBar promotion={row} />} />
        <DataTable.Col
          source="claims"
          disableSort
          sx={{ textAlign: 'right' }}
          render={({ claims }: Promotion) => number(claims)}
        />
        <DataTable.Col
          source="waiting"
          disableSort
          sx={{ textAlign: 'right' }}
          render={({ id, waiting }: Promotion) =>
            waiting === 0 ? '–' : <TextLink to={claimsPath(id)}>{number(waiting)}</TextLink>
          }
        />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
