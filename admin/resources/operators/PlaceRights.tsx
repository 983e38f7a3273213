import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { RightsTable } from '../../kits/rights/RightsTable.tsx'
import { useRightWords } from '../../kits/rights/use-rights.ts'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { useRoleName } from '../../lib/use-role-name.ts'
import type { ConsoleOperatorFragment } from './operators.generated.ts'

type Place = ConsoleOperatorFragment['places'][number]

/** What an operator may do at each brand, in words. */
export function PlaceRights() {
  const record = useRecordContext<ConsoleOperatorFragment>()
  const { data: merchants = [] } = useGetList<{ id: string; name: string }>('merchants', {
    pagination: { page: 1, perPage: 100 },
  })
  return record?.places.map((place) => (
    <RightsAt
      key={place.merchantId}
      place={place}
      brand={merchants.find(({ id }) => id === place.merchantId)?.name ?? ''}
    />
  ))
}

function RightsAt({ place: { merchantId, role }, brand }: { place: Place; brand: string }) {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const wordsOf = useRightWords()
  const { data } = useGetList<{ id: string; rights: OperatorRight[] }>('roles', {
    pagination: { page: 1, perPage: 100 },
    filter: { merchantId },
  })
  const rights = new Set(data?.find(({ id }) => id === role.id)?.rights)
  return (
    <Accordion sx={{ width: '100%' }} disableGutters variant="outlined">
      <AccordionSummary>
        <Typography>
          {brand} · <strong>{nameOf(role)}</strong> · {translate('roles.chosen', { smart_count: rights.size })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <RightsTable isShown={({ name }) => rights.has(name)}>
          {({ name }) => <Typography variant="body2">{wordsOf(name)}</Typography>}
        </RightsTable>
      </AccordionDetails>
    </Accordion>
  )
}
