import { Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Facts } from '../../../fields/Facts.tsx'
import { PagedSheet } from '../../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { type PartOf, readOfMember } from '../../../providers/server.ts'
import { useMemberId } from '../use-member-id.ts'
import { ConsoleMemberVipDocument, type ConsoleMemberVipQuery } from './memberVip.generated.ts'

type Step = PartOf<ConsoleMemberVipQuery>['steps']['items'][number]

/** Where the member stands among the levels, and each step that led there with what it was decided by. */
export function VipTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'vip', page],
    queryFn: () => readOfMember(ConsoleMemberVipDocument, { memberId, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const vip = query.data?.vip
  const nameOf = (rank: number) =>
    vip?.levels.find((level) => level.rank === rank)?.name ?? translate('memberVip.noLevel')
  const columns: Column<Step>[] = [
    { heading: 'memberVip.at', render: ({ at }) => moment(at) },
    { heading: 'memberVip.step', render: ({ fromRank, toRank }) => `${nameOf(fromRank)} → ${nameOf(toRank)}` },
    { heading: 'memberVip.reason', render: ({ reason }) => translate(`memberVip.reasons.${reason}`) },
    {
      heading: 'memberVip.deposits',
      render: ({ deposits, depositsDemanded }) => `${amount(deposits)} / ${amount(depositsDemanded)}`,
      isNumber: true,
    },
    {
      heading: 'memberVip.validBet',
      render: ({ validBet, validBetDemanded }) => `${amount(validBet)} / ${amount(validBetDemanded)}`,
      isNumber: true,
    },
    {
      heading: 'memberVip.month',
      render: ({ month, monthValidBet, monthDemanded }) =>
        month === null || monthValidBet === null || monthDemanded === null
          ? '–'
          : `${month.slice(0, 7)}: ${amount(monthValidBet)} / ${amount(monthDemanded)}`,
      isNumber: true,
    },
  ]
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {vip && (
        <Facts
          facts={[
            ['memberVip.level', nameOf(vip.rank)],
            ['memberVip.since', moment(vip.since)],
            ['memberVip.deposits', amount(vip.deposits, vip.currency)],
            ['memberVip.validBet', amount(vip.validBet, vip.currency)],
            ['memberVip.month', `${vip.month.slice(0, 7)}: ${amount(vip.monthValidBet, vip.currency)}`],
          ]}
        />
      )}
      <PagedSheet
        name="memberVip.steps"
        empty="memberVip.none"
        columns={columns}
        keyOf={({ id }) => id}
        query={{ ...query, data: query.data?.steps }}
        page={page}
        onPage={setPage}
      />
    </Box>
  )
}
