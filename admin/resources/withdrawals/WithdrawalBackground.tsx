import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import type { Withdrawal } from './deeds.ts'
import { type SharingAccount, sharingAccounts } from './sharing-accounts.ts'
import { ConsoleWithdrawalBackgroundDocument, type ConsoleWithdrawalBackgroundQuery } from './withdrawals.generated.ts'

/** How many accounts are named; the member's desk has them all. */
const MOST_NAMED = 5

/** What the decision is weighed by: the member's money, devices, and the accounts that came from the same place. */
export function WithdrawalBackground() {
  const record = useRecordContext<Withdrawal>()
  if (record === undefined) return null
  return <Background id={record.id} memberId={record.memberId} />
}

function Background({ id, memberId }: { id: string; memberId: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawals', 'background', id],
    queryFn: () => read(ConsoleWithdrawalBackgroundDocument, { id, memberId }),
  })
  return (
    <Card variant="outlined" component="section" sx={{ width: '100%' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography component="h2" variant="h2">
          {translate('withdrawals.background')}
        </Typography>
        {error !== null && <ReadFailure error={error} onRetry={refetch} />}
        {data === undefined && error === null && <Skeleton variant="rounded" height={96} />}
        {data !== undefined && <BackgroundFacts data={data} memberId={memberId} />}
      </CardContent>
    </Card>
  )
}

function BackgroundFacts({ data, memberId }: { data: ConsoleWithdrawalBackgroundQuery; memberId: string }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const { money, member } = data
  if (money === null) return null
  const inMoney = (text: string) => amount(text, money.currency)
  const owesTurnover = Number(money.turnoverMissing) > 0
  return (
    <Facts
      facts={[
        ['withdrawals.backgroundBalance', inMoney(money.balance)],
        ['withdrawals.backgroundHeld', inMoney(money.held)],
        ['withdrawals.backgroundDeposited', inMoney(money.deposited)],
        [
          'withdrawals.backgroundPaidOut',
          translate('withdrawals.backgroundPaidOutCount', {
            amount: inMoney(money.paidOut),
            smart_count: money.paidOutCount,
            count: money.paidOutCount,
          }),
        ],
        [
          'withdrawals.backgroundTurnover',
          owesTurnover
            ? translate('withdrawals.backgroundTurnoverMissing', {
                missing: inMoney(money.turnoverMissing),
                required: inMoney(money.turnoverRequired),
              })
            : translate('withdrawals.backgroundTurnoverDone'),
        ],
        ['withdrawals.backgroundDevices', <Devices key="devices" sessions={member?.sessions ?? []} />],
        [
          'withdrawals.backgroundShared',
          <Sharing key="shared" accounts={sharingAccounts(member?.sharedOrigins ?? [])} memberId={memberId} />,
        ],
      ]}
    />
  )
}

type Session = NonNullable<NonNullable<ConsoleWithdrawalBackgroundQuery['member']>['sessions']>[number]

function Devices({ sessions }: { sessions: readonly Session[] }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const last = sessions.toSorted((left, right) => right.lastSeenAt.localeCompare(left.lastSeenAt))[0]
  if (last === undefined) return <>–</>
  const devices = new Set(sessions.map(({ userAgent }) => userAgent)).size
  const addresses = new Set(sessions.map(({ ip }) => ip)).size
  return (
    <>
      {translate('withdrawals.backgroundDevicesCount', { devices, addresses })}
      <Typography variant="body2" color="textSecondary">
        {translate('withdrawals.backgroundLastSeen', { at: moment(last.lastSeenAt), ip: last.ip })}
      </Typography>
    </>
  )
}

function Sharing({ accounts, memberId }: { accounts: readonly SharingAccount[]; memberId: string }) {
  const translate = useTranslate()
  if (accounts.length === 0) return <>{translate('withdrawals.backgroundNobody')}</>
  const hidden = accounts.length - MOST_NAMED
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {accounts.slice(0, MOST_NAMED).map(({ id, account, kinds }) => (
        <li key={id}>
          <TextLink to={`/members/${id}/show`}>{account}</TextLink>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {kinds.map((kind) => translate(`originKinds.${kind}`)).join(' · ')}
          </Typography>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <TextLink to={`/members/${memberId}/show/origins`}>
            {translate('withdrawals.backgroundMore', { count: hidden })}
          </TextLink>
        </li>
      )}
    </Box>
  )
}
