import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin'
import { mayDo } from '../providers/auth-provider.ts'
import { type MenuEntry, menuGroups, urgentEntries } from './menu-groups.tsx'

/** Whether the operator may open an entry of the main menu. */
export function useMayOpen(): (entry: MenuEntry) => boolean {
  const resources = useResourceDefinitions()
  return ({ name, words }) => (words !== undefined || resources[name] !== undefined) && mayDo(name, 'list')
}

/** Every page of the main menu that the operator may open, by its words. */
export function useMenuPages(): { path: string; label: string }[] {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const mayOpen = useMayOpen()
  const entries = [...urgentEntries, ...menuGroups.flatMap((group) => group.entries)].filter(mayOpen)
  return entries.map(({ name, words }) => ({
    path: `/${name}`,
    label: words === undefined ? labelOf(name, 2) : translate(words),
  }))
}
