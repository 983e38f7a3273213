import { Badge } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Menu, useTranslate } from 'react-admin'

interface Props<Data> {
  /** Of the page and of the words: `<name>.name`, and `<name>.nameCount` while something waits. */
  name: string
  icon: ReactElement
  tone: 'warning' | 'error'
  query: { readonly queryKey: readonly string[]; queryFn(): Promise<Data> }
  countOf(data: Data): number
}

/** How often the number is read anew while somebody looks at the console. */
const EVERY = 60_000

/** An entry of the menu that says how many wait behind it. */
export function CountedMenuItem<Data>({ name, icon, tone, query, countOf }: Props<Data>) {
  const translate = useTranslate()
  const { data } = useQuery({ ...query, refetchInterval: EVERY })
  const count = data === undefined ? 0 : countOf(data)
  return (
    <Menu.Item
      to={`/${name}`}
      primaryText={count === 0 ? translate(`${name}.name`) : translate(`${name}.nameCount`, { count })}
      leftIcon={
        // The name of the entry says the number; the badge would say it twice, and nought where none waits.
        <Badge aria-hidden badgeContent={count} color={tone}>
          {icon}
        </Badge>
      }
    />
  )
}
