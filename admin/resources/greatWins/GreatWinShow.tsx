import { Alert } from '@mui/material'
import { ReferenceField, TabbedShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { Words } from '../../fields/Words.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleGreatWinFragment, ReviewGreatWinDocument } from './greatWins.generated.ts'

const field = (name: string) => `resources.greatWins.fields.${name}`

export default function GreatWinShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="greatWins.one">
          <Review label={false} />
          <ReferenceField source="memberId" reference="members" label={field('memberAccount')} link="show">
            <TextField source="account" />
          </ReferenceField>
          <BetLink label={field('betId')} />
          <TextField source="vendorCode" />
          <Words source="gameType" words="gameTypes" label={field('gameType')} />
          <Amount source="amount" label={field('amount')} />
          <Amount source="alarmFrom" label={field('alarmFrom')} />
          <Moment source="foundAt" label={field('foundAt')} />
          <Words source="state" words="greatWinStates" label={field('state')} />
          <TextField source="seenBy" emptyText="–" />
          <Moment source="seenAt" label={field('seenAt')} />
          <TextField source="seenReason" emptyText="–" />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'GREAT_WIN')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What a great win asks of an operator: to look at it and say what he found. The win stays paid either way. */
function Review(_: { label: false }) {
  const translate = useTranslate()
  const record = useRecordContext<ConsoleGreatWinFragment>()
  if (record === undefined || record.state === 'SEEN') return null
  const { id } = record
  return (
    <Alert
      severity="warning"
      action={
        mayDo('greatWins', 'review') && (
          <ActionButton
            label="greatWins.review"
            effects={['greatWins.effect']}
            run={(reason) => change(ReviewGreatWinDocument, { input: { id, reason } })}
          />
        )
      }
    >
      {translate('greatWins.look')}
    </Alert>
  )
}

/** The bet with its round, as the betting record has it. */
function BetLink(_: { label: string }) {
  const record = useRecordContext<ConsoleGreatWinFragment>()
  if (record === undefined) return null
  return <TextLink to={`/bets/${record.betId}`}>{record.betId}</TextLink>
}
