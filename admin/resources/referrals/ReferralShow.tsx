import { Box } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { ReferralState } from './ReferralState.tsx'
import {
  type ConsoleReferralFragment as Referral,
  RefuseReferralDocument,
  ReleaseReferralDocument,
} from './referrals.generated.ts'

/** A friend whom a member brought: how far he is, what both accounts have in common, and the decision about it. */
export default function ReferralShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="referrals.one">
          <Friend />
          <Decision />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'REFERRAL')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

const field = (name: string) => `resources.referrals.fields.${name}`

function Friend() {
  const record = useRecordContext<Referral>()
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  if (record === undefined) return null
  const { currency, reason, reward } = record
  const member = (id: string, account: string) => (
    <TextLink key={id} to={`/members/${id}/show`} look="strong">
      {account}
    </TextLink>
  )
  return (
    <Facts
      facts={[
        [field('referrerAccount'), member(record.referrerId, record.referrerAccount)],
        [field('account'), member(record.memberId, record.account)],
        [field('state'), <ReferralState key="state" />],
        [field('reason'), reason === null ? '–' : translate(`referralReasons.${reason}`)],
        [field('cameAt'), moment(record.cameAt)],
        [field('firstDeposit'), amount(record.firstDeposit, currency)],
        [field('deposits'), amount(record.deposits, currency)],
        [field('reward'), reward === null ? '–' : amount(reward, currency)],
        [field('depositedAt'), moment(record.depositedAt)],
        [field('playedAt'), moment(record.playedAt)],
        [field('paidAt'), moment(record.paidAt)],
        [field('decidedBy'), record.decidedBy ?? '–'],
        [field('decidedAt'), moment(record.decidedAt)],
      ]}
    />
  )
}

/** What the operator may decide: nothing once it is paid or refused. */
function Decision() {
  const record = useRecordContext<Referral>()
  if (record === undefined || !mayDo('referrals', 'decide')) return null
  const { id, state } = record
  if (state === 'PAID' || state === 'REFUSED') return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {state === 'HELD' && (
        <ActionButton
          label="referrals.release"
          effects={['referrals.effectRelease']}
          run={(reason) => change(ReleaseReferralDocument, { input: { id, reason } })}
          done={() => 'referrals.released'}
        />
      )}
      <ActionButton
        label="referrals.refuse"
        effects={['referrals.effectRefuse']}
        run={(reason) => change(RefuseReferralDocument, { input: { id, reason } })}
        done={() => 'referrals.refused'}
        isDangerous
      />
    </Box>
  )
}
