import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined'
import { Badge } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Menu, useTranslate } from 'react-admin'
import { ask } from '../../lib/call.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { ConsoleNewGreatWinsDocument } from './greatWins.generated.ts'

/** How often the number is read anew while somebody looks at the console. */
const EVERY = 60_000

/** The entry of the menu, with how many great wins nobody looked at yet. */
export function GreatWinsMenuItem() {
  const translate = useTranslate()
  const isShown = mayDo('greatWins', 'list')
  const { data } = useQuery({
    queryKey: ['greatWins', 'new'],
    queryFn: async () => (await ask(ConsoleNewGreatWinsDocument, {})).wins.pageInfo.totalItems,
    refetchInterval: EVERY,
    enabled: isShown,
  })
  if (!isShown) return null
  const count = data ?? 0
  return (
    <Menu.Item
      to="/greatWins"
      primaryText={count === 0 ? translate('greatWins.name') : translate('greatWins.nameCount', { count })}
      leftIcon={
        // The name of the entry says the number; the badge would say it twice, and nought where none waits.
        <Badge aria-hidden badgeContent={count} color="error">
          <EmojiEventsIcon />
        </Badge>
      }
    />
  )
}
