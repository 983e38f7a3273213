import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoment } from '../lib/moments.ts'
import type { OperatorExclusionFilter } from '../lib/schema.generated.ts'
import { client } from '../providers/client.ts'
import { signedInOperator } from '../providers/session.ts'
import { DeskTable, MemberLink } from './DeskTable.tsx'
import { LiftDecision } from './LiftDecision.tsx'
import { type DeskExclusionFragment, DeskExclusionsDocument } from './protection.generated.ts'

const page = { page: 1, pageSize: 50, sort: null }

/** Breaks of members; those whose end was asked for can be answered. */
export function Exclusions({ filter }: { filter: OperatorExclusionFilter }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [asked, setAsked] = useState<DeskExclusionFragment>()
  const { data, error } = useQuery({
    queryKey: ['protection', 'exclusions', filter],
    queryFn: async () =>
      (await client.query({ query: DeskExclusionsDocument, variables: { page, filter } })).data.operatorExclusions,
  })
  const mayDecide = signedInOperator()?.permissions.includes('protection.decide')
  const columns = [
    {
      heading: translate('protection.account'),
      cell: ({ memberId, account }: DeskExclusionFragment) => <MemberLink id={memberId} account={account} />,
    },
    {
      heading: translate('protection.kind'),
      cell: ({ kind, isOrigin }: DeskExclusionFragment) =>
        `${translate(`protection.kinds.${kind}`)}${isOrigin ? '' : ` · ${translate('protection.samePerson')}`}`,
    },
    {
      heading: translate('protection.span'),
      cell: ({ startedAt, endsAt }: DeskExclusionFragment) =>
        `${formatMoment(startedAt, language)} – ${endsAt ? formatMoment(endsAt, language) : translate('protection.noEnd')}`,
    },
    {
      heading: translate('protection.wish'),
      cell: (row: DeskExclusionFragment) => {
        if (row.liftState === null) return '–'
        const words = [translate(`protection.liftStates.${row.liftState}`), row.liftReason].filter(Boolean).join(': ')
        if (row.liftState !== 'ASKED' || !mayDecide) return words
        return (
          <>
            {words}{' '}
            <Button size="small" onClick={() => setAsked(row)}>
              {translate('protection.answer')}
            </Button>
          </>
        )
      },
    },
  ]
  return (
    <>
      <DeskTable
        label={translate('protection.exclusions.title')}
        rows={data?.items}
        total={data?.pageInfo.totalItems ?? 0}
        error={error}
        rowKey={({ id, memberId }) => `${id} ${memberId}`}
        columns={columns}
      />
      {asked && <LiftDecision exclusion={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
