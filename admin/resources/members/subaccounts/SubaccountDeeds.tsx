import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PagedSheet } from '../../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { type PartOf, readOfMember } from '../../../providers/server.ts'
import { useMemberId } from '../use-member-id.ts'
import { ConsoleSubaccountDeedsDocument, type ConsoleSubaccountDeedsQuery } from './memberSubaccounts.generated.ts'

type Deed = PartOf<ConsoleSubaccountDeedsQuery>['items'][number]

/** What was done and refused in the agent's name, the last first. A failure is told by its code, which the documents explain. */
export function SubaccountDeeds() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'subaccountDeeds', page],
    queryFn: () => readOfMember(ConsoleSubaccountDeedsDocument, { memberId, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const outcomeOf = ({ outcome }: Deed) => {
    if (outcome === null) return translate('subaccounts.unknown')
    return outcome === 'DONE' ? translate('subaccounts.done') : outcome
  }
  const aboutOf = ({ deed, about }: Deed) =>
    about !== null && deed === 'REFUSED' ? translate(`subaccountAreas.${about}`, { _: about }) : (about ?? '–')
  const columns: Column<Deed>[] = [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    { heading: 'subaccounts.who', render: ({ displayName, subaccountName }) => `${displayName} (${subaccountName})` },
    { heading: 'subaccounts.deed', render: ({ deed }) => translate(`subaccountDeeds.${deed}`) },
    { heading: 'subaccounts.about', render: aboutOf },
    { heading: 'subaccounts.outcome', render: outcomeOf },
    { heading: 'desk.address', render: ({ ip }) => ip },
  ]
  return (
    <PagedSheet
      name="subaccounts.deeds"
      empty="subaccounts.noDeeds"
      columns={columns}
      keyOf={({ id }) => id}
      query={query}
      page={page}
      onPage={setPage}
    />
  )
}
