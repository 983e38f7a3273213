import PreviousIcon from '@mui/icons-material/NavigateBefore'
import NextIcon from '@mui/icons-material/NavigateNext'
import { IconButton, Stack, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../lib/use-shortcuts.ts'
import { useNeighbours } from './use-neighbours.ts'

/** Leads to the records before and after this one in the list that the operator came from; J and K do the same. */
export function Neighbours({ linkType }: { linkType: 'show' | 'edit' }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const neighbours = useNeighbours(linkType)
  const { previous, next } = neighbours ?? {}
  const steps = useMemo(
    () => ({ ...(next && { J: () => navigate(next) }), ...(previous && { K: () => navigate(previous) }) }),
    [navigate, next, previous],
  )
  useShortcuts(steps)
  if (neighbours === undefined) return null
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={translate('neighbours.name')}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', px: 1, minHeight: 44 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ px: 1, fontVariantNumeric: 'tabular-nums' }}>
        {neighbours.place} / {neighbours.total}
      </Typography>
      <Step path={previous} label={translate('neighbours.previous')} shortcut="K">
        <PreviousIcon />
      </Step>
      <Step path={next} label={translate('neighbours.next')} shortcut="J">
        <NextIcon />
      </Step>
    </Stack>
  )
}

interface StepProps {
  path: string | undefined
  label: string
  shortcut: string
  children: ReactNode
}

function Step({ path, label, shortcut, children }: StepProps) {
  const isOpen = path !== undefined
  return (
    <IconButton
      aria-label={label}
      disabled={!isOpen}
      {...(isOpen && { component: Link, to: path, 'aria-keyshortcuts': shortcut })}
    >
      {children}
    </IconButton>
  )
}
