import { Menu as StockMenu, useResourceDefinitions, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useWaiting } from '../kits/waiting/use-waiting.ts'
import { useWaitingLive } from '../kits/waiting/use-waiting-live.ts'
import { mayDo } from '../providers/auth-provider.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { type MenuEntry, menuGroups, urgentEntries } from './menu-groups.tsx'
import { WaitingEntry } from './WaitingEntry.tsx'

/** The main menu: overview, what is urgent, then what may be read, grouped by the work it belongs to, with how much of it waits. */
export function Menu() {
  const translate = useTranslate()
  const resources = useResourceDefinitions()
  const here = useLocation().pathname.split('/')[1]
  useWaitingLive()
  const waiting = new Map(useWaiting().map(({ desk, count }) => [desk, count]))
  const waitingAt = (name: string) => waiting.get(name) ?? 0
  const mayRead = ({ name, words, isGuarded = words === undefined }: MenuEntry) =>
    (words !== undefined || resources[name] !== undefined) && (!isGuarded || mayDo(name, 'list'))
  const entriesOf = (entries: readonly MenuEntry[]) =>
    entries
      .filter(mayRead)
      .map((entry) => <WaitingEntry key={entry.name} entry={entry} waiting={waitingAt(entry.name)} />)
  return (
    <nav aria-label={translate('layout.menu')}>
      <StockMenu>
        <StockMenu.DashboardItem />
        {entriesOf(urgentEntries)}
        {menuGroups
          .filter(({ entries }) => entries.some(mayRead))
          .map(({ name, entries }) => (
            <MenuGroup
              key={name}
              name={name}
              waiting={entries.reduce((sum, entry) => sum + waitingAt(entry.name), 0)}
              isHere={entries.some((entry) => entry.name === here)}
            >
              {entriesOf(entries)}
            </MenuGroup>
          ))}
      </StockMenu>
    </nav>
  )
}
