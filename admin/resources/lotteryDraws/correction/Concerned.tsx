import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import type { CorrectionPreview } from './preview-correction.ts'

type Member = CorrectionPreview['members'][number]
type Team = CorrectionPreview['teams'][number]
type Hour = CorrectionPreview['hours'][number]

/** The members whose money a correction moves. */
export function ConcernedMembers({ members, currency }: { members: readonly Member[]; currency: string }) {
  const { amount } = useFormats()
  const columns: Column<Member>[] = [
    {
      heading: 'desk.member',
      render: ({ memberId, memberAccount }) => <MemberLink id={memberId} account={memberAccount} />,
    },
    { heading: 'draws.balance', render: ({ balance }) => amount(balance, currency), isNumber: true },
    { heading: 'draws.stakeReturned', render: ({ stakeReturned }) => amount(stakeReturned, currency), isNumber: true },
    { heading: 'draws.rebateTaken', render: ({ rebateTaken }) => amount(rebateTaken, currency), isNumber: true },
    { heading: 'draws.payoutBefore', render: ({ payoutBefore }) => amount(payoutBefore, currency), isNumber: true },
    { heading: 'draws.payoutAfter', render: ({ payoutAfter }) => amount(payoutAfter, currency), isNumber: true },
    { heading: 'draws.uncollected', render: ({ uncollected }) => amount(uncollected, currency), isNumber: true },
  ]
  return <Sheet name="draws.members" columns={columns} rows={members} keyOf={({ memberId }) => memberId} />
}

/** The teams whose figures it changes. */
export function ConcernedTeams({ teams, currency }: { teams: readonly Team[]; currency: string }) {
  const { amount, number } = useFormats()
  const columns: Column<Team>[] = [
    {
      heading: 'draws.upline',
      render: ({ uplineId, uplineAccount }) => <MemberLink id={uplineId} account={uplineAccount} />,
    },
    { heading: 'draws.memberCount', render: ({ memberCount }) => number(memberCount), isNumber: true },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    { heading: 'draws.validBetChange', render: ({ validBet }) => amount(validBet, currency), isNumber: true },
    { heading: 'draws.profitChange', render: ({ profit }) => amount(profit, currency), isNumber: true },
  ]
  if (teams.length === 0) return null
  return (
    <>
      <Heading name="draws.teams" />
      <Sheet name="draws.teams" columns={columns} rows={teams} keyOf={({ uplineId }) => uplineId} />
    </>
  )
}

/** The hours of the reports that it changes. */
export function ConcernedHours({ hours, currency }: { hours: readonly Hour[]; currency: string }) {
  const translate = useTranslate()
  const { amount, number, moment } = useFormats()
  const columns: Column<Hour>[] = [
    { heading: 'draws.hour', render: ({ hour }) => moment(hour) },
    { heading: 'desk.category', render: ({ gameType }) => translate(`gameTypes.${gameType}`) },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    { heading: 'desk.stake', render: ({ stake }) => amount(stake, currency), isNumber: true },
    { heading: 'draws.validBetChange', render: ({ validBet }) => amount(validBet, currency), isNumber: true },
    { heading: 'desk.payout', render: ({ payout }) => amount(payout, currency), isNumber: true },
  ]
  if (hours.length === 0) return null
  return (
    <>
      <Heading name="draws.hours" />
      <Sheet name="draws.hours" columns={columns} rows={hours} keyOf={({ hour, gameType }) => `${hour} ${gameType}`} />
    </>
  )
}

function Heading({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <Typography component="h3" sx={{ fontWeight: 600 }}>
      {translate(name)}
    </Typography>
  )
}

function MemberLink({ id, account }: { id: string; account: string }) {
  return (
    <TextLink to={`/members/${id}/show`} look="strong">
      {account}
    </TextLink>
  )
}
