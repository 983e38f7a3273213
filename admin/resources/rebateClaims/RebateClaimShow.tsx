import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRebateClaimDetailFragment as Claim } from './rebateClaims.generated.ts'

type Line = Claim['lines'][number]

/** What a member was given: who, when, and what each day and category brought by which percentage. */
export default function RebateClaimShow() {
  return (
    <RecordShow>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
        <Given />
        <Lines />
      </Box>
    </RecordShow>
  )
}

const field = (name: string) => `resources.rebateClaims.fields.${name}`

function Given() {
  const record = useRecordContext<Claim>()
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  if (record === undefined) return null
  return (
    <Facts
      facts={[
        [
          field('account'),
          <TextLink key="member" to={`/members/${record.memberId}/show`} look="strong">
            {record.account}
          </TextLink>,
        ],
        [field('amount'), amount(record.amount, record.currency)],
        [field('channel'), translate(`rebateChannels.${record.channel}`)],
        [field('claimedAt'), moment(record.claimedAt)],
      ]}
    />
  )
}

function Lines() {
  const record = useRecordContext<Claim>()
  const translate = useTranslate()
  const { amount, day } = useFormats()
  const rate = useRate()
  const money = (value: string) => amount(value, record?.currency)
  const columns: Column<Line>[] = [
    { heading: 'rebateClaims.day', render: (line) => day(line.day) },
    { heading: 'rebateClaims.category', render: ({ category }) => translate(`gameTypes.${category}`) },
    { heading: 'rebateClaims.validBet', render: ({ validBet }) => money(validBet), isNumber: true },
    { heading: 'rebateClaims.rate', render: (line) => <Rate line={line} rate={rate} /> },
    { heading: 'rebateClaims.amount', render: (line) => money(line.amount), isNumber: true },
  ]
  return (
    <Sheet
      name="rebateClaims.one"
      columns={columns}
      rows={record?.lines}
      keyOf={({ day: date, category }) => `${date} ${category}`}
    />
  )
}

/** A percentage, and what it is made of where that is more than the category's own. */
function Rate({ line, rate }: { line: Line; rate: (rate: number) => string }) {
  const translate = useTranslate()
  const { base, level, levelRank, rise } = line
  if (level === 0 && rise === 0) return rate(line.rate)
  const parts = translate('rebateClaims.parts', {
    base: rate(base),
    level: rate(level),
    rank: levelRank,
    rise: rate(rise),
  })
  return `${rate(line.rate)} (${parts})`
}

/** Writes a rate in 1/10 000 in per cent. */
function useRate(): (rate: number) => string {
  const { percent } = useFormats()
  return (rate) => percent(rate / 10_000)
}
