import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useOwnRecordsQuery } from './feedback.generated.ts'

const kinds = ['DEPOSIT', 'WITHDRAWAL', 'BET'] as const
type Kind = (typeof kinds)[number]

/** A record as the value of a choice, `DEPOSIT:id`. */
export function referenceOf(value: string): { kind: Kind; id: string } | undefined {
  const [name, id] = value.split(':')
  const kind = kinds.find((one) => one === name)
  return kind === undefined || !id ? undefined : { kind, id }
}

type ReferenceFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>

/** The last deposits, withdrawals and bets of the member, one of which the words may be about. Nothing where there is none. */
export function ReferenceField(field: ReferenceFieldProps) {
  const { t } = useTranslation('feedback')
  const money = useMoney()
  const { format } = useDateTimeFormat()
  const { data } = useOwnRecordsQuery({ fetchPolicy: 'cache-and-network' })
  const rows = [
    ...(data?.deposits.items ?? []).map(({ id, amount, createdAt }) => ({ kind: kinds[0], id, amount, at: createdAt })),
    ...(data?.withdrawals.items ?? []).map(({ id, amount, createdAt }) => ({
      kind: kinds[1],
      id,
      amount,
      at: createdAt,
    })),
    ...(data?.bets.items ?? []).map(({ id, stake, placedAt }) => ({ kind: kinds[2], id, amount: stake, at: placedAt })),
  ]
  if (rows.length === 0) return null
  const options = rows.map(({ kind, id, amount, at }) => ({
    value: `${kind}:${id}`,
    label: t(`references.${kind}`, { at: format(at), amount: money(amount) }),
  }))
  return <SelectField {...field} label={t('reference')} placeholder={t('noReference')} options={options} />
}
