import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../../fields/StateChip.tsx'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { PagedSheet } from '../../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change, type PartOf, readOfMember } from '../../../providers/server.ts'
import { useMemberId } from '../use-member-id.ts'
import {
  ConsoleSubaccountsDocument,
  type ConsoleSubaccountsQuery,
  DisableOperatorSubaccountDocument,
} from './memberSubaccounts.generated.ts'
import { SubaccountDeeds } from './SubaccountDeeds.tsx'

type Subaccount = PartOf<ConsoleSubaccountsQuery>['items'][number]

/** Those who act in the agent's name, and what they did; an open one can be shut out. */
export function SubaccountsTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'subaccounts', page],
    queryFn: () => readOfMember(ConsoleSubaccountsDocument, { memberId, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const mayDisable = mayDo('agentSubaccounts', 'edit')
  const rightsOf = ({ rights }: Subaccount) =>
    rights.map((right) => translate(`subaccountRights.${right}`)).join(', ') || translate('subaccounts.readOnly')
  const columns: Column<Subaccount>[] = [
    { heading: 'subaccounts.signInName', render: ({ signInName }) => signInName },
    { heading: 'subaccounts.displayName', render: ({ displayName }) => displayName },
    { heading: 'subaccounts.rights', render: rightsOf },
    { heading: 'subaccounts.lastSeen', render: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : moment(lastSeenAt)) },
    {
      heading: 'subaccounts.state',
      render: ({ isOpen }) => (
        <StateChip
          label={translate(`subaccountStates.${isOpen ? 'open' : 'disabled'}`)}
          tone={isOpen ? 'success' : 'default'}
        />
      ),
    },
    {
      heading: 'a11y.actions',
      render: ({ id, isOpen, signInName }) =>
        isOpen && mayDisable ? (
          <ActionButton
            label="subaccounts.disable"
            effects={['subaccounts.effectOut', 'subaccounts.effectAgent']}
            about={signInName}
            run={(reason) => change(DisableOperatorSubaccountDocument, { input: { id, reason } })}
            isDangerous
          />
        ) : null,
    },
  ]
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="textSecondary">
        {translate('subaccounts.help')}
      </Typography>
      <PagedSheet
        name="subaccounts.name"
        empty="subaccounts.none"
        columns={columns}
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
      />
      <Typography variant="h6" component="h2">
        {translate('subaccounts.deeds')}
      </Typography>
      <SubaccountDeeds />
    </Box>
  )
}
