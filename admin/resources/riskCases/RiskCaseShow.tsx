import { Alert, Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { Findings } from '../../kits/risk/Findings.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { RiskCaseDeeds } from './RiskCaseDeeds.tsx'
import { RiskCaseState } from './RiskCaseState.tsx'
import type { ConsoleRiskCaseFragment as Case } from './riskCases.generated.ts'

/** One case: about whom, what rules found, what colleagues found out, and the way to decide it. */
export default function RiskCaseShow() {
  return (
    <RecordShow queryOptions={{ refetchInterval: 10_000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="riskCases.general">
          <General />
          <Body />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'RISK_CASE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What speaks for and against it, and where there is room the decision beside it. */
function Body() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: COLUMNS }, width: '100%' }}>
      <Box sx={{ minWidth: 0 }}>
        <Found />
        <Notes />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Next />
        <RiskCaseDeeds />
      </Box>
    </Box>
  )
}

const COLUMNS = 'minmax(0, 3fr) minmax(0, 2fr)'

function General() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined) return null
  const { memberId, account, state, holds, openedAt, openedBy, takenBy, closedAt, closedBy } = record
  const held = state === 'CLOSED' ? 'riskCases.held' : 'riskCases.holdsYes'
  return (
    <Facts
      facts={[
        [
          'riskCases.member',
          <TextLink key="member" to={`/members/${memberId}/show`}>
            {account}
          </TextLink>,
        ],
        ['riskCases.state', <RiskCaseState key="state" />],
        ['riskCases.holds', translate(holds ? held : 'riskCases.holdsNo')],
        ['riskCases.openedAt', moment(openedAt)],
        ['riskCases.openedBy', openedBy ?? translate('riskCases.byRule')],
        ['riskCases.takenBy', takenBy ?? '–'],
        ...(closedAt === null
          ? []
          : ([
              ['riskCases.closedAt', moment(closedAt)],
              ['riskCases.closedBy', closedBy],
            ] as const)),
      ]}
    />
  )
}

/** Where to look further. */
function Next() {
  const memberId = useRecordContext<Case>()?.memberId
  const translate = useTranslate()
  return (
    <Alert severity="info">
      {translate('riskCases.next')}{' '}
      <TextLink to={`/members/${memberId}/show`}>{translate('riskCases.toMember')}</TextLink>
      {' · '}
      <TextLink to={`/members/${memberId}/show/bonuses`}>{translate('riskCases.toBonuses')}</TextLink>
    </Alert>
  )
}

function Found() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  if (record === undefined) return null
  return (
    <Box component="section">
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('riskCases.signals')}
      </Typography>
      {record.signals.length === 0 ? (
        <Typography color="textSecondary">{translate('riskCases.noSignals')}</Typography>
      ) : (
        <Findings signals={record.signals} />
      )}
    </Box>
  )
}

function Notes() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined || record.notes.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2, width: '100%' }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('riskCases.notes')}
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
