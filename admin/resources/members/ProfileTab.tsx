import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { EmailText } from '../../fields/EmailText.tsx'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { readOfMember } from '../../providers/server.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberTags } from './MemberTags.tsx'
import { ConsoleMemberProfileDocument, type ConsoleMemberProfileFragment } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'
import { WaitingDeeds } from './WaitingDeeds.tsx'

export function ProfileTab() {
  const translate = useTranslate()
  const id = useMemberId()
  const { data, error, refetch } = useQuery({
    queryKey: ['memberDesk', id, 'profile'],
    queryFn: () => readOfMember(ConsoleMemberProfileDocument, { id }),
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.avatarUrl !== null && (
        <StoredPicture
          url={data.avatarUrl}
          alt={translate('desk.avatar')}
          style={{ width: 96, height: 96, objectFit: 'cover', borderRadius: '50%' }}
        />
      )}
      <WaitingDeeds member={data} />
      <MemberActions member={data} />
      <MemberTags member={data} />
      <MemberFacts member={data} />
    </Box>
  )
}

function MemberFacts({ member }: { member: ConsoleMemberProfileFragment }) {
  const translate = useTranslate()
  const { moment, number, dayOfBirth } = useFormats()
  const details = Object.entries(member.details).filter(([, value]) => value !== null && value !== '')
  const isLocked = member.status === 'LOCKED'
  const facts: [string, ReactNode][] = [
    ['resources.members.fields.account', member.account],
    ['resources.members.fields.nickname', member.nickname],
    ['resources.members.fields.type', translate(`memberTypes.${member.type}`)],
    [
      'resources.members.fields.status',
      <StateChip
        key="status"
        label={translate(`memberStatuses.${member.status}`)}
        tone={isLocked ? 'error' : 'success'}
      />,
    ],
    ['resources.members.fields.payeeName', member.payeeName],
    ['resources.members.fields.email', member.email && <EmailText key="email" address={member.email} />],
    ['resources.members.fields.mobileNumber', member.mobileNumber],
    ['desk.birthday', member.birthday && dayOfBirth(member.birthday)],
    ['desk.language', languageName(member.language, translate('desk.languageCode'))],
    ['resources.members.fields.currency', member.currency],
    ['desk.referralCode', member.referralCode],
    ['desk.uplines', member.uplines.length > 0 ? <Uplines key="uplines" member={member} /> : null],
    ['desk.downlines', number(member.downlines)],
    ['resources.members.fields.registeredAt', moment(member.registeredAt)],
    ['desk.registerIp', member.registerIp],
    ['desk.registerUrl', member.registerUrl],
    ['desk.termsAcceptedAt', moment(member.termsAcceptedAt)],
    ['resources.members.fields.lastSignInAt', moment(member.lastSignInAt)],
    ['resources.members.fields.lastSignInIp', member.lastSignInIp],
    ['desk.paymentPassword', translate(member.hasPaymentPassword ? 'desk.set' : 'desk.notSet')],
    ['desk.totpSince', moment(member.totpSince)],
    ['desk.passkeys', number(member.passkeys)],
    ['desk.failedTries', number(member.failedTries)],
    ...details.map(([name, value]): [string, ReactNode] => [`registrationFieldNames.${name}`, String(value)]),
    ['books.transfers', <Movements key="movements" memberId={member.id} />],
  ]
  return <Facts facts={facts} />
}

/** The way to all movements of the member's money. */
function Movements({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  return <TextLink to={`/transfers?memberId=${memberId}`}>{translate('audit.open')}</TextLink>
}

/** The line above, the highest first. */
function Uplines({ member }: { member: ConsoleMemberProfileFragment }) {
  return (
    <>
      {member.uplines.map(({ id, account }, index) => (
        <span key={id}>
          {index > 0 && ' › '}
          <TextLink to={`/members/${id}/show`}>{account}</TextLink>
        </span>
      ))}
    </>
  )
}
