import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { Badge } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Menu, useTranslate } from 'react-admin'
import { ask } from '../lib/call.ts'
import { ConsoleProposalsDocument } from './proposals.generated.ts'

/** How often the number is read anew while somebody looks at the console. */
const EVERY = 60_000

/** The entry of the menu, with how many wait. */
export function ProposalsMenuItem() {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['proposals'],
    queryFn: async () => (await ask(ConsoleProposalsDocument, {})).proposals,
    refetchInterval: EVERY,
  })
  const count = data?.length ?? 0
  return (
    <Menu.Item
      to="/proposals"
      primaryText={count === 0 ? translate('proposals.name') : translate('proposals.nameCount', { count })}
      leftIcon={
        // The name of the entry says the number; the badge would say it twice, and nought where none waits.
        <Badge aria-hidden badgeContent={count} color="warning">
          <HowToRegIcon />
        </Badge>
      }
    />
  )
}
