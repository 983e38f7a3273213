import {
  AutocompleteInput,
  DataTable,
  List,
  ReferenceInput,
  SelectInput,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAge } from '../../lib/age.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { ClaimState, isWaiting } from './ClaimState.tsx'
import type { ConsolePromotionClaimFragment as Claim } from './promotionClaims.generated.ts'
import { SignalChip } from './Signals.tsx'

const states = ['JOINED', 'APPLYING', 'PROCESSING', 'ISSUED', 'CLAIMED', 'REJECTED'].map((id) => ({
  id,
  name: `promotionClaimStates.${id}`,
}))
interface Promotion {
  draft: { words: { language: string; title: string }[] }
}
const waiting = { isWaiting: true }

/** What members claim: what waits for an operator first, the oldest of it first. */
export default function ClaimList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment } = useFormats()
  const { worth } = useWorth()
  const titleOf = ({ draft: { words } }: Promotion) =>
    (words.find((one) => one.language === language) ?? words[0])?.title ?? ''
  const ageOf = ({ createdAt }: Claim) => formatAge(createdAt, Date.now(), language)
  const moneyOf = (row: Claim) => worth(row.amount ?? row.due, row.currency)
  const filters = [
    <OnlyInput key="isWaiting" source="isWaiting" alwaysOn />,
    <OnlyInput key="isSuspicious" source="isSuspicious" alwaysOn />,
    <TextInput key="account" source="account" alwaysOn />,
    <SelectInput key="state" source="state" choices={states} />,
    <ReferenceInput key="promotionId" source="promotionId" reference="promotions" perPage={100}>
      <AutocompleteInput
        optionText={titleOf}
        label="resources.promotionClaims.fields.title"
        filterToQuery={() => ({})}
      />
    </ReferenceInput>,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      perPage={25}
      actions={<ExportActions of="promotionClaims" />}
      empty={false}
    >
      <Rows<Claim>
        waiting={waiting}
        primary={(row) => `${row.account} · ${row.title}`}
        secondary={(row) =>
          [
            translate(`promotionClaimStates.${row.state}`),
            ...row.signals.slice(0, 1).map(({ kind }) => translate(`claimSignals.${kind}`)),
            moneyOf(row),
            isWaiting(row) ? ageOf(row) : moment(row.changedAt),
            ...(row.claimedBy === null ? [] : [row.claimedBy]),
          ].join(' · ')
        }
      >
        <DataTable.Col
          source="createdAt"
          disableSort
          render={(row: Claim) =>
            isWaiting(row) ? (
              <time dateTime={row.createdAt} style={{ whiteSpace: 'nowrap' }}>
                {ageOf(row)}
              </time>
            ) : (
              '–'
            )
          }
        />
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right', whiteSpace: 'nowrap' }} render={moneyOf} />
        <DataTable.Col
          source="images"
          disableSort
          sx={{ textAlign: 'right' }}
          render={({ images }: Claim) => images.length || '–'}
        />
        <DataTable.Col source="state" disableSort>
          <ClaimState />
        </DataTable.Col>
        <DataTable.Col source="signals" disableSort render={({ signals }: Claim) => <SignalChip signals={signals} />} />
        <DataTable.Col source="claimedBy" disableSort render={({ claimedBy }: Claim) => claimedBy ?? '–'} />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
