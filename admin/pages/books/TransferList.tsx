import { Box, Card, CardContent, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { TextLink } from '../../fields/TextLink.tsx'
import { AmountField } from '../../inputs/AmountField.tsx'
import { Choice } from '../../inputs/Choice.tsx'
import { Days, momentsOf, noSpan } from '../../inputs/Days.tsx'
import { AccountName } from '../../kits/accounts/AccountName.tsx'
import { ExportButton } from '../../kits/exports/ExportButton.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { documentKinds, transferKinds } from '../../lib/choices.generated.ts'
import type { DocumentKind, TransferKind } from '../../lib/schema.generated.ts'
import { isTypedAmount } from '../../lib/typed-amount.ts'
import { useConnection } from '../../lib/use-connection.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { type ConsoleTransferFragment, ConsoleTransfersDocument } from './books.generated.ts'
import { documentPath } from './document-path.ts'

const TEXTS = ['memberId', 'documentId'] as const
const AMOUNTS = ['minimum', 'maximum'] as const
const FIELDS = [...TEXTS, ...AMOUNTS]
type Field = (typeof FIELDS)[number]

/** Movements of the brand, newest first; a member's bets too once the member is named. */
export default function TransferList() {
  const translate = useTranslate()
  const [asked] = useSearchParams()
  const [texts, setTexts] = useState(
    Object.fromEntries(FIELDS.map((name) => [name, asked.get(name) ?? ''])) as Record<Field, string>,
  )
  const [kind, setKind] = useState<TransferKind | ''>('')
  const [documentKind, setDocumentKind] = useState<DocumentKind | ''>(
    documentKinds.find((one) => one === asked.get('documentKind')) ?? '',
  )
  const [span, setSpan] = useState(noSpan)
  // What is no amount yet is told at its field and narrows nothing.
  const isTold = (name: Field) =>
    name === 'minimum' || name === 'maximum' ? isTypedAmount(texts[name]) : texts[name] !== ''
  const given = Object.fromEntries(FIELDS.filter(isTold).map((name) => [name, texts[name]]))
  const filter = {
    ...given,
    ...(kind !== '' && { kind }),
    ...(documentKind !== '' && { documentKind }),
    ...momentsOf(span),
  }
  const transfers = useConnection(
    ['transfers', filter],
    async (after) => (await read(ConsoleTransfersDocument, { filter, after })).ledgerTransfers,
  )
  const columns = useColumns()
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="books.transfers" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="textSecondary">
          {translate('books.help')}
        </Typography>
        <Box sx={{ display: 'flex', columnGap: 1, rowGap: 2, flexWrap: 'wrap' }}>
          <Choice label="desk.kind" value={kind} values={transferKinds} words="transferKinds" onChange={setKind} />
          <Choice
            label="books.documentKind"
            value={documentKind}
            values={documentKinds}
            words="documents"
            onChange={setDocumentKind}
          />
          <Days value={span} onChange={setSpan} />
          {TEXTS.map((name) => (
            <TextField
              key={name}
              size="small"
              margin="none"
              fullWidth={false}
              label={translate(`books.${name}`)}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value.trim() })}
            />
          ))}
          {AMOUNTS.map((name) => (
            <AmountField
              key={name}
              size="small"
              margin="none"
              fullWidth={false}
              label={translate(`books.${name}`)}
              value={texts[name]}
              onChange={(text) => setTexts({ ...texts, [name]: text.trim() })}
            />
          ))}
        </Box>
        <Box>
          <ExportButton of="transfers" filter={filter} count={undefined} />
        </Box>
        <Sheet name="books.transfers" columns={columns} keyOf={({ id }) => id} {...transfers} />
      </CardContent>
    </Card>
  )
}

/** What the list tells of a movement. */
function useColumns(): Column<ConsoleTransferFragment>[] {
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  return [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    {
      heading: 'desk.kind',
      render: (row) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <TextLink to={`/transfers/${row.id}`} look="strong">
            {translate(`transferKinds.${row.kind}`, { _: row.kind })}
          </TextLink>
          {/* What is held first and moved later is two movements that look alike but for their step. */}
          {row.phase !== 'SINGLE' && (
            <Typography variant="body2" color="textSecondary">
              {translate(`phases.${row.phase}`, { _: row.phase })}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      heading: 'desk.member',
      render: (row) => <TextLink to={`/members/${row.memberId}/show`}>{row.memberAccount}</TextLink>,
    },
    { heading: 'desk.amount', render: (row) => amount(row.amount, row.currency), isNumber: true },
    { heading: 'books.from', render: ({ fromAccount }) => <AccountName account={fromAccount} /> },
    { heading: 'books.to', render: ({ toAccount }) => <AccountName account={toAccount} /> },
    { heading: 'books.outcome', render: ({ outcome }) => translate(`outcomes.${outcome}`, { _: outcome }) },
    {
      heading: 'books.document',
      render: (row) => {
        const path = documentPath(row)
        const name = translate(`documents.${row.documentKind}`)
        return path === null ? name : <TextLink to={path}>{name}</TextLink>
      },
    },
  ]
}
