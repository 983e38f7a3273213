import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { SettleAgain } from '../../kits/settlements/SettleAgain.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ConsoleDisputeQuery, ConsoleDisputedEarningFragment as Earning } from './agentDisputes.generated.ts'
import { DisputeAnswer } from './DisputeAnswer.tsx'
import { DisputeState } from './DisputeState.tsx'

type Dispute = NonNullable<ConsoleDisputeQuery['record']>

/** One dispute: what the agent says, the answer, the amount with what it was made of, and all that was written of its window. */
export default function DisputeShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="disputes.general">
          <Said />
          <DisputeAnswer />
          <Amount />
          <Revisions />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'AGENT_DISPUTE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What the agent wrote, and what was answered. */
function Said() {
  const record = useRecordContext<Dispute>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined) return null
  const { memberId, account, reason, content, createdAt, closedAt, answer, answeredBy } = record
  const text = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 } as const
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Facts
        facts={[
          [
            'disputes.agent',
            <TextLink key="agent" to={`/members/${memberId}/show`} look="strong">
              {account}
            </TextLink>,
          ],
          ['disputes.reason', translate(`disputeReasons.${reason}`)],
          ['disputes.state', <DisputeState key="state" />],
          ['disputes.createdAt', moment(createdAt)],
        ]}
      />
      <Typography sx={text}>{content}</Typography>
      {answer !== null && (
        <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {translate('disputes.answeredBy', { operator: answeredBy ?? '', at: moment(closedAt) })}
          </Typography>
          <Typography sx={text}>{answer}</Typography>
        </Box>
      )}
    </Box>
  )
}

/** The disputed amount with its window, its terms and what the team came to; and the way to work it out anew. */
function Amount() {
  const record = useRecordContext<Dispute>()
  const translate = useTranslate()
  const { amount, number, rate } = useFormats()
  const windowBound = useWindowFormat()
  if (record === undefined) return null
  const { earning, settlementId } = record
  const { contractId, currency } = earning
  const span = `${windowBound(earning.from)} → ${windowBound(earning.until)}`
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', mt: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('disputes.amountOf', { kind: translate(`settlementKinds.${earning.kind}`) })}
      </Typography>
      <Facts
        facts={[
          ['settlements.amount', amount(earning.amount, currency)],
          ['settlements.paid', amount(earning.paid, currency)],
          ['settlements.state', translate(`earningStates.${earning.state}`)],
          ['settlements.payer', earning.payerAccount ?? translate('settlements.platform')],
          [
            'disputes.settlement',
            settlementId === null ? (
              span
            ) : (
              <TextLink key="settlement" to={`/settlements/${settlementId}/show`}>
                {span}
              </TextLink>
            ),
          ],
          [
            'disputes.contract',
            <TextLink key="contract" to={`/contracts/${contractId}/show/versions`}>
              {translate('disputes.version', { version: earning.version })}
            </TextLink>,
          ],
          ['disputes.rate', earning.rate === null ? '–' : rate(earning.rate)],
          ['settlements.gross', amount(earning.gross, currency)],
          ['settlements.downlines', amount(earning.downlines, currency)],
          ['disputes.validBet', amount(earning.validBet, currency)],
          ['disputes.loss', amount(earning.loss, currency)],
          ['disputes.activeMembers', number(earning.activeMembers)],
          ...(earning.skipReason === null
            ? []
            : [['settlements.reason', translate(`skipReasons.${earning.skipReason}`)] as const]),
        ]}
      />
      {settlementId !== null && mayDo('settlements', 'update') && (
        <Box>
          <SettleAgain id={settlementId} />
        </Box>
      )}
    </Box>
  )
}

/** All that was written of the window, the disputed one among them. */
function Revisions() {
  const record = useRecordContext<Dispute>()
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const nameOf = ({ id, revision }: Earning) => {
    const name =
      revision === 0 ? translate('disputes.first') : translate('settlements.correction', { number: revision })
    return id === record?.earning.id ? <strong>{translate('disputes.disputed', { name })}</strong> : name
  }
  const columns: Column<Earning>[] = [
    { heading: 'disputes.revision', render: nameOf },
    { heading: 'disputes.validBet', render: (row) => amount(row.validBet, row.currency), isNumber: true },
    { heading: 'disputes.loss', render: (row) => amount(row.loss, row.currency), isNumber: true },
    { heading: 'disputes.activeMembers', render: ({ activeMembers }) => number(activeMembers), isNumber: true },
    { heading: 'settlements.amount', render: (row) => amount(row.amount, row.currency), isNumber: true },
    { heading: 'settlements.paid', render: (row) => amount(row.paid, row.currency), isNumber: true },
    { heading: 'settlements.state', render: ({ state }) => translate(`earningStates.${state}`) },
  ]
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('disputes.revisions')}
      </Typography>
      <Sheet name="disputes.revisions" columns={columns} rows={record?.revisions} keyOf={({ id }) => id} />
    </Box>
  )
}
