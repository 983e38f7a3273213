import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { useSourceName } from './use-source-name.ts'
import { VendorCaseClosing } from './VendorCaseClosing.tsx'
import { VendorCaseState } from './VendorCaseState.tsx'
import type {
  ConsoleVendorCaseFragment as Case,
  ConsoleVendorCaseSideFragment as Side,
} from './vendorCases.generated.ts'

/** Movements that belong to a round of a game. */
const GAMES: readonly string[] = ['BET', 'WIN']

/** One case: what each side tells, beside each other, what was found out, and the way to close it. */
export default function VendorCaseShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="vendorCases.general">
          <General />
          <Sides />
          <Notes />
          <VendorCaseClosing />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'VENDOR_CASE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function General() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment, day } = useFormats()
  const sourceName = useSourceName()
  if (record === undefined) return null
  const { source, transactionId, kind, difference, merchantCode, foundAt, closedAt, closedBy } = record
  return (
    <Facts
      facts={[
        ['vendorCases.source', sourceName(source)],
        ['vendorCases.transaction', transactionId],
        ['vendorCases.kind', translate(`vendorCases.kinds.${kind}`)],
        ['vendorCases.difference', translate(`vendorCases.differences.${difference}`)],
        ['vendorCases.day', day(record.day)],
        ['vendorCases.brand', merchantCode ?? '–'],
        ['vendorCases.state', <VendorCaseState key="state" />],
        ['vendorCases.foundAt', moment(foundAt)],
        ...(closedAt === null
          ? []
          : ([
              ['vendorCases.closedAt', moment(closedAt)],
              ['vendorCases.closedBy', closedBy ?? translate('vendorCases.byItself')],
            ] as const)),
      ]}
    />
  )
}

function Sides() {
  const record = useRecordContext<Case>()
  if (record === undefined) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <OneSide title="vendorCases.theirs" side={record.theirs} />
      <OneSide title="vendorCases.ours" side={record.ours} />
    </Box>
  )
}

function OneSide({ title, side }: { title: string; side: Side | null }) {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {side === null ? (
        <Typography color="textSecondary">{translate('vendorCases.nothing')}</Typography>
      ) : (
        <Facts
          facts={[
            ['vendorCases.kind', translate(`vendorCases.kinds.${side.kind}`)],
            ['vendorCases.amount', amount(side.amount, side.currency)],
            ['vendorCases.member', <Member key="member" side={side} />],
            [GAMES.includes(side.kind) ? 'vendorCases.round' : 'vendorCases.order', <Order key="order" side={side} />],
            ['vendorCases.at', moment(side.at)],
          ]}
        />
      )}
    </Box>
  )
}

function Member({ side: { member, memberId } }: { side: Side }) {
  if (memberId === null) return member ?? '–'
  return <TextLink to={`/members/${memberId}/show`}>{member ?? memberId}</TextLink>
}

/** The round of a game, or the order that was paid, with a way to what stands in our books. */
function Order({ side: { round, depositId, withdrawalId } }: { side: Side }) {
  if (depositId !== null && mayDo('deposits', 'list'))
    return <TextLink to={`/deposits/${depositId}/show`}>{round}</TextLink>
  if (withdrawalId !== null && mayDo('withdrawals', 'list'))
    return <TextLink to={`/withdrawals/${withdrawalId}/show`}>{round}</TextLink>
  return round
}

function Notes() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined || record.notes.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2, width: '100%' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {translate('vendorCases.notes')}
      </Typography>
      {record.notes.map(({ id, text, writtenBy, writtenAt }) => (
        <Box key={id} component="blockquote" sx={{ m: 0, mb: 1, pl: 2, borderLeft: 4, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {`${writtenBy} · ${moment(writtenAt)}`}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  )
}
