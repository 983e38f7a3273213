import { Typography } from '@mui/material'
import { ArrayInput, maxLength, minLength, regex, required, SimpleFormIterator, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { sumOf, type TypedPrize } from './leaderboard-input.ts'

const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const aboveZero = (value: unknown) => (Number(value) > 0 || !value ? undefined : 'promotions.aboveZero')

/** The prizes by place, the first one first, with what a week costs in all. */
export function PrizesInput() {
  const translate = useTranslate()
  const formats = useFormats()
  const prizes: TypedPrize[] = useWatch({ name: 'prizes' }) ?? []
  return (
    <>
      <ArrayInput
        sx={{ mt: 2 }}
        source="prizes"
        label="resources.leaderboards.fields.prizes"
        helperText="leaderboards.prizesHelp"
        validate={[required(), minLength(1), maxLength(100)]}
      >
        <SimpleFormIterator
          inline
          disableClear
          getItemLabel={(index) => translate('leaderboards.place', { place: index + 1 })}
        >
          <GroupedInput
            source="amount"
            label="leaderboards.prize"
            validate={[required(), amount, aboveZero]}
            helperText={false}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate('leaderboards.sum', { sum: formats.amount(sumOf(prizes.map((prize) => prize?.amount))) })}
      </Typography>
    </>
  )
}
