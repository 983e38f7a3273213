import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { nameIn } from '../../kits/missions/mission-names.ts'
import { Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { chancesOf } from './raffle-input.ts'
import type { ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

type Row = Raffle['prizes'][number] & { readonly place: number; readonly chance: number }

/** What is on the wheel: how likely each is while all are there, and how many are left. */
export function Prizes({ prizes, currency }: { prizes: Raffle['prizes']; currency: string }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount, number, percent } = useFormats()
  const chances = chancesOf(prizes)
  const rows = prizes.map((prize, place) => ({ ...prize, place, chance: chances[place] ?? 0 }))
  const worth = ({ kind, amount: sum }: Row) => {
    if (kind === 'NOTHING') return '–'
    return kind === 'POINTS' ? translate('raffles.pointsOf', { points: number(Number(sum)) }) : amount(sum, currency)
  }
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.raffles.fields.prizes')}
      </Typography>
      <Sheet<Row>
        name="resources.raffles.fields.prizes"
        rows={rows}
        keyOf={({ place }) => String(place)}
        columns={[
          { heading: 'raffles.name', render: ({ names }) => nameIn(names, language) },
          { heading: 'raffles.kind', render: ({ kind }) => translate(`prizeKinds.${kind}`) },
          { heading: 'raffles.worth', render: worth, isNumber: true },
          { heading: 'raffles.chance', render: ({ chance }) => percent(chance), isNumber: true },
          {
            heading: 'raffles.left',
            render: ({ left, quantity }) =>
              quantity === null ? translate('raffles.noEnd') : `${number(left ?? quantity)} / ${number(quantity)}`,
            isNumber: true,
          },
        ]}
      />
    </section>
  )
}
