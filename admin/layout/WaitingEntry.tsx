import { Box, Chip } from '@mui/material'
import { createElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { Menu, useGetResourceLabel, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin'
import type { MenuEntry } from './menu-groups.tsx'

/** For screen readers alone. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

interface Props {
  entry: MenuEntry
  /** How much waits behind it. */
  waiting: number
}

/** An entry of the main menu, with how much waits behind it. */
export function WaitingEntry({ entry, waiting }: Props) {
  const translate = useTranslate()
  const resources = useResourceDefinitions()
  const labelOf = useGetResourceLabel()
  const [isWide] = useSidebarState()
  const id = useId()
  const { name, words, icon } = entry
  const label = words === undefined ? labelOf(name, 2) : translate(words)
  return (
    <>
      <Menu.Item
        to={`/${name}`}
        aria-describedby={waiting > 0 ? id : undefined}
        primaryText={isWide ? <Line label={label} waiting={waiting} /> : label}
        leftIcon={icon ?? iconOf(resources[name]?.icon)}
      />
      {waiting > 0 && (
        <span id={id} style={unseen}>
          {translate('layout.waiting', { count: waiting })}
        </span>
      )}
    </>
  )
}

function Line({ label, waiting }: { label: ReactNode; waiting: number }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box component="span" sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {/* Told as the description of the entry, so that its name stays its name. */}
      {waiting > 0 && <Chip component="span" aria-hidden size="small" color="warning" label={waiting} />}
    </Box>
  )
}

function iconOf(icon: unknown): ReactElement | undefined {
  if (isValidElement(icon)) return icon
  return icon === undefined ? undefined : createElement(icon as Parameters<typeof createElement>[0])
}
