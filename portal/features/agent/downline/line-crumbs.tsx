import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTeamMemberQuery } from './downline.generated.ts'

/** Where in the line one stands: the own team, then each agent down to the one whose people are shown. Each but the last leads up. */
export function LineCrumbs({ uplineId, onOpen }: { uplineId: string | null; onOpen: (id: string | null) => void }) {
  const { t } = useTranslation('agent')
  const { data, previousData } = useTeamMemberQuery({ variables: { id: uplineId ?? '' }, skip: uplineId === null })
  const path = uplineId === null ? [] : ((data ?? previousData)?.team?.member?.path ?? [])
  const crumbs = [{ id: null, account: t('myTeam') }, ...path]
  return (
    <nav aria-label={t('path')}>
      <ol className="-ms-2 flex flex-wrap items-center text-sm">
        {crumbs.map(({ id, account }, index) => (
          <li key={account} className="flex items-center">
            {index > 0 && <ChevronRight size={16} aria-hidden className="text-faint rtl:rotate-180" />}
            {id === uplineId ? (
              <span aria-current="location" className="flex min-h-11 items-center px-2 font-semibold">
                {account}
              </span>
            ) : (
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-11 items-center rounded-sm px-2 text-accent underline-offset-4 hover:underline"
              >
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
