import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Column } from '../../kits/tables/Sheet.tsx'
import type { OperatorExclusionFilter } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { DeskSheet } from './DeskSheet.tsx'
import { LiftDecision } from './LiftDecision.tsx'
import { MemberLink } from './MemberLink.tsx'
import { type DeskExclusionFragment, DeskExclusionsDocument } from './protection.generated.ts'

interface Props {
  /** What is shown of them, as a key of admin.json. */
  name: string
  filter: OperatorExclusionFilter
}

/** Breaks of members; those whose end was asked for can be answered. */
export function Exclusions({ name, filter }: Props) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const [asked, setAsked] = useState<DeskExclusionFragment>()
  const columns: Column<DeskExclusionFragment>[] = [
    {
      heading: 'protection.account',
      render: ({ memberId, account }) => <MemberLink id={memberId} account={account} />,
    },
    {
      heading: 'protection.kind',
      render: ({ kind, isOrigin }) =>
        `${translate(`protection.kinds.${kind}`)}${isOrigin ? '' : ` · ${translate('protection.samePerson')}`}`,
    },
    {
      heading: 'protection.span',
      render: ({ startedAt, endsAt }) =>
        `${moment(startedAt)} – ${endsAt === null ? translate('protection.noEnd') : moment(endsAt)}`,
    },
    { heading: 'protection.wish', render: (exclusion) => <Wish exclusion={exclusion} onAnswer={setAsked} /> },
  ]
  return (
    <>
      <DeskSheet
        name={name}
        queryKey={['exclusions', filter]}
        load={async (page) => (await read(DeskExclusionsDocument, { page, filter })).operatorExclusions}
        keyOf={({ id, memberId }) => `${id} ${memberId}`}
        columns={columns}
      />
      {asked && <LiftDecision exclusion={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface WishProps {
  exclusion: DeskExclusionFragment
  onAnswer(exclusion: DeskExclusionFragment): void
}

/** The wish to end it early, with the answer or the way to one. */
function Wish({ exclusion, onAnswer }: WishProps) {
  const translate = useTranslate()
  const { liftState, liftReason } = exclusion
  if (liftState === null) return '–'
  const words = [translate(`protection.liftStates.${liftState}`), liftReason].filter(Boolean).join(': ')
  if (liftState !== 'ASKED' || !mayDo('protection', 'decide')) return words
  return (
    <>
      {words}{' '}
      <Button size="small" onClick={() => onAnswer(exclusion)}>
        {translate('protection.answer')}
      </Button>
    </>
  )
}
